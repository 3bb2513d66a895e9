/** Gold questions have a known true answer. */
import type { CampaignDesign } from "../../core/campaign.js";
import type { Question } from "../../core/question.js";
import { seededRandom } from "../../core/random.js";

export type GoldDesign = Pick<CampaignDesign, "id" | "seed" | "gold">;

/** Draws by the question's id, so that the result is stable. */
export function isGold({ seed, gold }: GoldDesign, { id }: Pick<Question, "id">): boolean {
  return seededRandom(seed, "gold", id)() < gold;
}
