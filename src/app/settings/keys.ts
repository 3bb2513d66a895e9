/** The keys that may be set, and the variables that hold them. Beside a SQLite database the names are endings of files. */
export const keyVariables = {
  "join-key": "SOUS_JOIN_KEY",
  "install-key": "SOUS_INSTALL_KEY",
  "session-key": "SOUS_SESSION_KEY",
} as const;

export type KeyName = keyof typeof keyVariables;
export type Keys = Readonly<Partial<Record<KeyName, string | undefined>>>;
