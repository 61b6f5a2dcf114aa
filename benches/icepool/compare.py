#!/usr/bin/env python3
"""The same questions asked of icepool, and of dicelab where it can answer them, beside sawbones.

    python3 benches/icepool/compare.py

Runs `cargo bench --bench odds`, makes a virtual environment in a temporary folder and installs icepool from PyPI into
it. icepool remembers the sums it has worked out, so each question is asked of it in a fresh interpreter, once icepool
is warm; sawbones remembers nothing. The first table is in process, the second the whole process from its start to its
end. All figures are medians. dicelab (in Debian) is asked if it is installed.
"""
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
SAWBONES = os.path.join(ROOT, "target", "release", "sawbones")

# The questions as sawbones is asked them, named as in benches/odds.rs.
TYPED = {
    "save-30d6-105": "save 30 105 --odds",
    "roll-100d6": "roll 100d6 --odds --json",
    "revive-physicker": "revive physicker --st 10 --at -5 --dead 3m --healer physicker,dx=12,iq=12 --odds",
    "rest-365d-untended": "rest 365d --st 12 --at -2 --untended --odds",
    "stabilize-12-tries": "stabilize healer --st 30 --at -2 --skill first-aid --dx 12 --tries 12 --odds",
}
DICELAB = {"save-30d6-105": "sum 30#d6", "roll-100d6": "sum 100#d6"}


def questions():
    """name -> a function that answers it as sawbones does, down to the chance that is shown for comparison."""
    from icepool import Die, d6

    def save():
        return (30 @ d6 <= 105).probability(True)

    def roll():
        return (100 @ d6).probabilities()[250]

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

    def stabilize():
        # 4 dice against DX 12, 2 less for each point below 0 and 1 less for each failure; up to 8 always works, from 20
        # on it costs 2 points instead of 1. A point is lost each half hour. ST 30 dies at -15.
        dead, stable = (0, -1, 0), (0, -2, 0)

        def attempt(state):
            if state in (dead, stable):
                return state
            st, failed, minutes = state
            target = 12 + 2 * st - failed

            def after(total):
                if total < 20 and total <= max(8, target):
                    return stable
                left = st - (2 if total >= 20 else 1)
                left -= (minutes + 5) % 30 == 0 and left > -15
                return (left, failed + 1, minutes + 5) if left > -15 else dead

            return (4 @ d6).map(after, star=False)

        return Die([(-2, 0, 0)]).map(attempt, repeat=12, star=False).probability(dead)

    return {
        "save-30d6-105": save,
        "roll-100d6": roll,
        "revive-physicker": revive,
        "rest-365d-untended": rest,
        "stabilize-12-tries": stabilize,
    }


def inside(name):
    """Asks one question of icepool for the first time."""
    from icepool import d6

    (1 @ d6).map(lambda face: face).probabilities()
    start = time.perf_counter()
    chance = questions()[name]()
    print(json.dumps({"seconds": time.perf_counter() - start, "chance": float(chance)}))


def process(command, runs, stdin=b""):
    """The median seconds of a whole process, and the last that it said."""
    times = []
    for _ in range(runs):
        start = time.perf_counter()
        said = subprocess.run(command, input=stdin, check=True, capture_output=True).stdout
        times.append(time.perf_counter() - start)
    return statistics.median(times), said


def in_process(name):
    """The median seconds that criterion has found."""
    found = os.path.join(ROOT, "target", "criterion", name, "new", "estimates.json")
    with open(found, encoding="utf-8") as file:
        return json.load(file)["median"]["point_estimate"] / 1e9


def main():
    subprocess.run(["cargo", "build", "--release"], cwd=ROOT, check=True)
    subprocess.run(["cargo", "bench", "--bench", "odds"], cwd=ROOT, check=True, stdout=sys.stderr)
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        python = os.path.join(folder, "bin", "python")
        subprocess.run([python, "-m", "pip", "install", "--quiet", "icepool"], check=True)
        rows = []
        for name in TYPED:
            command = [python, os.path.abspath(__file__), "--inside", name]
            answers = [(json.loads(said), whole) for whole, said in (process(command, 1) for _ in range(7))]
            seconds = statistics.median(answer["seconds"] for answer, _ in answers)
            rows.append((name, seconds, statistics.median(whole for _, whole in answers), answers[0][0]["chance"]))
    print(f"in process{'':<12} {'sawbones':>12} {'icepool':>12} {'ratio':>8}   chance by icepool")
    for name, seconds, _, chance in rows:
        own = in_process(name)
        print(f"  {name:<20} {own * 1e6:>9.1f} us {seconds * 1e6:>9.0f} us {seconds / own:>7.0f}x   {chance:.6f}")
    idle, _ = process(["/bin/true"], 101)
    print(f"\nwhole process{'':<9} {'sawbones':>12} {'/bin/true':>12} {'icepool':>12} {'dicelab':>12}")
    for name, _, whole, _ in rows:
        own, _ = process([SAWBONES, *TYPED[name].split()], 101)
        lab = "-"
        if name in DICELAB and shutil.which("dicelab"):
            lab = f"{process(['dicelab', '--calc'], 101, DICELAB[name].encode())[0] * 1e3:.2f} ms"
        print(f"  {name:<20} {own * 1e3:>9.2f} ms {idle * 1e3:>9.2f} ms {whole * 1e3:>9.0f} ms {lab:>12}")


if __name__ == "__main__":
    inside(sys.argv[2]) if "--inside" in sys.argv else main()
