/** The card's part on what participants read and got. */
import { createHash } from "node:crypto";
import { escapeMarkdown } from "../../core/markdown.js";
import type { ReleasedStudy, ReleaseSettings } from "./manifest.js";

/** Path of a campaign's design in the release. */
export function designFile(campaign: string): string {
  return `designs/${campaign}.json`;
}

export function serializeDesign({ design }: ReleasedStudy): string {
  return `${JSON.stringify(design, null, 2)}\n`;
}

/** Texts that people read before they agreed: the publisher's own words, contact included. */
export function textsOfStudies({ studies = {} }: ReleaseSettings): readonly string[] {
  return Object.values(studies).flatMap(({ design: { consent, practice, ...design } }) => {
    const { title, instructions, debrief, researcher, contact, duration, pay, ethics } = design;
    const given = [title, instructions, debrief, researcher, contact, duration, pay, ethics];
    const practised = practice.flatMap(({ text, choices }) => [text, ...choices]);
    return [consent.text, ...practised, ...given.flatMap((text) => text ?? [])];
  });
}

export function studyText({ studies = {}, designs = {} }: ReleaseSettings): string {
  const ids = [...new Set([...Object.keys(designs), ...Object.keys(studies)])].sort();
  const parts = ids.map((id) => {
    const study = studies[id];
    const frozen = designs[id];
    if (study) return describe(id, study, frozen);
    return `### ${escapeMarkdown(id)}\n\nSHA-256 of its frozen design: \`${frozen}\`. The design itself is not known here.`;
  });
  return ["## What people were told and paid", ...(parts.length > 0 ? parts : ["Not known."])].join(
    "\n\n",
  );
}

function describe(id: string, study: ReleasedStudy, frozen: string | undefined): string {
  const { design, startedOn, closedOn } = study;
  const { title, consent, instructions, practice, debrief, minimumAge } = design;
  const { pay, ethics, researcher, contact, duration } = design;
  const hash = createHash("sha256").update(serializeDesign(study)).digest("hex");
  const whole = frozen
    ? `; as it was frozen before the first question, with its channel and completion code, as JSON with its keys in order: \`${frozen}\``
    : "";
  const about = {
    dates: `${startedOn ?? "not started"} to ${closedOn ?? "now: it still runs"}`,
    researcher,
    contact,
    duration,
    pay,
    ethics,
    "minimum age": String(minimumAge),
  };
  const rows = Object.entries(about).map(
    ([name, text]) => `| ${name} | ${text ? escapeMarkdown(text) : "not stated"} |`,
  );
  const exercises = practice.map(
    ({ text, choices, answer }) =>
      `- ${[text, ...choices].map(escapeMarkdown).join(" / ")} (right: ${escapeMarkdown(answer)})`,
  );
  return [
    `### ${escapeMarkdown(id)}: ${escapeMarkdown(title)}`,
    `| | |\n|---|---|\n${rows.join("\n")}\n| design | [${designFile(id)}](${designFile(id)}), SHA-256 \`${hash}\`${whole} |`,
    `Consent (version ${escapeMarkdown(consent.version)}):\n\n${quote(consent.text)}`,
    `Instructions:\n\n${quote(instructions)}`,
    `Practice before the first answer:${exercises.length > 0 ? `\n\n${exercises.join("\n")}` : " none."}`,
    `At the end:\n\n${quote(debrief)}`,
  ].join("\n\n");
}

function quote(text: string): string {
  const lines = text.split(/\r?\n/).map((line) => `> ${escapeMarkdown(line)}`.trimEnd());
  return lines.join("\n");
}
