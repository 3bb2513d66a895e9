/** What the fields of a design are called, and in which order they stand. The fields themselves come from its schema. */

/** @import { CampaignDesign } from "../../../src/core/campaign.js" */
/** @typedef {keyof CampaignDesign} Field */
/** @typedef {{ title: string, about?: string, fields: Field[], more?: Field[] }} Section `more`: seldom changed */

/** @type {Section[]} */
export const sections = [
  { title: "What it is", fields: ["title", "id"] },
  {
    title: "What is played",
    fields: ["tasks", "copies", "rounds"],
    more: ["mode", "maxSteps", "seed"],
  },
  {
    title: "Whom it asks",
    fields: ["channel", "answersPerQuestion", "atOnce"],
    more: ["dailyQuestions", "answerWithinHours", "ifNobodyAnswers", "quietHours", "timeZone"],
  },
  {
    title: "Arms",
    about: "Each household is drawn into one of them.",
    fields: ["arms"],
    more: ["propensityFloor", "explore"],
  },
  {
    title: "Who asks, pay and ethics",
    about: "People read all of it before they agree. What is empty is shown as not stated.",
    fields: ["researcher", "contact", "duration", "pay", "payRate", "ethics"],
  },
  {
    title: "What people read",
    fields: ["consent", "instructions", "practice", "debrief"],
    more: ["minimumAge"],
  },
  {
    title: "People from outside",
    about: "They come by a link, without an account: from Prolific or a mailing list.",
    fields: ["fromOutside", "answersPerParticipant", "completionCode", "completionUrl"],
  },
  { title: "Quality and end", fields: ["gold", "stop"] },
];

/** Name and hint by path; numbers in it are left out. */
/** @type {Record<Field, [label: string, hint?: string]> & Record<string, [label: string, hint?: string]>} */
export const fieldWords = {
  title: ["Title", "People read it."],
  id: ["Short name", "Small letters, digits and dashes; the link contains it."],
  tasks: ["Homes and games"],
  copies: ["Households of each", "Each is drawn into an arm."],
  rounds: ["Tasks in a row in each household"],
  maxSteps: ["Most actions of a task"],
  mode: ["People answer", "owner: they see the home; keeper: from memory."],
  bot: ["Bot"],
  channel: ["Where it asks"],
  answersPerQuestion: ["Answers to each question", "Nobody sees the others' answers."],
  atOnce: ["Households played at the same time"],
  dailyQuestions: ["Most questions to a person a day"],
  answerWithinHours: ["Hours to answer"],
  ifNobodyAnswers: ["If nobody answers, the robot"],
  quietHours: ["Quiet hours", "Like 22:00-07:00, or none."],
  timeZone: ["Time zone", "Like Europe/Berlin."],
  arms: ["Arm"],
  "arms.name": ["Name"],
  "arms.ask": ["When it asks", "missing, never, always, random:0.3, budget:2, conformal."],
  "arms.reuse": ["Remembers earlier answers"],
  "arms.first": ["People first get"],
  "arms.player": ["A person plays, others answer"],
  "arms.share": ["Share of households, relative to the others"],
  propensityFloor: ["Least probability of an arm"],
  explore: ["Share of choices to ask by a coin", "0.2 lets sous study policies compare others."],
  consent: ["Consent"],
  "consent.version": ["Version"],
  "consent.text": ["What people agree to"],
  instructions: ["Instructions", "They must fit every home above."],
  practice: ["Practice"],
  "practice.text": ["Question"],
  "practice.choices": ["Choices", "One a line."],
  "practice.answer": ["The right one"],
  debrief: ["What people read at the end"],
  minimumAge: ["Minimum age"],
  researcher: ["Researcher", "Your name and institution."],
  contact: ["Contact", "Where participants can ask: an address they can write to."],
  duration: ["How long it takes", "Like: about 10 minutes."],
  pay: ["Pay, in words", "People read it before they agree."],
  payRate: ["Pay as an amount, for the cost"],
  "payRate.amount": ["Amount"],
  "payRate.currency": ["Currency", "Like EUR."],
  "payRate.per": ["For each"],
  ethics: ["Ethics", "Who reviewed it, and under which number."],
  fromOutside: ["Let people from outside in"],
  answersPerParticipant: ["Questions for each of them", "Empty: until the campaign closes."],
  completionCode: ["One completion code for all", "Empty: a code of their own for each."],
  completionUrl: ["Where they give it back", "{code} stands for the code."],
  gold: ["Share of questions that check people", "The world knows their answer."],
  stop: ["It ends at the first of these"],
  "stop.answers": ["After so many answers"],
  "stop.agreement": ["At this agreement (alpha)"],
  "stop.date": ["After this day"],
  seed: ["Seed"],
};

/** Texts of more than a line. */
export const longTexts = new Set([
  "consent.text",
  "instructions",
  "debrief",
  "practice.text",
  "pay",
  "ethics",
]);

/** @param {string} path "arms.0.ask" */
export function wordsOf(path) {
  const plain = path.replace(/\.\d+/g, "");
  return fieldWords[plain] ?? [plain];
}
