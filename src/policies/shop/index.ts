/** @slice webshop */
export { withReducedPages } from "./reduced-pages.js";
export { createShopPolicy } from "./shop-policy.js";
