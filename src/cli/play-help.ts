export const playHelp = `
Examples:
  sous play kitchen                                  in the terminal: you answer
  sous play flat --rounds 3 --bot simulated          simulated people answer
  sous play path/to/game.tw-pddl --bot simulated --json
  sous play kitchen --variant ambiguous              the task means one particular thing: say which
  sous play flat --variant multiround --bot simulated
  sous play kitchen --open                           you choose the goal
  sous play kitchen --policy tuples                  from memory only: no planner, no questions
  sous play kitchen --policy aba --bot simulated     a language model that asks before it acts
  sous play kitchen --policy human --bot slack       a person plays, others in the channel answer
  sous play kitchen --policy human --bot simulated   you play, simulated people answer
  sous play kitchen --policy human --bot discord --player 80351110224678912
  sous play kitchen --bot simulated --people model   a language model answers
  sous play flat --rounds 3 --bot simulated --ask budget:1
  sous play kitchen --bot slack --rounds 2           in the channel of SLACK_CHANNEL
  sous play flat --rounds 3 --bot simulated --people careless
  sous play cooking:take1-cut                        you have the recipe: say where, and how to cut
  sous play cooking:take2 --bot web --rounds 3       three games in a row
  sous play grid:danger+open-door --bot simulated    you see all rooms, the robot seven cells ahead
  sous play grid:favorite:7                          the seventh game
  sous play shop --bot web                           the robot orders; you have the shopping card
  sous play shop --open                              no card: what you pick is bought
  sous play shop --shop webshop/data --variant ambiguous --bot simulated

With --policy human a person decides in place of the policy. Each turn shows what a policy sees, the possible
commands and the questions that a policy could ask. The player picks one or types it. In Slack and Discord
somebody else must answer the player's questions; they see the home apart from the card. In the terminal, or
alone on the page, you play and answer. With --bot simulated you play in the terminal and simulated people
answer. A turn has no deadline: the task waits for the player and survives restarts.

In games, questions cost no step. A finished game is not played again; the next one starts. Their planners
play them and ask each question once. Tasks: cooking:take1, take2, take1-cut, take2-cut; grid:danger,
open-door, favorite, object-in-box, and any of these joined by +; grid:level4 is all four.

Simulated people are truthful; careless (a fifth of the answers is wrong, and some do not know that a thing was
moved); vague (half of the answers name only the kind of place); or a language model that knows the home (model).

conformal asks unless exactly one place is likely enough. It is calibrated on how often the likeliest place was
right in this home, or in all homes with fewer than 10 such cases; with too few cases it says so and asks.
voi:<steps> asks when the answer is expected to save more than a question counts as (1 step if you say nothing).
It weighs how long it would look by itself against how right and how exact people's answers have been, and again
after each place that it has looked into. /sous why says the figures.
Every step with a possible question stores the probability of the decision.

To continue interrupted rounds, run the same command again.`;
