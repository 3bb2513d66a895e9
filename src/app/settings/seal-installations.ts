import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { ConfigError } from "../../core/errors.js";
import type {
  Installation,
  InstallationStore,
  Installations,
} from "../../core/people/installation.js";
import { deriveKey } from "./secret-key.js";

const algorithm = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

/** Encrypts the tokens of workspaces that installed Sous. */
export function sealInstallations(store: InstallationStore, secret: () => string): Installations {
  const key = () => Buffer.from(deriveKey(secret(), "installations"), "hex");
  const open = (sealed: Installation) => ({ ...sealed, tokens: decrypt(sealed, key) });
  return {
    ...store,
    list: async (platform) => (await store.list(platform)).map(open),
    async get(platform, workspace) {
      const sealed = await store.get(platform, workspace);
      return sealed && open(sealed);
    },
    stateSecret: () => deriveKey(secret(), "install state"),
    put: (given) => store.put({ ...given, tokens: encrypt(given, key) }),
  };
}

type Sealed = Pick<Installation, "platform" | "workspace" | "tokens">;

/** Returns what the encryption is bound to, so that tokens do not work in another workspace's row. */
function purposeOf({ platform, workspace }: Sealed): Buffer {
  return Buffer.from(`${platform}:${workspace}`);
}

function encrypt(given: Sealed, key: () => Buffer): string | null {
  if (given.tokens === null) return null;
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key(), iv).setAAD(purposeOf(given));
  const words = Buffer.concat([cipher.update(given.tokens, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), words]).toString("base64");
}

function decrypt(sealed: Sealed, key: () => Buffer): string | null {
  if (sealed.tokens === null) return null;
  const bytes = Buffer.from(sealed.tokens, "base64");
  const [iv, tag] = [bytes.subarray(0, ivBytes), bytes.subarray(ivBytes, ivBytes + tagBytes)];
  try {
    const decipher = createDecipheriv(algorithm, key(), iv, { authTagLength: tagBytes });
    decipher.setAAD(purposeOf(sealed)).setAuthTag(tag);
    const words = bytes.subarray(ivBytes + tagBytes);
    return Buffer.concat([decipher.update(words), decipher.final()]).toString("utf8");
  } catch (error) {
    const { platform, workspace } = sealed;
    throw new ConfigError(
      `The tokens of ${platform} ${workspace} cannot be read with this key. Put back what they were encrypted with (SOUS_SECRET or the file .secret-key beside the database; in older versions SOUS_INSTALL_KEY or .install-key), or install Sous there again.`,
      { cause: error },
    );
  }
}
