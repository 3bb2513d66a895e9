import { expect, it } from "vitest";
import { whyWeak } from "../../src/core/people/weak-password.js";

const common = `
  password1234 Password123! P@ssw0rd1234 passwordpassword PasswordPassword1 123456789012
  987654321012 111111111111 121212121212 abc123abc123 qwertyuiop123 qwerty123456 1q2w3e4r5t6y
  1qaz2wsx3edc asdfghjkl123 iloveyou1234 administrator1 letmein12345 Welcome2026!
  changeme1234! Summer2026!!! sous-owner-123 correcthorsebatterystaple`;

it.each(common.trim().split(/\s+/))("%s is refused", (password) => {
  expect(whyWeak(password)).toContain("commonest");
});

it.each([
  "violet tram ninety",
  "x7Gh2kQp9LmZ",
  "8249173650432",
  "the cellar has no door",
  "пятый чайник",
])("%s is taken", (password) => {
  expect(whyWeak(password)).toBeNull();
});

it("is refused when it is short", () => {
  expect(whyWeak("x7Gh2kQp9Lm")).toBe("needs at least 12 characters");
});
