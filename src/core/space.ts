/**
 * A space is a workspace that installed Sous itself. Ids of its channels and homes begin with it: "slack:T2/C1",
 * "slack:T2/kitchen". Elsewhere ids have no prefix.
 */
const space = /^((?:slack|discord):\w+)\//;

export function spaceOf(id: string): string {
  return space.exec(id)?.[1] ?? "";
}

export function inSpace(name: string, id: string): string {
  return name === "" ? id : `${name}/${id}`;
}

export function withoutSpace(id: string): string {
  return id.replace(space, "");
}
