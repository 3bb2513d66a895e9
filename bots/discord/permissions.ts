/** Source: discord.com/developers/docs/topics/permissions */
import { type APIOverwrite, type APIRole, OverwriteType, PermissionFlagsBits } from "discord.js";
import { type NeededPermission, neededPermissions } from "./access.js";

export interface Membership {
  readonly guild: string;
  readonly user: string;
  /** Without @everyone. */
  readonly roles: readonly string[];
  readonly allRoles: readonly Pick<APIRole, "id" | "permissions">[];
  readonly overwrites: readonly APIOverwrite[];
}

/** Returns the needed permissions that the member lacks in the channel. */
export function missingPermissions(member: Membership): readonly NeededPermission[] {
  const granted = permissionsOf(member);
  return neededPermissions.filter(({ flag }) => (granted & flag) === 0n);
}

/** Applies roles, then overwrites for everyone, for roles and for the member. */
function permissionsOf({ guild, user, roles, allRoles, overwrites }: Membership): bigint {
  const own = [guild, ...roles];
  const base = union(allRoles.filter(({ id }) => own.includes(id)).map((role) => role.permissions));
  if (base & PermissionFlagsBits.Administrator) return ~0n;
  const ofRoles = overwrites.filter(({ type }) => type === OverwriteType.Role);
  const layers = [
    ofRoles.filter(({ id }) => id === guild),
    ofRoles.filter(({ id }) => roles.includes(id)),
    overwrites.filter(({ type, id }) => type === OverwriteType.Member && id === user),
  ];
  const granted = layers.reduce(
    (sum, layer) =>
      (sum & ~union(layer.map(({ deny }) => deny))) | union(layer.map(({ allow }) => allow)),
    base,
  );
  // Without View Channel, no other permission counts.
  return granted & PermissionFlagsBits.ViewChannel ? granted : 0n;
}

function union(sets: readonly string[]): bigint {
  return sets.reduce((sum, set) => sum | BigInt(set), 0n);
}
