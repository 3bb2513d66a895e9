/** Two homes that are alike: what is read of one, or done in one, touches nothing of the other. */
import { expect, it } from "vitest";
import type { Memory } from "../../../memory/stores.js";
import {
  askStep,
  ballotOf,
  factWrite,
  type Steps,
  sampleAgent,
  sampleAudience,
  sampleBallot,
  sampleCampaign,
  sampleTuple,
} from "../../memory/samples.js";
import { newAsk } from "./asks.js";
import { run } from "./runs.js";

/** Calls of stores: "$" is the home's tag, "$row" its person, "%name" a sample, "$person" who they are. */
const living = `
asks.keepAudience %audience
campaigns.create %campaign
campaigns.assign {"campaign":"$pilot","household":"$home","task":"k","arm":"with","propensity":1}
steps.begin {"id":"$e0","household":"$home","bot":"web","channel":"$c","campaign":"$pilot","purpose":"campaign","startedAt":5}
steps.note [%fact0], {"episode":"$e0","because":["$f0"],"scores":{"look":1}}
steps.finish "$e0", {"tuples":[%tuple]}
episodes.recordMove {"household":"$home","thing":"mug 1","place":"fridge 1","at":55}
steps.begin {"id":"$e1","household":"$home","bot":"web","channel":"$c","campaign":"$pilot","purpose":"campaign","round":2,"startedAt":60,"policy":"human"}
campaigns.enrol "$pilot", "$row", {"consentVersion":"1","consentAt":7}
asks.keepAgent %agent
runs.begin %run
schedules.set {"household":"$home","bot":"web","channel":"$c","minute":1,"timeZone":"UTC","lastDay":null,"createdAt":5}
episodes.keepCheckpoint {"household":"$home","engine":"e","round":1,"moves":0,"state":"{}","hash":%zeros,"at":1}
models.keepReply {"key":"$key","reply":"{}","household":"$home","at":1}
installations.put {"platform":"slack","workspace":"$T","tokens":"x","channel":"","installedBy":null,"installedAt":1}
sessions.begin {"id":"$s","tokenHash":"$%64","passwordMark":"m","role":"member","person":"$ana","createdAt":10,"usedAt":10,"until":999}
sessions.keepLogin {"name":"$login","passwordHash":"h","createdAt":1}
turns.open {"id":"$m","episode":"$e1","seq":1,"reserved":null,"openedAt":20,"taken":null,"sees":[],"options":[],"view":{"owner":{"home":"K","places":[],"robotAt":[],"held":null},"seen":[]}}`;
const twice = `
steps.ask {"id":"$q#","household":"$home","episode":"$e1","campaign":"$pilot","purpose":"campaign"}, {"timers":[{"kind":"remind","nth":1,"dueAt":500},{"kind":"remind","nth":2,"dueAt":500}]}
questions.recordOpened "$q#", %person, 29
questions.recordBallot %ballot#
outbox.addNote "$e1", {"id":"$n#","note":{"kind":"news","text":"N","ballot":null,"to":null}}, 30
knowledge.keep [{"id":"$r#","household":"$home","text":"rule #","source":"taught","person":"$row","at":#}]
asks.ask %ask#
asks.tell "$k#", #`;
const used = `
steps.read "$b1", {"facts":[%fact1],"settle":null}
questions.recordAsk {"record":%record,"question":null,"waitsFor":null}, 40
releases.keepScans [{"ballot":"$b1","rules":"1","found":[]}]`;

const readings = `
households.get "$home" | episodes.list "$home" | episodes.list "$home", 2 | episodes.last "$home" | episodes.moves "$home"
episodes.checkpoint "$home" | episodes.places "$home" | episodes.newestIn "web", ["$c"] | episodes.lastStarted "$c"
episodes.scoredSteps "$home", 9 | questions.list {"household":"$home"} | questions.list {"campaign":"$pilot"}
questions.findOpen "$home", {"func":"where","noun":"mug"} | facts.list {"household":"$home","valid":false} | facts.history "$home"
facts.uses "$home", ["$f0","$f1"] | facts.lastTold "$home", 9 | tuples.list "$home" | knowledge.rules "$home" | runs.get "$home"
reuse.summary "$home" | reuse.experience "$home", ["$f1"] | episodes.get "$e0" | episodes.steps "$e1" | outbox.messages "$e1"
outbox.list {"episode":"$e1"} | questions.list {"episode":"$e1"} | facts.toldIn "$e1" | facts.notedIn "$e0" | turns.list "$e1"
turns.current "$e1" | turns.player "$e1" | asks.inEpisode "$e-a1" | questions.heardMessages "$e1" | questions.get "$q1"
questions.ballots "$q1" | questions.ballots "$q2" | facts.toldTo "$q1" | asks.asked "$a1" | people.get "$row" | people.saidIn "$row"
people.opened "$row" | people.worthOf "$row" | people.questionsToday "$row", 0 | people.traces "$row", "said" | turns.get "$m"
questions.answersOf "$row", 9 | facts.saidBy "$row" | turns.takenBy "$row" | people.answerersIn "web", "$c" | asks.agents
sessions.find "$%64", 50 | campaigns.get "$pilot" | campaigns.assignments "$pilot" | campaigns.enrolments "$pilot"
campaigns.enrolment "$pilot", "$row" | campaigns.counts "$pilot" | campaigns.answerTimes "$pilot" | models.reply "$key"
installations.get "slack", "$T" | releases.scans ["$b1"] | questions.ballot "$b1" | questions.answeredBy "$m2" | asks.agent "$bot"
asks.agentOf "$hash" | asks.get "$k1" | asks.toldTo "$k2" | asks.inEpisodeOf "$e-a1" | asks.open "$bot" | asks.used "$bot", 20
asks.latest "$bot", {"since":0,"most":9} | questions.unread | questions.unchecked | questions.dueTimers 900 | outbox.due 900, 9
schedules.list | runs.list | sessions.logins | households.list | outbox.interrupted | outbox.stuck`;
/** Lists of all homes, of which only a home's own rows are compared. */
const ofAll =
  /^(asks.agents|schedules|runs.list|sessions.logins|households.list|outbox.(due|int|stuck)|questions.(un|due))/;

const acting = `
episodes.keepTold "$e1", 1, ["mug"]
episodes.setChosen "$e1", ["mug 1"], 60
steps.note [], {"episode":"$e1","invalidations":[{"id":"$f0","status":"contradicted"}],"at":60}
questions.fireTimer {"question":"$q1","kind":"remind","nth":1,"dueAt":500}, {"notes":[],"call":null,"deferTo":600}, 60
questions.fireTimer {"question":"$q1","kind":"remind","nth":1,"dueAt":500}, {"notes":[],"call":null,"deferTo":null}, 60
questions.moveWaits {"by":5,"question":"$q2"}, 60
questions.check "$b2"
questions.retract "$b1", "$r1", [], 61
questions.unsay "$m2", "$m2:gone", 62
questions.close "$q1", "expired", "silence", 63
outbox.markSending "$e1"
outbox.markSent "$e1", {"channel":"c","message":"m"}, 9
outbox.putOff "$n2", 80
outbox.markSending "$n2"
outbox.markFailed "$n2", {"error":"busy","dueAt":90,"dead":true}
outbox.retry "$n2", 95
outbox.markReplaced "$e1", {"channel":"c","message":"n"}, 9
outbox.touchCard "$e1", 64
people.setDailyCap "$row", 3
people.setOptedOut "$row", 65
campaigns.setState "$pilot", "running", null, 66
campaigns.setCodeGiven "$pilot", "$row", {"at":67,"device":"d"}
campaigns.enrol "$pilot", "$row", {"practisedAt":68}
runs.setPaused "$home", 69
runs.finish "$home"
schedules.markDay "$home", "2026-01-01"
schedules.remove "$home"
sessions.use "$s", 70
sessions.end ["$s"]
sessions.removeLogin "$login"
knowledge.withdraw "$r1"
installations.remove "slack", "$T"
asks.tell "$k1", 7
asks.detach "$k1", 71
asks.revoke "$bot", 72
tuples.removeExplored "$home"
turns.take {"turn":"$m","choice":"x","person":%person,"eventKey":"$p","message":null,"at":73}
episodes.setWorth "$e0", {"stepsWith":1,"stepsWithout":2,"successWithout":true}
households.retitle {"id":"$home","title":"T","content":{"format":"home","text":"{}","wording":"2.1.2"}}
episodes.end "$e1", {"kind":"truncated","reason":"stopped"}, 0, [], 74
people.forget "$row", "person", 75`;

const plain = (_: string, value: unknown) => (value instanceof Map ? [...value] : value);

export function describeApart(memory: Memory, steps: Steps): void {
  const openHome = async (tag: string) => {
    const of = (name: string) => `${tag}-${name}`;
    const person = { ...sampleBallot().person, platform: "web", platformId: of("ana") } as const;
    const { id: row } = await memory.people.keep(person);
    const told = { person: row, ballot: of("b1"), question: of("q1"), episode: of("e1") };
    const record = askStep(3, { episode: of("e1"), because: [of("f1")], question: null });
    const askOf = (nth: number) => {
      const own = { agent: of("bot"), ticket: of(`k${nth}`), question: of(`a${nth}`) };
      return newAsk(nth, { ...own, sameness: of(`s${nth}`) });
    };
    const ballotTo = (nth: number) => {
      const change = { person, question: of(`q${nth}`), message: of(`m${nth}`) };
      return { ...ballotOf(of(`b${nth}`), "", change), unchecked: nth === 2 };
    };
    const task = { household: of("home"), episode: of("e0") };
    const samples: Readonly<Record<string, unknown>> = {
      audience: sampleAudience({ bot: "slack", channel: "C1" }),
      campaign: sampleCampaign(of("pilot")),
      fact0: factWrite(of("f0"), {}, { episode: of("e0") }),
      fact1: factWrite(of("f1"), { source: "answer", subject: "mug" }, told),
      tuple: sampleTuple({ id: of("t0"), ...task, source: "explored" }),
      agent: sampleAgent({ name: of("bot"), tokenHash: of("hash") }),
      run: { ...run, household: of("home") },
      record: { ...record, scores: { look: 2 }, step: { ...record.step, handling: "notebook" } },
      person,
      zeros: "0".repeat(64),
      ask1: askOf(1),
      ask2: askOf(2),
      ballot1: ballotTo(1),
      ballot2: ballotTo(2),
    };
    const call = (line: string): unknown => {
      const [name = "", ...rest] = line.trim().split(" ");
      const [store = "", method = ""] = name.split(".");
      const given = rest
        .join(" ")
        .replaceAll("%64", "0".repeat(64 - tag.length - 1))
        .replace(/%(\w+)/g, (_, sample) =>
          JSON.stringify(samples[sample]).replace(/"a-(\d)"/g, `"${of("e-a")}$1"`),
        )
        .replaceAll("$row", row)
        .replaceAll("$", `${tag}-`);
      const callee = Reflect.get(store === "steps" ? { steps } : memory, store);
      return Reflect.apply(Reflect.get(callee, method), null, JSON.parse(`[${given}]`));
    };
    const perform = async (lines: string) => {
      for (const line of lines.trim().split("\n")) await call(line);
    };
    const own = (found: unknown) =>
      (found as readonly object[]).filter((one) => JSON.stringify(one).includes(tag));
    const read = async () => {
      const lines = readings.trim().split(/\n| \| /);
      const found = await Promise.all(
        lines.map(async (line) => {
          const all = await call(line);
          return `${line} ${JSON.stringify(ofAll.test(line) ? own(all) : all, plain)}`;
        }),
      );
      return found
        .map((one) => one.replaceAll(`"${row}"`, `"${of("row")}"`))
        .map((one) => one.replace(/"(number|text|factWatermark|closed)":\d+/g, ""));
    };
    await perform(living);
    for (const nth of ["1", "2"]) await perform(twice.replaceAll("#", nth));
    await perform(used);
    return { read, perform };
  };

  it("homes are found apart, and what is done in one changes nothing in the other", async () => {
    const [here, there] = [await openHome("hhh"), await openHome("ttt")];
    const before = await there.read();
    expect(before.join("\n")).not.toContain("hhh");
    expect((await here.read()).map((one) => one.replaceAll("hhh", "ttt"))).toEqual(before);
    await here.perform(acting);
    expect(await there.read()).toEqual(before);
  });
}
