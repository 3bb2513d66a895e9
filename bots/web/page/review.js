/** The owner's page: looks through exchanges, shows one again, and decides what may go out. */
import { find, holdFocus, make, renew } from "./dom.js";
import { makeExchange, makeLogLine } from "./exchange.js";
import { say, sayProblem } from "./notice.js";
import { ReplayView } from "./replay.js";
import { fetchExchanges, sendAnswer, sendDecision } from "./review-store.js";
import { flagWords } from "./review-words.js";
import { follow } from "./server.js";
import { keepName, readPerson, unnamed } from "./store.js";

/** @typedef {import("../review-content.js").ReviewState} ReviewState */
/** @typedef {import("./review-store.js").Wish} Wish */
/** @typedef {import("../../../src/core/review.js").Ruling} Ruling */

const page = {
  name: find("name", HTMLInputElement),
  filters: find("filters", HTMLFormElement),
  search: find("search", HTMLInputElement),
  household: find("household", HTMLSelectElement),
  campaignBox: find("campaign-box", HTMLElement),
  campaign: find("campaign", HTMLSelectElement),
  flags: find("flags", HTMLFieldSetElement),
  found: find("found", HTMLElement),
  exchanges: find("exchanges", HTMLElement),
  pages: find("pages", HTMLElement),
  newer: find("newer", HTMLButtonElement),
  older: find("older", HTMLButtonElement),
  decisions: find("decisions", HTMLElement),
};
const typingMs = 250;
const replay = new ReplayView(say);

/** What is looked for; it stands in the address too, so that it can be kept and sent on. */
let wish = readAddress();

/** @type {import("./exchange.js").ExchangeActions} */
const actions = {
  replay: ({ episode, step }) => void replay.open(episode, step ?? 0),
  exclude: (question, excluded) => decide({ about: "exchange", question, excluded }),
  judge: (ballot, decision, hide) => decide({ about: "words", ballot, decision, hide }),
  answer: (question, text) => void change(sendAnswer(question, text, readPerson())),
};

/**
 * A decision has a name to it: the log is of use to others only then.
 * @param {Ruling} ruling
 */
function decide(ruling) {
  const { name: reviewer } = readPerson();
  if (reviewer !== unnamed) return void change(sendDecision({ ...ruling, reviewer }));
  say("Say who you are first: your name stands beside each decision.");
  page.name.focus();
  page.name.select();
}

/** @param {Promise<unknown>} sent */
async function change(sent) {
  try {
    await sent;
    await refresh();
  } catch (error) {
    sayProblem(error);
  }
}

let reading = 0;

async function refresh() {
  const mine = ++reading;
  try {
    const state = await fetchExchanges(wish);
    if (mine === reading) show(state);
  } catch (error) {
    if (mine === reading) sayProblem(error);
  }
}

/** @param {ReviewState} state */
function show({ total, exchanges, scopes, pageSize, log }) {
  const from = wish.skip + 1;
  const to = wish.skip + exchanges.length;
  const all = total === 1 ? "1 exchange" : `${total} exchanges`;
  page.found.textContent = total > pageSize ? `${all}, ${from} to ${to}` : all;
  if (total === 0)
    page.found.textContent = isNarrow() ? "Nothing fits." : "Nothing was asked here yet.";
  holdFocus(page.exchanges, () =>
    renew(
      page.exchanges,
      exchanges.map((exchange) => ({
        key: exchange.question,
        data: exchange,
        build: () => makeExchange(exchange, actions),
      })),
    ),
  );
  page.pages.hidden = total <= pageSize;
  page.newer.disabled = wish.skip === 0;
  page.older.disabled = to >= total;
  page.newer.value = String(Math.max(0, wish.skip - pageSize));
  page.older.value = String(wish.skip + pageSize);
  showScopes(scopes);
  const lines = log.map((line) => ({
    key: `${line.about} ${line.about === "words" ? line.ballot : line.question} ${line.at}`,
    data: line,
    build: () => makeLogLine(line),
  }));
  const none = "Nothing was decided yet. Each decision stands here, with who made it and when.";
  const empty = { key: "none", data: none, build: () => make("li.empty", {}, [none]) };
  renew(page.decisions, lines.length > 0 ? lines : [empty]);
}

function isNarrow() {
  return (
    wish.search !== "" || wish.household !== "" || wish.campaign !== "" || wish.flags.length > 0
  );
}

/** @param {ReviewState["scopes"]} scopes */
function showScopes({ homes, campaigns }) {
  fill(page.household, "All homes", homes, wish.household);
  const named = campaigns.map((id) => ({ id, title: id }));
  fill(page.campaign, "All campaigns", named, wish.campaign);
  page.campaignBox.hidden = campaigns.length === 0;
}

/**
 * @param {HTMLSelectElement} select
 * @param {string} all
 * @param {readonly { readonly id: string, readonly title: string }[]} options
 * @param {string} chosen
 */
function fill(select, all, options, chosen) {
  renew(
    select,
    [{ id: "", title: all }, ...options].map(({ id, title }) => ({
      key: id,
      data: title,
      build: () => make("option", { value: id }, [title]),
    })),
  );
  select.value = chosen;
}

/** @returns {Wish} */
function readAddress() {
  const query = new URLSearchParams(location.search);
  const flags = query.get("flags")?.split(",") ?? [];
  return {
    search: query.get("search") ?? "",
    household: query.get("household") ?? "",
    campaign: query.get("campaign") ?? "",
    flags: flags.filter((flag) => flag in flagWords),
    skip: Math.max(0, Number.parseInt(query.get("skip") ?? "", 10) || 0),
  };
}

/** @param {Partial<Wish>} changes */
function look(changes) {
  wish = { ...wish, skip: 0, ...changes };
  const { flags, skip, ...named } = wish;
  const told = { ...named, flags: flags.join(","), skip: skip > 0 ? String(skip) : "" };
  const query = new URLSearchParams(Object.entries(told).filter(([, value]) => value !== ""));
  history.replaceState(null, "", query.size > 0 ? `?${query}` : location.pathname);
  void refresh();
}

function makeFlags() {
  for (const [flag, words] of Object.entries(flagWords)) {
    const box = /** @type {HTMLInputElement} */ (
      make("input", { type: "checkbox", value: flag, "data-testid": `flag-${flag}` })
    );
    box.checked = wish.flags.includes(flag);
    box.addEventListener("change", () => {
      const others = wish.flags.filter((one) => one !== flag);
      look({ flags: box.checked ? [...others, flag] : others });
    });
    page.flags.append(make("label.flag", {}, [box, make("span", {}, [words])]));
  }
}

let typing = 0;
page.search.value = wish.search;
page.search.addEventListener("input", () => {
  clearTimeout(typing);
  typing = window.setTimeout(() => look({ search: page.search.value.trim() }), typingMs);
});
page.filters.addEventListener("submit", (event) => event.preventDefault());
page.household.addEventListener("change", () => look({ household: page.household.value }));
page.campaign.addEventListener("change", () => look({ campaign: page.campaign.value }));
for (const button of [page.newer, page.older])
  button.addEventListener("click", () => {
    look({ skip: Number(button.value) });
    page.exchanges.focus();
  });
page.name.value = readPerson().name;
page.name.addEventListener("change", () => {
  keepName(page.name.value);
  page.name.value = readPerson().name;
});
makeFlags();
follow(refresh, say);
