/** Examples of `sous play`, and what its options do not say. */
export const playHelp = `
Examples:
  sous play kitchen                                  in the terminal, you are the one who knows
  sous play flat --rounds 3 --bot simulated          simulated people answer
  sous play path/to/game.tw-pddl --bot simulated --json
  sous play kitchen --variant ambiguous              only one particular thing is right: say which
  sous play flat --variant multiround --bot simulated
  sous play kitchen --open                           you choose, and what you choose is the goal
  sous play kitchen --policy tuples                  from memory alone: no planner, no questions
  sous play kitchen --policy aba --bot simulated     a language model that asks before it acts
  sous play kitchen --policy human --bot slack       a person plays, others in the channel answer
  sous play kitchen --policy human --bot simulated   you play, simulated people answer
  sous play kitchen --policy human --bot discord --player 80351110224678912
  sous play kitchen --bot simulated --people model   a language model in the place of people
  sous play flat --rounds 3 --bot simulated --ask budget:1
  sous play kitchen --bot slack --rounds 2           in the channel of SLACK_CHANNEL
  sous play cooking:take1-cut                        you have the recipe card: say where, and how to cut
  sous play cooking:take2 --bot web --rounds 3       three games, one after the other
  sous play grid:danger+open-door --bot simulated    you see all rooms, the robot seven cells ahead
  sous play grid:favorite:7                          one game in particular, the seventh

With --policy human a person decides in the policy's place, through the bot: each turn shows what the policies
see and what is possible, as choices or to be typed, and the questions that a policy could ask. In Slack and
Discord whoever plays cannot answer what they ask: somebody else has to, who sees the home apart from the
card. In the terminal, and on the page where you are alone, you are both: you play, and you answer yourself.
With --bot simulated you play at the terminal, and simulated people answer.
Nobody is hurried: the task waits for the player, over restarts too.

In games, questions cost no step; a game that is over is not played again, the next one is. They are played
by their planners, which ask each question once. Tasks: cooking:take1, take2, take1-cut, take2-cut;
grid:danger, open-door, favorite, object-in-box, and any of these joined by +; grid:level4 is all four.

conformal asks unless exactly one place is likely enough, by how often the likeliest one turned out right
in this home (with fewer than 10 such cases, in all homes); while too little came out it says so and asks.
Every step at which a question came up keeps the probability of what was chosen.

Rounds that were interrupted go on where they stopped: run the same command again.`;
