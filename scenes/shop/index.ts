/** WebShop: a shop in which the robot orders for people. */
export { openCatalogue, ownCatalogue } from "./catalogue.js";
export { type GoalKind, goalKinds, openMarket } from "./goals.js";
export { drawWish, orderOf, orderOfGoal } from "./orders.js";
export { replayShop, type ShopText, shopTexts } from "./replay.js";
export { loadShop, openShop, ownShop, readShopName } from "./simulator.js";
