/** A server that speaks PostgreSQL's protocol and answers each text of statements from a function. */
import { createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";
import { listenOnLoopback } from "./control.js";

export type Rows = readonly Readonly<Record<string, string | number | boolean | null>>[];
/** @throws Error as the server's, with its `code` */
export type Answer = (sql: string, values: readonly string[]) => Rows;

const text = (value: string) => Buffer.from(`${value}\0`);
const int16 = (value: number) => {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16BE(value);
  return bytes;
};
const int32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
};
const message = (type: string, ...parts: readonly Buffer[]) => {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), body]);
};
const ready = message("Z", Buffer.from("I"));

/** Of float8, bool and text. */
const typeOf = (value: unknown) =>
  typeof value === "number" ? 701 : typeof value === "boolean" ? 16 : 25;
const cell = (value: unknown) => {
  if (value === null) return int32(-1);
  const bytes = Buffer.from(value === true ? "t" : value === false ? "f" : String(value));
  return Buffer.concat([int32(bytes.length), bytes]);
};

function result(rows: Rows): Buffer {
  const columns = Object.entries(rows[0] ?? {}).map(([name, value]) =>
    Buffer.concat([
      text(name),
      int32(0),
      int16(0),
      int32(typeOf(value)),
      int16(-1),
      int32(-1),
      int16(0),
    ]),
  );
  const data = rows.map((row) =>
    message("D", int16(columns.length), ...Object.values(row).map(cell)),
  );
  const description = message("T", int16(columns.length), ...columns);
  return Buffer.concat([description, ...data, message("C", text(`SELECT ${rows.length}`))]);
}

function failure(error: unknown): Buffer {
  const { message: words, code = "XX000" } = error as Error & { readonly code?: string };
  const fields = [`SERROR`, `C${code}`, `M${words}`].map(text);
  return message("E", ...fields, Buffer.from([0]));
}

function speak(socket: Socket, answer: Answer): void {
  let rest = Buffer.alloc(0);
  let isStarted = false;
  let asked: { sql: string; values: string[] } = { sql: "", values: [] };
  const reply = () => {
    try {
      return result(answer(asked.sql, asked.values));
    } catch (error) {
      return failure(error);
    }
  };
  const take = (type: string, body: Buffer) => {
    if (type === "Q") {
      asked = { sql: body.toString("utf8", 0, body.length - 1), values: [] };
      socket.write(Buffer.concat([reply(), ready]));
    } else if (type === "P") {
      const [, sql = ""] = body.toString().split("\0");
      asked = { sql, values: [] };
    } else if (type === "B") {
      let at = body.indexOf(0, body.indexOf(0) + 1) + 1;
      at += 2 + 2 * body.readInt16BE(at);
      const count = body.readInt16BE(at);
      at += 2;
      for (let nth = 0; nth < count; nth++) {
        const length = body.readInt32BE(at);
        asked.values.push(body.toString("utf8", at + 4, at + 4 + length));
        at += 4 + length;
      }
    } else if (type === "S")
      socket.write(Buffer.concat([message("1"), message("2"), reply(), ready]));
    else if (type === "X") socket.end();
  };
  socket.on("error", () => socket.destroy());
  socket.on("data", (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    for (;;) {
      const head = isStarted ? 1 : 0;
      if (rest.length < head + 4 || rest.length < head + rest.readInt32BE(head)) return;
      const end = head + rest.readInt32BE(head);
      const [type, body] = [rest.toString("latin1", 0, head), rest.subarray(head + 4, end)];
      rest = rest.subarray(end);
      if (isStarted) take(type, body);
      else socket.write(Buffer.concat([message("R", int32(0)), ready]));
      isStarted = true;
    }
  });
}

/** @returns its address; closed after the test */
export async function openPostgresWire(answer: Answer): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    speak(socket, answer);
  });
  const port = await listenOnLoopback(server);
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `postgres://sous:a-password@127.0.0.1:${port}/home`;
}
