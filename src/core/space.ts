/**
 * Spaces: workspaces that let Sous in by themselves. The ids of their channels and homes begin with the space:
 * "slack:T2/C1", "slack:T2/kitchen". In the space "" (our own pages, the workspace of the settings) ids stand alone.
 */
const space = /^((?:slack|discord):\w+)\//;

/** The space of a channel or home. */
export function spaceOf(id: string): string {
  return space.exec(id)?.[1] ?? "";
}

/** The id of a channel or home in a space. */
export function inSpace(name: string, id: string): string {
  return name === "" ? id : `${name}/${id}`;
}

/** The id as the platform or the scene has it. */
export function withoutSpace(id: string): string {
  return id.replace(space, "");
}
