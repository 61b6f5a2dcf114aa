#!/usr/bin/env python3
"""The same questions asked of icepool, in process, beside what `cargo bench --bench odds` measured.

    python3 benches/icepool/compare.py

Runs the bench, makes a virtual environment in a temporary folder, installs icepool from PyPI into it, times each
question there (the median of several runs) and prints both with their ratio.
"""
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))


def questions():
    """name -> (what is asked, a function that answers it and the chance that both must find)."""
    from icepool import Die, d6

    def save():
        return (30 @ d6 <= 105).probability(True)

    def roll():
        return (100 @ d6).probability(350)

    def revive():
        # 6 dice, 2 for the points below the limit, 1 for the minutes, against 24; then 4 against ST 10.
        def after(works):
            return (4 @ d6 <= 10).map({True: "revived", False: "revived, 1 ST lost"}) if works else "dead"

        died = (9 @ d6 <= 24).map(after)
        return 1 - died.probability("dead")

    def rest():
        # ST 12 at -2, untended: 3 dice against 12 each day at 0 or below; a failure costs a point and the day.
        def day(state):
            wounds, half = state
            if wounds < 0 or wounds == 0:
                return state
            healed = (wounds - half, 1 - half)
            if wounds < 12:
                return healed
            worse = (wounds + 1, half) if wounds + 1 <= 16 else (-1, 0)
            return (3 @ d6 <= 12).map({True: healed, False: worse})

        return Die([(14, 0)]).map(day, repeat=365, star=False).map(lambda state: state[0] < 0).probability(True)

    return {"save-30d6-105": save, "roll-100d6": roll, "revive-physicker": revive, "rest-365d-untended": rest}


def timed(question):
    times = []
    for _ in range(7):
        start = time.perf_counter()
        chance = question()
        times.append(time.perf_counter() - start)
    return statistics.median(times), float(chance)


def inside():
    for name, question in questions().items():
        seconds, chance = timed(question)
        print(json.dumps({"name": name, "seconds": seconds, "chance": chance}), flush=True)


def main():
    subprocess.run(["cargo", "bench", "--bench", "odds"], cwd=ROOT, check=True, stdout=sys.stderr)
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        python = os.path.join(folder, "bin", "python")
        subprocess.run([python, "-m", "pip", "install", "--quiet", "icepool"], check=True)
        said = subprocess.run([python, os.path.abspath(__file__), "--inside"], check=True, capture_output=True, text=True)
    print(f"{'question':<20} {'sawbones':>12} {'icepool':>12} {'ratio':>8}   chance by icepool")
    for line in said.stdout.splitlines():
        answer = json.loads(line)
        with open(os.path.join(ROOT, "target", "criterion", answer["name"], "new", "estimates.json"), encoding="utf-8") as file:
            own = json.load(file)["median"]["point_estimate"] / 1e9
        ratio = answer["seconds"] / own
        print(f"{answer['name']:<20} {own * 1e6:>9.1f} us {answer['seconds'] * 1e6:>9.0f} us {ratio:>7.0f}x   {answer['chance']:.6f}")


if __name__ == "__main__":
    inside() if "--inside" in sys.argv else main()
