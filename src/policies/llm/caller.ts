/** A call of the model that plays a prompt's role. */
import type { Conversation, Prompt } from "../../core/model.js";
import type { Reply } from "./client.js";
import type { Send } from "./ledger.js";
import type { Request } from "./request.js";
import { type ModelSettings, modelOf } from "./settings.js";

/** What one kind of call adds to a prompt. */
export type Extras = Pick<Request, "schema" | "topTokens" | "tools"> & {
  readonly maxTokens?: number;
};

export interface Caller {
  readonly modelFor: (asked: Pick<Prompt, "role">) => string;
  /** Null when the model gives no log-probabilities, which were asked for. Throws ModelError. */
  call(asked: Conversation, extras?: Extras): Promise<Reply | null>;
}

/** Tokens of a completion, where the prompt says nothing. */
const defaultMaxTokens = 512;

export function createCaller(send: Send, settings: ModelSettings): Caller {
  const { thinkingTokens = 0 } = settings;
  const modelFor = ({ role }: Pick<Prompt, "role">) => modelOf(settings, role);
  return {
    modelFor,
    async call(asked, extras = {}) {
      const { messages, stop = [], temperature = 0, charge } = asked;
      // models that think give no log-probabilities of their answer
      if (extras.topTokens && thinkingTokens > 0) return null;
      const { maxTokens = asked.maxTokens ?? defaultMaxTokens, ...rest } = extras;
      const request: Request = {
        model: modelFor(asked),
        messages,
        stop,
        temperature,
        maxTokens: maxTokens + thinkingTokens,
        ...rest,
        ...(rest.tools && charge.household !== undefined && { cacheKey: charge.household }),
      };
      return (await send(asked, request)).reply;
    },
  };
}
