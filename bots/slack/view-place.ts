/**
 * Where a view was opened, kept in its private_metadata: what is submitted in one names no workspace where an
 * organisation installed the app (https://docs.slack.dev/reference/interaction-payloads/view-interactions-payload).
 */
interface ViewPlace {
  readonly team: string;
  /** The channel that shows what is answered; null where one person alone sees it. */
  readonly shownIn: string | null;
}

export function markPlace({ team, shownIn }: ViewPlace): { readonly private_metadata: string } {
  return { private_metadata: `${shownIn ?? ""}/${team}` };
}

export function readPlace(metadata: string): Partial<ViewPlace> & Pick<ViewPlace, "shownIn"> {
  const [channel, team] = metadata.split("/");
  return { ...(team && { team }), shownIn: channel || null };
}
