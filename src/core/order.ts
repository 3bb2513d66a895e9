/** What was answered, by what was asked: "0 thing" -> "mug 2". */
export type Clarified = Readonly<Record<string, string>>;

export interface OrderChoice {
  readonly label: string;
  /** With this the order is read again. */
  readonly clarified: Clarified;
}
