/** Finds passwords that are easily guessed. */

const shortest = 12;

/** Words of common passwords, and words that people may choose for Sous. */
const words =
  /correct horse battery staple|correcthorsebatterystaple|administrator|unbelievable|password|passwort|iloveyou|changeit|changeme|football|baseball|basketball|superman|princess|sunshine|starwars|trustno|whatever|computer|internet|facebook|liverpool|household|michael|jennifer|charlie|letmein|welcome|default|qwerty|azerty|monkey|dragon|master|shadow|batman|samsung|google|secret|kitchen|summer|winter|spring|autumn|access|member|owner|admin|login|guest|hello|world|passw|abcd|root|test|user|pass|love|sous|home|my|me|the|and|is/g;
const rows =
  "01234567890 abcdefghijklmnopqrstuvwxyz qwertyuiop qwertzuiop asdfghjkl zxcvbnm 1q2w3e4r5t6y7u8i9o0p q1w2e3r4t5y6u7i8o9p0 1qaz2wsx3edc4rfv5tgb6yhn7ujm zaq12wsxcde34rfvbgt5"
    .split(" ")
    .flatMap((row) => [row, [...row].reverse().join("")]);
/** Signs that people write for letters, and those letters. */
const [signs, letters] = ["@013457$!", "aoleastsi"] as const;

/** Says why a password is easily guessed; null if it is not. */
export function whyWeak(password: string): string | null {
  if (password.length < shortest) return `needs at least ${shortest} characters`;
  const plain = password.normalize("NFKC").toLowerCase();
  const ended = plain.replace(/[^\p{L}]{1,6}$/u, "");
  const spelled = [...ended].map((sign) => letters[signs.indexOf(sign)] ?? sign).join("");
  const isCommon = new Set(plain).size < 5 || [plain, spelled].some((one) => rest(one).length < 4);
  return isCommon
    ? "is one of the commonest passwords, or nearly one: choose words that nobody would guess"
    : null;
}

function rest(plain: string): string {
  let left = "";
  const text = plain.replace(words, " ").replace(/(?:19|20)\d\d|(.{1,4})\1{2,}/gu, " ");
  for (let at = 0; at < text.length; at += 1) {
    const run = longestRun(text.slice(at));
    if (run === 0) left += text[at];
    else at += run - 1;
  }
  return left.replace(/[^\p{L}\p{N}]/gu, "");
}

/** Number of neighbouring keys ("qwerty") at the beginning; 0 below three. */
function longestRun(text: string): number {
  let length = 2;
  while (length < text.length && rows.some((row) => row.includes(text.slice(0, length + 1))))
    length += 1;
  return length > 2 ? length : 0;
}
