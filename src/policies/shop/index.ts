export { createShopPolicy } from "./shop-policy.js";
