/** Shows a question, or a turn of a game, with its choices. */
import { html } from "htm/preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Button } from "./controls.js";

/** @import { ComponentChildren } from "preact" */
/** @import { CardQuestion, CardTurn } from "../../../../src/core/bot.js" */
/** @import { CardTexts } from "../../content.js" */
/** @import { TalkActions } from "./talk.js" */
/** @typedef {{ id: string, label: string, testid: string, value?: string | null }} Choice */

/** Longer menus are folded, to keep the picture in sight. */
const most = 4;
/** Milliseconds before pressed choices are enabled again. */
const pressedMs = 4_000;

/** @param {{ question: CardQuestion, texts: CardTexts }} props */
export function QuestionWords({ question, texts }) {
  return html`
    <div data-testid="question" data-question=${question.id}>
      <p class="question-text" data-testid="question-text">
        <${AskedWords} pieces=${texts.asked} />
      </p>
      ${texts.about && html`<p class="legend" data-testid="why">${texts.about}</p>`}
    </div>
  `;
}

/** @param {{ pieces: CardTexts["asked"] }} props */
export function AskedWords({ pieces }) {
  return pieces.map(({ words, isAsked }) => (isAsked ? html`<strong>${words}</strong>` : words));
}

/** @param {{ question: CardQuestion, texts: CardTexts, actions: TalkActions }} props */
export function QuestionChoices({ question, texts, actions }) {
  const { id, need, deadline } = question;
  const [pressed, press] = usePressed((choice) => actions.press(id, choice));
  const choices = question.choices
    .filter((choice) => choice.id !== "dk" && choice.id !== "bad")
    .map((choice) => ({ ...choice, testid: "choice" }));
  const isWhere = need.func === "where";
  const unsure = { id: "dk", label: "I don't know", testid: "dont-know" };
  return html`
    <${Choices}
      label="Answers"
      more=${isWhere ? "more places" : "more"}
      choices=${choices}
      pressed=${pressed}
      onPress=${press}
      onPoint=${actions.point}
    >
      <${Button}
        label=${isWhere ? "Somewhere else…" : "Something else…"}
        testid="something-else"
        class="quiet"
        isOff=${pressed !== null}
        onPress=${() => actions.writeInstead(isWhere ? "Type the place" : "Type your answer")}
      />
      <${ChoiceButton} choice=${unsure} look="quiet" pressed=${pressed} onPress=${press} />
    <//>
    <p class="legend how">
      ${(texts.howToAnswer ?? "").replace("{time}", formatDeadline(deadline))}
    </p>
  `;
}

/** @param {{ turn: CardTurn, texts: CardTexts }} props */
export function TurnWords({ turn, texts }) {
  return html`
    <div data-testid="turn" data-turn=${turn.id}>
      <p class="question-text">${texts.turn?.line}</p>
      ${turn.sees.map((line) => html`<p class="legend" data-testid="sees">${line}</p>`)}
    </div>
  `;
}

/** @param {{ turn: CardTurn, texts: CardTexts, actions: TalkActions }} props */
export function Moves({ turn, texts, actions }) {
  const [pressed, press] = usePressed((choice) => actions.press(turn.id, choice));
  const choices = turn.choices.map((choice) => ({ ...choice, testid: "move" }));
  return html`
    <${Choices} label="What you can do" more="more" choices=${choices} pressed=${pressed} onPress=${press} />
    <p class="legend how">${texts.turn?.how}</p>
  `;
}

/** Disables all choices for a moment. @param {(choice: string) => void} onPress @returns {[string | null, (choice: string) => void]} */
function usePressed(onPress) {
  const [pressed, setPressed] = useState(/** @type {string | null} */ (null));
  useEffect(() => {
    if (pressed === null) return;
    const timer = setTimeout(() => setPressed(null), pressedMs);
    return () => clearTimeout(timer);
  }, [pressed]);
  const press = (/** @type {string} */ choice) => {
    setPressed(choice);
    onPress(choice);
  };
  return [pressed, press];
}

/** @param {{ label: string, more: string | null, choices: Choice[], pressed: string | null, onPress: (choice: string) => void, onPoint?: TalkActions["point"], children?: ComponentChildren }} props `more` names those behind a button, null shows all; `pressed` disables all choices */
export function Choices({ label, more, choices, pressed, onPress, onPoint, children }) {
  const [isOpened, open] = useState(false);
  const isWhole = more === null || isOpened || choices.length <= most + 2;
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    if (isOpened) box.current?.querySelectorAll("button")[most]?.focus();
  }, [isOpened]);
  const shown = isWhole ? choices : choices.slice(0, most);
  return html`
    <div class="choices" role="group" aria-label=${label} ref=${box}>
      ${shown.map((choice) => html`<${ChoiceButton} key=${choice.id} ...${{ choice, pressed, onPress, onPoint }} />`)}
      ${!isWhole && html`<${Button} label="${choices.length - most} ${more}" class="quiet" testid="more" onPress=${() => open(true)} />`}
      ${children}
    </div>
  `;
}

/** @param {{ choice: Choice, look?: string, pressed: string | null, onPress: (choice: string) => void, onPoint?: TalkActions["point"] }} props */
export function ChoiceButton({
  choice: { id, label, testid, value = null },
  look,
  pressed,
  ...on
}) {
  const point = () => on.onPoint?.(value);
  const leave = () => on.onPoint?.(null);
  return html`
    <${Button}
      label=${label}
      testid=${testid}
      class=${look}
      isOff=${pressed !== null}
      onPress=${() => on.onPress(id)}
      aria-pressed=${pressed === id ? "true" : undefined}
      data-choice=${id}
      ...${{ onPointerEnter: point, onFocus: point, onPointerLeave: leave, onBlur: leave }}
    />
  `;
}

/** @param {number} at milliseconds since 1970; "20:27" in the reader's time zone */
export function formatDeadline(at) {
  const date = new Date(at);
  const isToday = date.toDateString() === new Date().toDateString();
  const day = isToday ? "" : `${date.toLocaleDateString([], { weekday: "long" })}, `;
  return day + date.toLocaleTimeString([], { timeStyle: "short", hourCycle: "h23" });
}
