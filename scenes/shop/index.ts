/** @slice webshop */
export { type Catalogue, openCatalogue, ownCatalogue } from "./catalogue.js";
/** @slice webshop */
export {
  drawGoals,
  type Goal,
  type GoalKind,
  goalKinds,
  type Market,
  openMarket,
  whyNoGoals,
} from "./goals.js";
/** @slice webshop */
export { rateKind, sharesCategory, titleScore } from "./kind.js";
/** @slice webshop */
export { drawWish, orderOf, orderOfGoal } from "./orders.js";
/** @slice webshop */
export { replayShop, type ShopText, shopTexts } from "./replay.js";
export {
  faultOfOrder,
  loadShop,
  openOwnShop,
  openShop,
  ownShop,
  readShopName,
} from "./simulator.js";
/** @slice webshop */
export { nounsOf } from "./title-nouns.js";
