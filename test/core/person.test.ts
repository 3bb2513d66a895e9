import { expect, it } from "vitest";
import { isStandIn } from "../../src/core/people/person.js";

it.each(["N/A", "(unnamed)", "someone else", "you (2)", "anonymous user", "user-123", "None"])(
  "%s identifies nobody",
  (name) => expect(isStandIn(name)).toBe(true),
);

it.each(["Will", "Guesty", "Ana 12", "李雷", "Мария", "Øyvind", "Ж", "🦊"])(
  "%s is somebody's name",
  (name) => expect(isStandIn(name)).toBe(false),
);
