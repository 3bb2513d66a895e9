/** A LangGraph graph that asks people which region to use, stops, and goes on when they have answered. */
import {
  Annotation,
  Command,
  END,
  interrupt,
  type LangGraphRunnableConfig,
  MemorySaver,
  START,
  StateGraph,
} from "@langchain/langgraph";
import type { RemoteDesk } from "../../src/adapters/desk.js";
import { askAndInterrupt, resumeWhenAnswered } from "../../src/adapters/langgraph.js";

const State = Annotation.Root({ region: Annotation<string> });

/** @returns the region that people chose; "" when nobody did */
export async function chooseRegion(desk: RemoteDesk, thread: string): Promise<string> {
  async function decide(_: typeof State.State, config: LangGraphRunnableConfig) {
    const question = {
      question: "Which region for billing?",
      choices: [
        { id: "eu", label: "Europe" },
        { id: "us", label: "United States" },
      ],
    };
    const answer = await askAndInterrupt(desk, question, { config, interrupt });
    if ("error" in answer) throw new Error(answer.message);
    return { region: answer.answer?.choice ?? "" };
  }

  // A checkpointer in a database lets another process go on.
  const graph = new StateGraph(State)
    .addNode("decide", decide)
    .addEdge(START, "decide")
    .addEdge("decide", END)
    .compile({ checkpointer: new MemorySaver() });
  const config = { configurable: { thread_id: thread } };
  await graph.invoke({ region: "" }, config);
  await resumeWhenAnswered(desk, graph, { config, resume: new Command({ resume: true }) });
  return (await graph.getState(config)).values.region;
}
