/** Warnings by `event`. docs/operating.md is generated from this table. */
export interface LogEventAdvice {
  readonly meaning: string;
  readonly remedy: string;
}

const nothing = "Nothing: Sous tries again by itself.";

export const logEvents = {
  "ask-failed": {
    meaning: "An agent's call could not be carried out. It was told to try again.",
    remedy: "If it repeats, report the error with its stack.",
  },
  "backup-failed": {
    meaning: "The daily backup was not made. The error says why.",
    remedy:
      "Make room or mend the folder in `SOUS_BACKUP_DIR`; Sous tries again every hour. If the database is not whole, see `storage-damaged`.",
  },
  "backup-made": { meaning: "The daily backup was made and verified.", remedy: "Nothing." },
  "ballot-not-read": {
    meaning: "An answer is kept but could not be turned into facts.",
    remedy:
      "If it repeats, report the error with its stack. The answer is read again at the next start too.",
  },
  "campaign-not-judged": {
    meaning: "The figures of a campaign's answers could not be computed. Older figures stay.",
    remedy: "Report the error with its stack. People can answer meanwhile.",
  },
  "campaign-over": { meaning: "A campaign has reached its end.", remedy: "Make its release." },
  "campaign-paused": {
    meaning: "A home of a campaign failed several times, so Sous paused the campaign.",
    remedy: "Mend what the error says, then `sous campaign start ID`.",
  },
  "campaign-waits": {
    meaning: "Nobody plays a running campaign here: this process does not have its bot.",
    remedy:
      "Set the bot up (`sous init`, then `sous doctor`). With several processes, another one may play it.",
  },
  "campaigns-failed": {
    meaning: "Sous could not go through the campaigns. No new rounds of campaigns begin meanwhile.",
    remedy: "If it repeats, mend what the error says.",
  },
  "card-not-updated": { meaning: "A card shows an older state than the rows.", remedy: nothing },
  "catch-up-failed": {
    meaning: "What people wrote while Sous was away could not be read from a platform.",
    remedy:
      'With "trying again": nothing. With "going on without": give the bot the right to read the history.',
  },
  "channel-lost": {
    meaning: "A task is paused, because nothing can be shown in its channel. `reason` says why.",
    remedy: "Do what `reason` says; the task goes on by itself, or after `/sous resume`.",
  },
  "command-failed": {
    meaning: "Somebody's command ended in an error. They were told to try again.",
    remedy: "Report the error with its stack.",
  },
  crashed: {
    meaning: "An error that nothing caught ended the process with exit code 1.",
    remedy: "Start Sous again: it continues where it was. Report the error with its stack.",
  },
  "daily-task-failed": {
    meaning: "A daily task did not begin.",
    remedy: "Mend what the error says. The next one begins tomorrow; `/sous play` begins one now.",
  },
  "delivery-failed": {
    meaning: "A platform did not take a card or note. `reason` has its answer.",
    remedy: nothing,
  },
  "clock-jumped": {
    meaning:
      "The clock of the computer was set, or the computer slept. Questions wait as long as they were to.",
    remedy: "If it repeats, let the computer's clock follow a time server.",
  },
  "delivery-dead": {
    meaning: "A card or note was given up, so people do not see it.",
    remedy:
      "Do what `advice` says, then `sous questions retry --all`. `sous questions --stuck` lists them.",
  },
  "desk-failed": {
    meaning: "Deadlines, reminders and counting of answers could not be worked through.",
    remedy: "If it repeats, mend what the error says.",
  },
  "episode-stopped": {
    meaning: "A task ended in an error. Its card stays as it was.",
    remedy: "Mend what the error says and start Sous again: the task continues.",
  },
  "lease-lost": {
    meaning:
      "On PostgreSQL another process leads now, as this one was stopped for longer than 15 seconds. It ended with exit code 1.",
    remedy: "Start it again: it stands by. If it repeats, look what holds the machine up.",
  },
  "stands-by": {
    meaning:
      "On PostgreSQL another process leads, named in `leader`; this one waits. With an `error` the server is not reached.",
    remedy: "Nothing. With an `error`, do what it says.",
  },
  "takes-over": {
    meaning: "On PostgreSQL the leader has ended or was not heard of, and this process leads.",
    remedy: "Start the other process again, so that it stands by.",
  },
  "storage-damaged": {
    meaning: "The database is damaged. Sous stopped with exit code 3; what was written is kept.",
    remedy:
      "`sous db verify --db FILE` says where. `sous db restore BACKUP --db FILE` restores a backup.",
  },
  "storage-paused": {
    meaning:
      "The database cannot be written; `fault` and `advice` say why. Nothing is lost, and people whose answers could not be kept are told.",
    remedy: "Do what `advice` says. Sous tries every few seconds and goes on by itself.",
  },
  "storage-recovered": { meaning: "The database can be written again.", remedy: "Nothing." },
  "embedder-failed": {
    meaning:
      "The server of embeddings did not answer, or gave vectors that cannot be used. Rows are found by their words.",
    remedy: "Nothing: Sous asks again after a minute. If it repeats, `sous doctor` checks it.",
  },
  "index-rebuilt": {
    meaning: "The index beside the database did not fit the rows and is made again from them.",
    remedy: "Nothing. If it repeats without a crash of the machine, check the disk.",
  },
  "interaction-failed": {
    meaning: "A command or press on Discord ended in an error. The person was told to try again.",
    remedy: "If it repeats, report the error.",
  },
  "members-not-checked": {
    meaning:
      "A chat platform was not asked again whether who approved is in the channel. Such answers do not count yet.",
    remedy: nothing,
  },
  "model-unusable": {
    meaning: "A language model failed or gave no usable answer.",
    remedy: "`sous doctor` checks the model. Check its server, key and limits.",
  },
  "permission-unknown": {
    meaning:
      "A platform did not say who belongs to the channel. Managing and reading were refused, answers were kept.",
    remedy: "If it repeats, `sous doctor` says which right the bot lacks.",
  },
  "picture-missing": {
    meaning: "A card goes without its picture; it has the same in words.",
    remedy: "Nothing.",
  },
  "pictures-off": {
    meaning: "A platform refuses pictures from the bot.",
    remedy: "Give the bot the right that the line names, and start Sous again.",
  },
  "platform-error": {
    meaning: "A platform's client reported an error.",
    remedy: "If it repeats, run `sous doctor`.",
  },
  "posted-twice": {
    meaning:
      "This process was held up while it posted, and the one that leads now posted the same. The second copy was removed.",
    remedy: "Nothing.",
  },
  "platform-shared": {
    meaning: "Another socket is open for the same Slack app, so some events go there and not here.",
    remedy: "Run one `sous serve` for an app.",
  },
  "platform-lost": {
    meaning: 'The connection to a platform is gone. With "trying again" Sous reconnects by itself.',
    remedy:
      "If the line names a token, Sous ends: put a new one into `.env` and start it again. Else check the network.",
  },
  "press-not-acknowledged": {
    meaning: 'A press was kept, but its person may have seen "This interaction failed".',
    remedy: "Nothing: the answer counts.",
  },
  "refusal-not-told": {
    meaning: "Somebody's words did not count, and the platform did not let Sous tell them why.",
    remedy: "Nothing, or tell them yourself.",
  },
  "replies-learned": {
    meaning:
      "Sous learned from corrections how people speak. `kept` lists the workspaces it counts in.",
    remedy: "Nothing. `sous facts learn --undo` goes back.",
  },
  "replies-not-learned": {
    meaning: "Learning from corrections ended in an error. Replies are read as before.",
    remedy: "Nothing: Sous tries again. If it repeats, report the error with its stack.",
  },
  "reply-not-kept": {
    meaning: "A reply, edit or deletion could not be stored or read.",
    remedy: "Nothing: Sous tries again, and reads the thread at the next start.",
  },
  "reply-not-understood": {
    meaning: "Reading a reply ended in an error, so it counted as unclear.",
    remedy: "Report the error with its stack.",
  },
  "request-failed": {
    meaning: "A request to the web chat ended in an error (500).",
    remedy: "Report the error with its stack.",
  },
  "request-refused": {
    meaning: "A signed request of Slack was refused: its time lies in the future.",
    remedy: "Set this machine's clock. If it is right, somebody else sent the request.",
  },
  "retention-done": {
    meaning: "What is older than `SOUS_KEEP_DAYS` was deleted.",
    remedy: "Nothing.",
  },
  "retention-failed": {
    meaning: "What is older than `SOUS_KEEP_DAYS` could not be deleted.",
    remedy: "If it repeats, mend what the error says. `sous doctor` says what is due.",
  },
  "setting-removed": {
    meaning: "A variable in `.env` or the environment is no setting any more.",
    remedy: "Set what the message says, and remove the variable.",
  },
  "suggestions-failed": {
    meaning: "Discord got no suggestions for what somebody typed.",
    remedy: "Nothing.",
  },
  "thread-failed": {
    meaning: "A thread could not be opened or closed on Discord.",
    remedy: "Give the bot the right to create public threads in the channel.",
  },
  "webhook-failed": {
    meaning: "An agent's webhook did not take what became of a ticket.",
    remedy:
      "Nothing: Sous tries for about a day, and again after the next change or start. If it repeats, check the address (`sous agents`).",
  },
  "words-missing": {
    meaning: "Discord hands out messages without their words.",
    remedy: "Switch the Message Content Intent on, and start Sous again.",
  },
  "welcome-not-shown": {
    meaning: "The bot could not introduce itself in its channel, and does not try again.",
    remedy: "Nothing, if `/sous play` works there. Otherwise it says what to do.",
  },
} as const satisfies Readonly<Record<string, LogEventAdvice>>;

export type LogEvent = keyof typeof logEvents;
