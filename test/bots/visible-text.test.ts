import type { IncomingMessage } from "node:http";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { escapeLine as discordLine, unescapeLine } from "../../bots/discord/markdown.js";
import { Writer } from "../../bots/present/message.js";
import {
  cutInPieces,
  cutLines,
  cutToFit,
  visibleLine,
  visibleText,
  withoutUnseen,
} from "../../bots/present/visible-text.js";
import { slackMarkup, escapeText as slackText } from "../../bots/slack/mrkdwn.js";
import { createClientReader, type TrustedProxies } from "../../bots/web/client.js";

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });
const graphemes = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);
const anyText = fc.string({ unit: "binary", maxLength: 400 });
const family = "👩‍👩‍👧‍👦";

describe("visible text", () => {
  it.each([
    ["control characters", "a\u0000b\u0007c\u001b[31md\u009b2Je", "abc[31md2Je"],
    ["direction overrides and isolates", "a\u202Eb\u202Cc\u2066d\u2069e\u200Ff\u061C", "abcdef"],
    ["zero width characters", "s\u200Bi\u200Cn\u200Dk\u2060\uFEFF\u00AD", "sink"],
    ["tags", "sink\u{E0049}\u{E0047}\u{E004E}\u{E007F}", "sink"],
    ["selectors that carry data", "sink\u{E0100}\u{E01EF}\uFE00", "sink"],
    ["places set aside for such", "si\u2065n\uFFF0k\u{E0000}\u{E0080}\u{E0FFF}", "sink"],
    ["halves of a pair", "a\uD83Db\uDE00c", "abc"],
    ["blanks that look like nothing", "a\u3164b\u2800c\u115Fd", "a b c d"],
  ])("drops %s", (_name, text, seen) => {
    expect(visibleLine(text)).toBe(seen);
  });

  it.each([
    ["emoji with joiners", `the ${family} and 🏳️‍🌈 and ❤️‍🔥 and 👩🏽‍🚀`],
    ["flags", "🇩🇪🇫🇷"],
    ["Hebrew with its points", "שָׁלוֹם"],
    ["Persian with its joiners", "می‌خواهم"],
    ["Hindi", "रसोई में"],
  ])("keeps %s", (_name, text) => {
    expect(visibleLine(text)).toBe(text);
  });

  it("lets no marks climb over other lines", () => {
    const zalgo = `s${"\u0316\u0301".repeat(100)}ink`;
    expect(visibleLine(zalgo)).toBe("s\u0316\u0301\u0316\u0301ink");
  });

  it("is one line, or the lines that were written", () => {
    const text = " a \r\n\n\n\n b\u2028c\u0085d\t e ";
    expect(visibleLine(text)).toBe("a b c d e");
    expect(visibleText(text)).toBe("a\n\nb\nc\nd e");
    expect(withoutUnseen("  a\n  b\u001b")).toBe("  a\n  b");
  });

  it("says nothing new when it is applied again", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(visibleText(visibleText(text))).toBe(visibleText(text));
        expect(visibleLine(text)).not.toMatch(/[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u);
      }),
    );
  });
});

describe("cutting", () => {
  it("goes between graphemes and says so", () => {
    expect(cutToFit("a window", 20)).toBe("a window");
    expect(cutToFit("a window", 4)).toBe("a w…");
    expect(cutToFit(`ab${family}`, 12)).toBe("ab…");
    expect(cutToFit("cafe\u0301s", 6)).toBe("cafe\u0301s");
    expect(cutToFit("cafe\u0301s!", 6)).toBe("cafe\u0301…");
    expect(cutToFit("", 5)).toBe("…");
    expect(cutToFit(family.repeat(3), 5)).toBe("…");
  });

  it("never exceeds, never splits, never empties", () => {
    const max = fc.integer({ min: 1, max: 120 });
    fc.assert(
      fc.property(anyText, max, (text, most) => {
        const seen = visibleLine(text);
        const cut = cutToFit(seen, most);
        expect(cut.length).toBeGreaterThan(0);
        expect(cut.length).toBeLessThanOrEqual(most);
        if (cut === seen || seen === "") return;
        const kept = graphemes(cut.slice(0, -1));
        expect(graphemes(seen).slice(0, kept.length)).toEqual(kept);
      }),
    );
  });

  it("bears a text of a million characters", () => {
    expect(slackText(`<&> 👩‍👩‍👧‍👦`.repeat(65_000), 3000).length).toBeLessThanOrEqual(3000);
  });

  it("remembers that something was left out, and counts what escaping adds", () => {
    const fitter = new Writer(slackMarkup);
    expect(fitter.fit("<<", 8)).toBe("&lt;&lt;");
    expect(fitter.hasCut).toBe(false);
    expect(fitter.fit("<".repeat(50), 20).length).toBeLessThanOrEqual(20);
    expect(fitter.hasCut).toBe(true);
  });

  it("gives pieces in which every character is, each within the limit", () => {
    const line = fc.string({ unit: "grapheme", maxLength: 60 });
    fc.assert(
      fc.property(fc.array(line), fc.integer({ min: 20, max: 80 }), (lines, max) => {
        const pieces = cutInPieces(lines, max);
        for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(max);
        const solid = (text: string) => text.replace(/\s/g, "");
        expect(solid(pieces.join(""))).toBe(solid(lines.join("")));
      }),
    );
  });

  it("cuts no escape in two, and begins each piece as a line", () => {
    const markUp = (text: string) => text.replace(/^>|[&*]/g, (mark) => `\\${mark}`);
    const pieces = cutInPieces([`a${"*".repeat(60)}`, "> b"], 21, markUp);
    expect(pieces.join("").replaceAll("\\*", "").replaceAll("\n", "")).toBe("a\\> b");
    for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(21);
    expect(cutInPieces(["one two three four"], 8)).toEqual(["one two", "three", "four"]);
  });

  it("keeps whole lines", () => {
    expect(cutLines(["one", "two", "three"], 99)).toBe("one\ntwo\nthree");
    expect(cutLines(["one", "two", "three"], 10)).toBe("one\ntwo\n…");
  });
});

describe("markup", () => {
  const marks = fc
    .array(fc.constantFrom(..."*_~`<>&|@#[]():/\\-+1.! a:x".split("")), { maxLength: 60 })
    .map((characters) => characters.join(""));

  it("is shown as it was written on Discord", () => {
    fc.assert(
      fc.property(marks, (text) => {
        const seen = visibleLine(text);
        if (seen === "") return;
        const escaped = discordLine(text, 2000);
        expect(unescapeLine(escaped).replace(/^(\d+)\\\./, "$1.")).toBe(seen);
        expect(escaped.replace(/\\[^0-9A-Za-z\s]/g, " ")).not.toMatch(/[*_~`|<>[\]#@]|:\/\//);
      }),
    );
  });

  it("has nothing that formats, links or pings on Slack", () => {
    fc.assert(
      fc.property(marks, (text) => {
        const escaped = slackText(text, 3000);
        expect(escaped).not.toMatch(/[*_~`<>]|^&gt;|&(?!amp;|lt;|gt;)/m);
      }),
    );
  });

  it.each([
    ["@everyone @here <@123456789012345678> <@&1> <#2>", "\\@everyone \\@here \\<\\@123"],
    ["[safe](https://evil.example)", "\\[safe\\](https\\://evil.example)"],
    ["<t:0:R> ||spoiler|| ```code```", "\\<t\\:0:R\\> \\|\\|spoiler\\|\\| \\`\\`\\`"],
    ["-# small", "\\-\\# small"],
    ["1. list", "1\\. list"],
    ["so :tada: it is", "so \\:tada: it is"],
  ])("of %s is literal on Discord", (text, escaped) => {
    expect(discordLine(text, 2000)).toContain(escaped);
  });

  it.each([
    ["<!channel> <!here> <@U1> <#C1> <!subteam^S1>", "&lt;!channel&gt; &lt;!here&gt; &lt;@U1&gt;"],
    ["<!date^0^{date}|x>", "&lt;!date^0^{date}|x&gt;"],
    ["*bold* _it_ ~no~ `x`", "∗bold∗ ˍitˍ ∼no∼ ˋxˋ"],
    ["> quote\n> more", "˃ quote\n˃ more"],
    [":tada: at 10:30", "꞉tada: at 10:30"],
  ])("of %s is literal on Slack", (text, escaped) => {
    expect(slackText(text, 3000)).toContain(escaped);
  });

  it("is never cut inside an escape", () => {
    const long = fc.integer({ min: 2, max: 80 });
    fc.assert(
      fc.property(marks, long, (text, max) => {
        expect(slackText(text, max).replace(/&(amp|lt|gt);/g, "")).not.toContain("&");
        expect(discordLine(text, max).replace(/\\[^\w\s…]/g, "")).not.toMatch(/\\…?$/);
      }),
    );
  });
});

function read(
  trusted: TrustedProxies,
  from: string | undefined,
  forwarded?: string,
  scheme?: string,
) {
  const headers = { "x-forwarded-for": forwarded, "x-forwarded-proto": scheme };
  const request = { socket: { remoteAddress: from }, headers };
  return createClientReader(trusted)(request as unknown as IncomingMessage);
}

function readLocal({ headers = {}, ...more }: { headers?: object } & Record<string, unknown>) {
  const socket = { remoteAddress: "127.0.0.1" };
  const plain = { socket, httpVersion: "1.1", url: "/api/me" };
  const request = { ...plain, headers: { host: "localhost:3000", ...headers }, ...more };
  return createClientReader(0)(request as unknown as IncomingMessage).isLocal;
}

const ofBrowsers = Object.fromEntries(
  "user-agent x-requested-with accept accept-encoding sec-ch-ua-platform sec-fetch-site upgrade-insecure-requests access-control-request-headers cache-control content-type cookie dnt priority last-event-id if-none-match sec-websocket-protocol mcp-protocol-version authorization x-prometheus-scrape-timeout-seconds"
    .split(" ")
    .map((name) => [name, "x"]),
);

describe("the address of a client", () => {
  it.each([
    ["none is trusted", 0, "192.0.2.1", "203.0.113.9", "192.0.2.1"],
    ["one proxy is", 1, "10.0.0.1", "203.0.113.9", "203.0.113.9"],
    [
      "one is, and the client names another before it",
      1,
      "10.0.0.1",
      "1.1.1.1, 203.0.113.9",
      "203.0.113.9",
    ],
    ["more are than there are", 9, "10.0.0.1", "203.0.113.9", "203.0.113.9"],
    ["a range is", ["10.0.0.0/8"], "10.0.0.1", "1.1.1.1, 203.0.113.9, 10.9.9.9", "203.0.113.9"],
    [
      "a range is that the sender is not in",
      ["10.0.0.0/8"],
      "192.0.2.1",
      "203.0.113.9",
      "192.0.2.1",
    ],
    ["this machine is", ["loopback"], "::ffff:127.0.0.1", "203.0.113.9", "203.0.113.9"],
    [
      "the client names a trusted one",
      ["loopback"],
      "127.0.0.1",
      "127.0.0.1, 203.0.113.9",
      "203.0.113.9",
    ],
    ["nothing is forwarded", 1, "10.0.0.1", undefined, "10.0.0.1"],
    ["nonsense is forwarded", 1, "10.0.0.1", "unknown, <script>", "10.0.0.1"],
    ["a port is added", 1, "10.0.0.1", "[2001:db8::9]:4711", "2001:db8:0:0::/64"],
    ["nobody is connected any more", 0, undefined, undefined, ""],
  ] as const)("where %s", (_, trusted, from, forwarded, group) => {
    expect(read(trusted, from, forwarded).group).toBe(group);
  });

  it.each([
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["::ffff:192.0.2.1", "192.0.2.1"],
    ["::ffff:c000:201", "192.0.2.1"],
    ["192.0.2.1", "192.0.2.1"],
  ])("%s counts as %s", (from, group) => {
    expect(read(0, from).group).toBe(group);
  });

  it.each([
    ["127.0.0.1", true],
    ["::1", true],
    ["::ffff:127.0.0.1", true],
    ["192.0.2.1", false],
    ["2001:db8::1", false],
  ])("%s is this machine: %s", (from, isLocal) => {
    expect(read(0, from).isLocal).toBe(isLocal);
    expect(read(1, "127.0.0.1", from).isLocal).toBe(isLocal);
  });

  it.each([
    "forwarded: ",
    "x-forwarded-for: 127.0.0.1",
    "via: 1.1 tunnel",
    "x-real-ip: 127.0.0.1",
    "cf-ray: 1",
    "cdn-loop: cloudflare",
    "x-envoy-external-address: 192.0.2.7",
    "tailscale-user-login: ana@example.org",
    "x_forwarded_for: 192.0.2.7",
    "x-http-host-override: sous.example",
    "x-nginx-proxy: true",
    "x-rewrite-url: /",
    "x-scheme: https",
    "front-end-https: on",
    "host: 127.0.0.1.sous.example",
  ])("is not this machine with %s", (line) => {
    const [name = "", value] = line.split(": ");
    expect(readLocal({ headers: { [name]: value } })).toBe(false);
  });

  it("is this machine with what programs on it send, by HTTP/1.1 and without a whole address", () => {
    expect(readLocal({ headers: ofBrowsers })).toBe(true);
    expect(readLocal({ httpVersion: "1.0" })).toBe(false);
    expect(readLocal({ url: "http://sous.example/api/me" })).toBe(false);
  });

  it("is not this machine where a proxy says something odd", () => {
    expect(read(1, "127.0.0.1", "unknown").isLocal).toBe(false);
  });
});

it.each([
  ["https, from a trusted proxy", ["loopback"], "127.0.0.1", "https", true],
  ["https, of the first of several", 1, "127.0.0.1", "HTTPS, http", true],
  ["http, from a trusted proxy", 1, "127.0.0.1", "http", false],
  ["https, from somebody else", ["10.0.0.0/8"], "127.0.0.1", "https", false],
  ["https, where none is trusted", 0, "127.0.0.1", "https", false],
  ["nothing", 1, "127.0.0.1", undefined, false],
] as const)("it came by %s", (_, trusted, from, scheme, isHttps) => {
  expect(read(trusted, from, "203.0.113.9", scheme).isHttps).toBe(isHttps);
});
