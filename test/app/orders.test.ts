import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { giveOrder, type Orders, takeOrders } from "../../src/app/play/orders.js";
import { InputError } from "../../src/core/errors.js";
import { newFile } from "../memory/folder.js";

const orders: Orders = {
  add: async (given) => (given as number[]).reduce((sum, one) => sum + one, 0),
  refuse: async () => {
    throw new InputError("no such thing");
  },
  fail: async () => {
    throw new Error("a fault");
  },
};

let file: string;
beforeEach(() => {
  file = newFile();
  writeFileSync(file, "");
});

async function open(): Promise<{ close(): Promise<void> }> {
  const taking = await takeOrders(file, orders);
  onTestFinished(() => taking.close());
  return taking;
}

const readAddress = (): { url: string; token: string } =>
  JSON.parse(readFileSync(`${file}.orders`, "utf8"));

describe("orders", () => {
  it("are carried out and answered, or refused in the owner's words", async () => {
    await open();
    expect(await giveOrder(file, "add", [1, 2, 3])).toBe(6);
    await expect(giveOrder(file, "refuse", {})).rejects.toMatchObject({
      code: "bad-input",
      message: "no such thing",
    });
    await expect(giveOrder(file, "fail", {})).rejects.toThrow("a fault");
    await expect(giveOrder(file, "toString", {})).rejects.toThrow('No order "toString"');
  });

  it("are taken on loopback, from whoever can read a file of this user's", async () => {
    await open();
    expect(statSync(`${file}.orders`).mode & 0o777).toBe(0o600);
    const { url, token } = readAddress();
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
    for (const authorization of ["", "Bearer ", `Bearer ${token}x`, `Bearer ${"0".repeat(64)}`]) {
      const answer = await fetch(`${url}add`, {
        method: "POST",
        headers: { authorization },
        body: "[1]",
      });
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ ok: false, code: "unauthorized" });
    }
    const read = await fetch(`${url}add`, { headers: { authorization: `Bearer ${token}` } });
    expect(read.status).toBe(404);
  });

  it("find nobody after the owner has closed, or was killed", async () => {
    const taking = await open();
    const address = readAddress();
    await taking.close();
    expect(existsSync(`${file}.orders`)).toBe(false);
    await expect(giveOrder(file, "add", [1])).rejects.toMatchObject({ code: "no-orders" });
    writeFileSync(`${file}.orders`, JSON.stringify(address));
    await expect(giveOrder(file, "add", [1])).rejects.toMatchObject({ code: "no-orders" });
    await open();
    expect(await giveOrder(file, "add", [1])).toBe(1);
  });

  it("leave the address of a later owner alone", async () => {
    const first = await open();
    await open();
    await first.close();
    expect(await giveOrder(file, "add", [4])).toBe(4);
  });
});
