/** Names what a search over the memory finds. `answer`: a person's own words. */
export type RecallKind = "fact" | "question" | "answer" | "tuple";
