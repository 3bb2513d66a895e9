/** An address that takes alerts, as long as its status is 200. */
import type { AlertMessage } from "../../../src/app/operating/alerts.js";
import { openReceiver } from "../../build/receiver.js";

export async function listenForAlerts() {
  const address = { status: 200, taken: [] as AlertMessage[], url: "" };
  const { url } = await openReceiver((response, { body }) => {
    if (address.status === 200) address.taken.push(JSON.parse(body) as AlertMessage);
    response.writeHead(address.status).end();
  });
  return Object.assign(address, { url });
}
