"""An agent of OpenAI's Agents SDK that asks people, and deletes only what they approved."""

import asyncio
import os

from agents import Agent, Runner, function_tool
from agents.tool_context import ToolContext
from sous_desk import Desk

desk = Desk(os.environ.get("SOUS_URL", "http://127.0.0.1:3000"), os.environ["SOUS_TOKEN"])


@function_tool
async def ask_people(call: ToolContext, question: str, choices: list[str]) -> str:
    """Asks the team a question and returns their answer. Use it when you don't know something.

    Args:
        question: What people read, in plain words.
        choices: Up to ten likely answers, or none.
    """
    labels = {f"c{index}": label for index, label in enumerate(choices)}
    key = f"openai:{call.tool_call_id}"
    ticket = await asyncio.to_thread(desk.ask, question, choices=labels, key=key)
    ticket = await asyncio.to_thread(desk.wait, ticket)
    if ticket.state != "answered":
        return f"Nobody answered: the question is {ticket.state}."
    return labels.get(ticket.choice or "") or f"Somebody wrote: {ticket.quote}"


@function_tool
async def delete_table(call: ToolContext, table: str) -> str:
    """Deletes a table, if the team approves.

    Args:
        table: The table's name.
    """
    key = f"openai:{call.tool_call_id}"
    action = f"DROP TABLE {table}"
    question = "May I delete this table?"
    if not await asyncio.to_thread(desk.approve, question, context=action, key=key):
        return "Not approved. Nothing was deleted."
    return f"Done: {action}"


agent = Agent(
    name="Operator",
    instructions="You look after a database. Ask people what you don't know.",
    tools=[ask_people, delete_table],
    model=os.environ.get("MODEL", "gpt-4.1-mini"),
)


async def main() -> None:
    task = "Ask which table is old, then delete it."
    print((await Runner.run(agent, task)).final_output)


if __name__ == "__main__":
    asyncio.run(main())
