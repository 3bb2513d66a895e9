/**
 * The calls of drawn stories, a line each: a method and what it is given. "$at" stands for what `given` draws,
 * "$(1|2)" for one of these, "$new:q" for a new id, and "$of" for each home, episode and so on in turn.
 */
/**
 * Each as often as the number before it says, with the next two of its store: what follows needs what was before.
 * Those without a store are in `drawn-acts.ts`.
 */
export const acts = `
6 begin
13 ask
16 read
12 see
7 end
3 request
18 questions.recordBallot {"id":"$new:b","question":"$question","eventKey":"$(press|m1|m2):$digit","message":$(null|"m1"|"m2"|"m3"),"person":$person,"choice":$(null|"a"),"text":"$words","replaces":$(null|"$ballot"),"at":$at,"sawOthers":$(true|false|false),"unchecked":$(true|false|false)}
4 questions.retract "$ballot", "back$digit", $notes, $at
2 questions.unsay "m$(1|2|3)", "gone$digit", $at
2 questions.fireTimer $timer, {"notes":$notes,"call":$(null|{"id":"$new:c","channel":"U-ben"}),"deferTo":null}, $at
1 questions.fireTimer $timer, {"notes":[],"call":null,"deferTo":$at}, $at
2 questions.settle {"question":"$question","state":"$(answered|declined)","reason":null,"basis":["$ballot"],"dispute":null,"facts":[],"notes":$notes,"at":$at}
4 questions.close "$question", "$(expired|cancelled)", "silence", $at
1 questions.moveWaits {"by":7}, $at
1 questions.moveWaits {"by":9,"question":"$question"}, $at
3 questions.recordOpened "$question", $person, $at
1 questions.check "$ballot"
2 people.forget "$someone", $("person"|"person"|"said"|"research"|{"demoBefore":40000}), $at
1 people.keep $person
1 people.setDailyCap "$someone", $(null|2)
2 people.setOptedOut "$someone", $(null|7)
1 people.setConsent "$someone", $(null|8)
3 outbox.markSending "$delivery"
4 outbox.markSent "$delivery", {"channel":"c","message":"ref-$delivery"}, $(1|2|3)
2 outbox.markSent "$delivery", {"channel":"c","message":"ref-$delivery"}, 4, {"question":"$question","at":$at}
2 outbox.markFailed "$delivery", {"error":"no","dueAt":$(900000|10),"dead":$(true|false)}
1 outbox.markReplaced "$delivery", {"channel":"c","message":"again-$delivery"}, 2
1 outbox.touchCard "$episode", $at
1 outbox.addNote "$episode", $note, $at
1 outbox.putOff "$delivery", $at
1 outbox.hasten 990000, $at
1 outbox.retry "$delivery", $at
4 episodes.recordMove {"household":"$home","thing":"cup 1","place":"$place","at":$at}
1 episodes.keepCheckpoint {"household":"$home","engine":"1","round":1,"moves":0,"state":"{}","hash":"$digit$hash","at":$at}
1 episodes.setChosen "$episode", ["$(mug|plate) 1"], $at
1 episodes.setWorth "$episode", {"stepsWith":1,"stepsWithout":$(3|9),"successWithout":true}
1 episodes.bring "$episode", {"bot":"slack","channel":"c-new"}, $at
2 episodes.keepTold "$episode", $(1|2), ["mug at $place"]
1 tuples.keep [$tuple]
1 tuples.removeExplored "kitchen"
2 tuples.nearest {"goal":"put a $thing in the sink","observation":"On the shelf 1, you see a mug.","household":"$home","k":3}
2 recall {"text":"$words","household":"$home"}
2 questions.findAlike "$home", {"func":"where","noun":"$thing"}, {"text":"Where is the $thing?","state":"$(open|answered)"}
1 facts.teach {"id":"$new:f","household":"$home","fact":{"subject":"plate","relation":"at","objects":["$place"],"polarity":true,"certainty":"sure","source":"rule"},"person":"$someone","words":"$words"}, $at
1 facts.withdraw "$fact", $at
1 knowledge.keep [{"id":"w$digit","household":$(null|"$home"),"text":"$words","source":"taught","person":"$someone","at":$at}]
1 knowledge.withdraw "w$(1|2)"
5 turns.open {"id":"$new:m-","episode":"$episode","seq":$digit,"sees":["$words"],"options":[{"id":"m0","label":"look","value":"look","move":{"kind":"act","command":"look"}}],"view":null,"reserved":$(null|"U-ben"),"openedAt":$at,"taken":null}
2 turns.take {"turn":"$turn","choice":"m0","person":$person,"eventKey":"take$digit","message":null,"at":$at}
1 turns.dismiss {"key":"take$digit","at":$at}
1 campaigns.setState "$(pilot|second)", "$(running|paused)", $(null|"why"), $at
1 campaigns.assign {"campaign":"$(pilot|second)","household":"$home","task":"kitchen","arm":"with","propensity":0.5}
1 campaigns.enrol "$(pilot|second)", "$someone", $({"consentVersion":null,"consentAt":null}|{"consentVersion":"1","consentAt":5})
1 campaigns.enrol "$(pilot|second)", "$someone", {"practiceDone":$digit}
1 campaigns.enrol "$(pilot|second)", "$someone", {"practisedAt":$at}
1 campaigns.enrol "$(pilot|second)", "$someone", {"externalId":"x$digit"}
1 campaigns.enrol "$(pilot|second)", "$someone", $({"device":"d"}|{"byLink":true})
1 campaigns.setCodeGiven "$(pilot|second)", "$someone", {"at":5,"device":"d"}
3 runs.begin {"household":"$home","firstRound":1,"rounds":$(1|2),"plan":{"bot":"slack","channel":"c"},"pausedAt":null}
1 runs.setPaused "$home", $(null|5), "why"
1 runs.finish "$home"
3 schedules.set {"household":"$home","bot":"slack","channel":"c","minute":5,"timeZone":"UTC","lastDay":null,"createdAt":$at}
1 schedules.markDay "$home", "2026-01-31"
1 schedules.remove "$home"
3 sessions.begin {"id":"s$digit","tokenHash":"$digit$hash","passwordMark":"x","role":"member","person":"$someone","createdAt":$at,"usedAt":$at,"until":9990000}
1 sessions.use "s$digit", 990000
1 sessions.end ["s$digit"]
1 sessions.keepLogin {"name":"ana","passwordHash":"h","createdAt":$at}
1 sessions.removeLogin "ana"
1 installations.put {"platform":"slack","workspace":"T1","tokens":"{}","channel":"","installedBy":null,"installedAt":$at}
1 installations.remove "slack", "T1"
1 heardPlaces.keep {"platform":"slack","workspace":"t","channel":"c$digit","until":$at}
1 welcomes.begin {"platform":"slack","channel":"$(c1|c-kitchen)","at":$at}
1 models.keepReply {"key":"k$digit","reply":"$words","household":$(null|"$home"),"at":$at}
1 models.recordUsage {"requests":1,"cached":0,"promptTokens":9,"completionTokens":$digit,"cachedTokens":0,"reasoningTokens":0,"cost":0,"at":$at,"model":"m","role":"agent","charge":{"episode":"$episode"}}
1 releases.review {"ballot":"$ballot","decision":"$(keep|drop)","hidden":[],"reviewer":"Rea","at":$at}
1 releases.exclude {"question":"$question","excluded":$(true|false),"reviewer":"Rea","at":$at}
1 releases.clear {"words":"rose","cleared":$(true|false),"reason":"a flower","reviewer":"r","at":$at}
1 releases.keepScans [{"ballot":"$ballot","rules":"$(1|2)","found":[]}]
1 releases.importRelease $release, $at
1 asks.revoke "other", $at
1 asks.detach "$ticket", $at
1 households.create {"id":"spare1","title":"Spare","content":{"format":"home","text":"","wording":"1"},"tasks":[],"createdAt":$at}
1 households.change {"id":"spare1","title":"The attic","content":{"format":"home","text":"","wording":"1"},"tasks":[]}
1 households.remove "spare1"
1 households.retitle {"id":"$home","title":"Our home","content":{"format":"home","text":"","wording":"1"}}
1 households.remove "$home"
4 retention.forget "$someone", $({"demoBefore":40000}|"person"), $at
1 retention.erase
3 index.rebuild
1 index.erase
`;

export const readings = `
home facts.list {"household":"$of","valid":false}
home facts.list {"household":"$of","disputed":true}
home facts.marks "$of"
home facts.history "$of"
home facts.watermark "$of"
home facts.lastTold "$of", 3
home facts.newest "$of", 3, "e1"
home facts.listAt "$of", 3, $at
home facts.uses "$of", $facts
home reuse.experience "$of", $facts
home reuse.summary "$of"
home episodes.moves "$of", 1
home episodes.checkpoint "$of"
home episodes.places "$of"
home episodes.list "$of", 2
home episodes.scoredSteps "$of", 3
home episodes.hasPlayed "$of", "put a mug in the sink."
home episodes.lastStarted "c-$of"
home outbox.lastShown "slack", "c-$of"
home people.answerersIn "slack", "c-$of"
home questions.list {"household":"$of","state":"open"}
home tuples.list "$of"
home knowledge.rules "$of"
home runs.get "$of"
home recall {"text":"mug on the shelf","household":"$of"}
episode episodes.get "$of"
episode episodes.steps "$of"
episode facts.toldIn "$of"
episode facts.notedIn "$of"
episode questions.heardMessages "$of"
episode outbox.messages "$of"
episode turns.list "$of"
episode turns.player "$of"
asked asks.inEpisodeOf "$of"
asked asks.inEpisode "$of"
question questions.get "$of"
question questions.ballots "$of"
question questions.list {"adjudicates":"$of"}
question facts.toldTo "$of"
question asks.asked "$of"
question outbox.get "$of"
person people.get "$of"
person people.traces "$of", "person"
person people.traces "$of", "said"
person people.worthOf "$of"
person people.worthOf "$of", "pilot"
person people.opened "$of"
person people.saidIn "$of"
person people.questionsToday "$of", 0
person facts.saidBy "$of"
person turns.takenBy "$of"
person questions.answersOf "$of", 2
person questions.openFor {"platform":"slack","person":"$of","skip":0,"limit":9}
person questions.openOn {"platform":"slack","place":"c-kitchen","person":"$of"}
person campaigns.enrolment "pilot", "$of"
ticket asks.get "$of"
ticket asks.toldTo "$of"
all households.list
all episodes.unfinished
all episodes.played
all episodes.newestIn "slack", ["c-kitchen","c-attic"]
all episodes.startedSince 90000
all questions.counted
all questions.unread
all questions.unchecked
all questions.scopes
all questions.browse {"skip":0,"limit":9}
all questions.browse {"skip":0,"limit":9,"flag":"disagreement"}
all questions.due $at
all questions.dueTimers $at
all questions.askedAfter 90000
all questions.answeredBy "m1"
all questions.isHeard "m1:1"
all outbox.list
all outbox.shownBy "slack", {"channel":"c","message":"ref-e1"}
all outbox.due $at, 9
all outbox.stuck
all outbox.interrupted
all people.list
all people.hasOptedOut "slack", "U-ana"
all people.named "slack", "U-ana"
all campaigns.list
all campaigns.enrolments "pilot"
all campaigns.assignments "pilot"
all campaigns.counts "pilot"
all campaigns.answerTimes "pilot"
all asks.agents
all asks.audiences
all asks.audience "ops"
all asks.used "deploy-bot", $at
all asks.usedIn "ops", $at
all asks.open "deploy-bot"
all asks.latest "deploy-bot", {"since":0,"most":5}
all sessions.list $at
all sessions.logins
all schedules.list
all installations.list "slack"
all heardPlaces.list "slack", "t"
all heardPlaces.people "slack", "t"
all releases.campaignEpisodes
all releases.reviews
all releases.exclusions
all releases.clearances
all releases.importedIds
all releases.tombstones
all retention.due $at
all retention.last
all reuse.summary
all models.listUsage
all models.sumUsage
all tuples.countCells ["take TARGET from HERE"]
all searches
all index.settle
`;
