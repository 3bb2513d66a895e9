"""A LangGraph node that asks people, stops its graph, and goes on when they have answered."""

import os
from typing import TypedDict

from langchain_core.runnables import RunnableConfig
from langgraph.checkpoint.memory import MemorySaver
from langgraph.graph import END, START, StateGraph
from langgraph.types import Command, interrupt
from sous_desk import Desk

desk = Desk(os.environ.get("SOUS_URL", "http://127.0.0.1:3000"), os.environ["SOUS_TOKEN"])


class State(TypedDict):
    region: str


def decide(state: State, config: RunnableConfig) -> State:
    # The resumed node runs again. Its key makes that one question.
    key = f"lg:{config['configurable']['thread_id']}:region"
    choices = {"eu": "Europe", "us": "United States"}
    ticket = desk.ask("Which region for billing?", choices=choices, key=key)
    while ticket.is_open:
        interrupt({"ticket": ticket.id})
        ticket = desk.check(ticket)
    return {"region": ticket.choice or "nobody chose"}


# A checkpointer in a database lets another process go on.
graph = (
    StateGraph(State)
    .add_node("decide", decide)
    .add_edge(START, "decide")
    .add_edge("decide", END)
    .compile(checkpointer=MemorySaver())
)


def run(thread: str) -> str:
    config: RunnableConfig = {"configurable": {"thread_id": thread}}
    result = graph.invoke({"region": ""}, config)
    while waiting := graph.get_state(config).interrupts:
        for one in waiting:
            desk.wait(one.value["ticket"])
        result = graph.invoke(Command(resume=True), config)
    return str(result["region"])


if __name__ == "__main__":
    print(run("release-42"))
