export { createShopPolicy, type ShopPolicyOptions } from "./shop-policy.js";
