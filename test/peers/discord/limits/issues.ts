import { DiscordError } from "../errors.js";

type Path = readonly (string | number)[];

/** Collects what is wrong with a request body, and throws it as Discord's error 50035. */
export class Issues {
  readonly #root: Record<string, unknown> = {};
  #count = 0;

  /** Notes one error at a place in the body. */
  add(path: Path, code: string, message: string): void {
    let node = this.#root;
    for (const step of path) {
      node[step] ??= {};
      node = node[step] as Record<string, unknown>;
    }
    node._errors = [...((node._errors as object[] | undefined) ?? []), { code, message }];
    this.#count += 1;
  }

  /** Notes an error when a text is absent or blank, or not between `min` and `max` characters. */
  text(path: Path, value: string | undefined | null, range: { min: number; max: number }): void {
    const length = value?.length ?? 0;
    if (!value?.trim() && range.min > 0) {
      this.add(path, "BASE_TYPE_REQUIRED", "This field is required");
    } else if (length > range.max) {
      this.add(path, "BASE_TYPE_MAX_LENGTH", `Must be ${range.max} or fewer in length.`);
    } else if (length < range.min) {
      this.add(path, "BASE_TYPE_MIN_LENGTH", `Must be ${range.min} or more in length.`);
    }
  }

  /** Notes an error when a list does not hold between `min` and `max` items. */
  list(path: Path, value: readonly unknown[], range: { min: number; max: number }): void {
    if (value.length >= range.min && value.length <= range.max) return;
    const message = `Must be between ${range.min} and ${range.max} in length.`;
    this.add(path, "BASE_TYPE_BAD_LENGTH", message);
  }

  /** What was noted, as Discord's answer. */
  asError(): DiscordError {
    return new DiscordError(400, 50035, "Invalid Form Body", this.#root);
  }

  /** @throws DiscordError 50035 when anything was noted. */
  throwIfAny(): void {
    if (this.#count > 0) throw this.asError();
  }
}
