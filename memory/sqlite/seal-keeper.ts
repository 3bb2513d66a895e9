/** What a database tells whoever keeps its seals. */
export interface SealKeeper {
  /** A place in the present transaction, to which {@link undo} goes back. */
  mark(): number;
  undo(mark: number): void;
  /** The last thing in a transaction: writes its seals. */
  flush(): void;
  /** After the commit. @param isDurable whether it is on the disk */
  commit(isDurable: boolean): void;
  /** After a transaction that was taken back. */
  abort(): void;
}
