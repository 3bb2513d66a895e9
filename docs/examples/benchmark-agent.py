"""An agent for `sous benchmark play`: asks where the thing is, fetches it, and brings it where it goes.

It reads a JSON object a line (what it sees), and answers each with one (what it decides).
"""
import json
import re
import sys

TOOLS = {"clean": "sinkbasin", "heat": "microwave", "cool": "fridge"}
THING = r"(?:\ban?|some|two|the|\w+'s) (?:clean |hot |cool )?([a-z ]+?)s?(?: and | in | on | under |$)"


class Agent:
    def __init__(self, goal):
        goal = goal.lower().rstrip(".").replace("hot", "heat")
        self.verb = next((verb for verb in TOOLS if f"{verb} " in goal), None)
        found = re.search(THING, goal.replace("heat ", "").replace("cool ", ""))
        self.noun = found.group(1).replace(" ", "") if found else None
        self.goal = goal.replace(" ", "")
        self.tried = {}

    def begin(self):
        return {"ask": {"func": "where", "noun": self.noun}} if self.noun else {"stop": True}

    def decide(self, seen):
        known = " ".join(seen["known"])
        best = min(seen["possible"], key=lambda command: (*self.worth(command, known), command))
        self.tried[best] = self.tried.get(best, 0) + 1
        if best.split()[0] == self.verb:
            self.verb = None
        return {"act": best}

    def worth(self, command, known):
        """What brings the task on, then new places: those that were told first."""
        verb, *words = command.split()
        kind, place = (words or [""])[0], " ".join(words[-2:])
        times = self.tried.get(command, 0)
        if len(words) < 2:
            return (5, times)
        if verb in ("move", "put"):
            fits = not self.verb and kind == self.noun and words[-2] in self.goal
            return (0 if fits else 9, times)
        if kind == self.noun and (verb == self.verb or verb == "take" and not times):
            return (1, times)
        if verb == "go":
            took = any(done.startswith(f"take {self.noun} ") for done in self.tried)
            tool = TOOLS.get(self.verb)
            fits = words[-2] == tool if tool else words[-2] in self.goal
            return (3, times, not (took and fits), f'"{place}"' not in known)
        return (2 if verb in ("open", "use") and not times else 9, times)


agent = Agent("")
for line in sys.stdin:
    view = json.loads(line)
    if view["begins"]:
        agent = Agent(view["goal"])
    print(json.dumps(agent.begin() if view["begins"] else agent.decide(view)), flush=True)
