/** Shows the stages of a participant's page: entry, consent, practice, questions, end. */
import { html } from "htm/preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { onLine } from "../form.js";
import { markParts, pressing, Svg } from "../task/drawing.js";
import { AskedWords, ChoiceButton, Choices } from "../task/talk-question.js";

/** @import { ComponentChildren } from "preact" */
/** @import { Press } from "../task/drawing.js" */
/** @import { JoinStageState } from "../../content.js" */
/** @typedef {JoinStageState | { at: "door" | "no-cookies" | "declined" } | { at: "gone", text: string }} Stage also those that only the page knows */
/** @typedef {Extract<JoinStageState, { at: "question" }>} QuestionStage */

/**
 * @typedef {object} JoinActions
 * @property {(participant: string) => void} enter
 * @property {() => void} agree
 * @property {() => void} decline
 * @property {(at: number, choice: number) => void} practise
 * @property {(question: string, answer: { choice: string } | { text: string }) => void} answer
 */

const waits = {
  "the-start": ["The study hasn't started yet", "Keep this page open; questions will appear here."],
  "a-question": ["Waiting for the next question", "Keep this page open; it will appear here."],
  "the-reading": ["One moment", "Your answer is being read."],
  "the-end-of-a-pause": [
    "The study is paused",
    "Keep this page open, or come back later with the same link.",
  ],
  "another-day": ["That is enough for today", "Come back tomorrow with the same link."],
};

const ends = {
  declined: ["That is fine", "We stored nothing about you. You can close this page."],
  gone: ["You have stopped", "You can close this page."],
  over: [
    "This study is over",
    "No more answers are needed, and we stored nothing about you. Thank you.",
  ],
};

/** @param {{ stage: Stage, isSending: boolean, actions: JoinActions }} props */
export function JoinStage({ stage, isSending, actions }) {
  switch (stage.at) {
    case "door":
      return html`
        <${Section} title="Who are you?">
          <p>Type the participant id that you were given. If you have none, choose one: any word and a few digits, not your real name.</p>
          <${Line} label="Participant id" button="Go on" most="64" onSend=${actions.enter} />
        <//>
      `;
    case "no-cookies":
      // Without cookies, the page would ask for the id again and again.
      return html`
        <${Section} title="Your browser blocks cookies">
          <p>This study needs one cookie to know you from one question to the next. Allow cookies for this site, or open the link in another browser, then load this page again.</p>
          <button type="button" class="primary" onClick=${() => location.reload()}>Load again</button>
        <//>
      `;
    case "declined":
    case "gone":
    case "over": {
      const [title, text] = ends[stage.at];
      return html`<${Section} title=${title}><p>${stage.at === "gone" ? `${stage.text} ${text}` : text}</p><//>`;
    }
    case "consent":
      return html`
        <${Section} title="Do you want to take part?">
          ${[stage.instructions, ...stage.lines].map((line) => html`<p>${line}</p>`)}
          <div class="choices">
            <button type="button" class="primary" data-testid="agree" onClick=${actions.agree}>${stage.agree}</button>
            <button type="button" data-testid="decline" onClick=${actions.decline}>I do not take part</button>
          </div>
        <//>
      `;
    case "practice": {
      const { instructions, number, of, text, choices } = stage;
      const practise = (/** @type {number} */ choice) => actions.practise(number - 1, choice);
      return html`
        <${Section} key=${number} title="Practice ${number} of ${of}">
          <p>${instructions}</p>
          <p id="asked"><strong>${text}</strong></p>
          <div class="choices" role="group" aria-labelledby="asked">
            ${choices.map(
              (label, choice) =>
                html`<button type="button" data-testid="practice" onClick=${() => practise(choice)}>${label}</button>`,
            )}
          </div>
        <//>
      `;
    }
    case "question": {
      const key = `${stage.id} ${stage.unclear}`;
      return html`<${Question} key=${key} stage=${stage} isSending=${isSending} onAnswer=${actions.answer} />`;
    }
    case "waiting": {
      const [title, text] = waits[stage.for];
      return html`
        <${Section} title=${title}>
          <p>${text}</p>
          <details><summary>Instructions</summary><p>${stage.instructions}</p></details>
        <//>
      `;
    }
    case "done":
      return html`<${Done} stage=${stage} />`;
  }
}

/** @param {{ stage: QuestionStage, isSending: boolean, onAnswer: JoinActions["answer"] }} props */
function Question({ stage, isSending, onAnswer }) {
  const { id, home, task, asked, why, unclear, choices, other, legend, list } = stage;
  const [isWriting, write] = useState(choices.length === 0);
  const pressed = isSending ? "" : null;
  const picture = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(
    () => markParts(picture.current, { labels: new Map(choices.map(({ place }) => [place, ""])) }),
    [stage.drawing],
  );
  const choose = (/** @type {string} */ choice) => onAnswer(id, { choice });
  const press = (/** @type {Press} */ { place }) => {
    const choice = choices.find((one) => one.place !== null && one.place === place);
    if (choice) choose(choice.id);
  };
  const wayOut = (/** @type {string} */ choice, /** @type {string} */ label) =>
    html`<${ChoiceButton} choice=${{ id: choice, label, testid: "choice" }} look="quiet" pressed=${pressed} onPress=${choose} />`;
  return html`
    <${Section} title=${html`<${AskedWords} pieces=${asked} />`}>
      ${why && html`<p class="muted">${why}</p>`}
      ${unclear && html`<p class="box unclear">I did not understand your answer. Please choose one, or say it in other words.</p>`}
      <figure ...${pressing(press)}>
        <${Svg} svg=${stage.drawing} box=${picture} />
      </figure>
      <${Choices}
        label="Answers"
        more=${null}
        choices=${choices.map((choice) => ({ ...choice, testid: "choice" }))}
        pressed=${pressed}
        onPress=${choose}
      >
        ${!isWriting && html`<button type="button" class="quiet" data-testid="other" disabled=${isSending} onClick=${() => write(true)}>${other}</button>`}
        ${wayOut("dk", "I don't know")} ${wayOut("bad", "The question makes no sense")}
      <//>
      ${
        isWriting &&
        html`<${Line}
          label="Your answer, in your own words"
          button="Send"
          most="4000"
          hasFocus=${choices.length > 0}
          onSend=${(/** @type {string} */ text) => onAnswer(id, { text })}
        />`
      }
      <p class="muted">A robot is at work in ${home}: ${task}</p>
      <details>
        <summary>The picture in words</summary>
        <div><p class="muted">${legend}</p><ul>${list.map((line) => html`<li>${line}</li>`)}</ul></div>
      </details>
      <details><summary>Instructions</summary><p>${stage.instructions}</p></details>
    <//>
  `;
}

/** @param {{ stage: Extract<JoinStageState, { at: "done" }> }} props */
function Done({ stage: { debrief, pay, did, code, url, dataCode } }) {
  return html`
    <${Section} title="You are done. Thank you!">
      ${did !== null && html`<p class="box" data-testid="did">${withoutThanks(did)}</p>`}
      ${withoutThanks(debrief) !== "" && html`<p>${withoutThanks(debrief)}</p>`}
      <p><strong>Pay: </strong>${pay}</p>
      ${
        code === null
          ? html`<p>Your completion code was shown on another device, and is shown there again. If you do not have that device, please write to whoever sent you here.</p>`
          : html`<${Code} id="code" label="Your completion code:" code=${code} />`
      }
      ${url !== null && html`<a class="button" href=${url} rel="noreferrer" data-testid="back">Back to whoever sent you</a>`}
      ${
        dataCode !== null &&
        html`<${Code} id="data-code" label="To see or delete what you said on another device you need this code. Keep it, and show it to nobody:" code=${dataCode} />`
      }
    <//>
  `;
}

/** Drops thanks, as the title has thanked already. @param {string} text */
function withoutThanks(text) {
  const rest = text.replace(/^thank you(?: (?:very|so) much)?[.!:,]\s*/i, "");
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** @param {{ id: string, label: string, code: string }} props */
function Code({ id, label, code }) {
  return html`
    <p id="${id}-label">${label}</p>
    <output class="code" aria-labelledby="${id}-label" tabindex="0" data-testid=${id}>${code}</output>
  `;
}

/** @param {{ title: ComponentChildren, children?: ComponentChildren }} props */
function Section({ title, children }) {
  return html`
    <section aria-labelledby="stage-title">
      <h2 id="stage-title" tabindex="-1">${title}</h2>
      ${children}
    </section>
  `;
}

/** @param {{ label: string, button: string, most: string, hasFocus?: boolean, onSend: (text: string) => void }} props */
function Line({ label, button, most, hasFocus = false, onSend }) {
  const line = useRef(/** @type {HTMLInputElement | null} */ (null));
  useLayoutEffect(() => {
    if (hasFocus) line.current?.focus();
  }, []);
  return html`
    <form class="pair" style="--gap: 6px 8px" onSubmit=${onLine(onSend)}>
      <label for="line">${label}</label>
      <input id="line" type="text" maxlength=${most} autocomplete="off" required ref=${line} data-testid="line" />
      <button class="primary" type="submit" data-testid="send">${button}</button>
    </form>
  `;
}
