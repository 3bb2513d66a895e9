/** Texts that are hard on patterns: one piece, over and over. */
export const families: Readonly<Record<string, string>> = {
  prose: "I think Anna's blue mug is on the second shelf, at 12 or so; call me. ",
  letters: "a",
  "mail without an end": "a.b@",
  digits: "1 ",
  link: "http://a:b",
  password: "password is my mother's ",
  born: "born 19",
  sentences: "Wifi key! Unlock! My birthday is 1 May! ",
  cars: "car AB 12 ",
  names: "Emily Carter ",
  "letters one by one": "A n n a ",
  leet: "4nn4 ",
  "scripts without spaces": "安娜在厨房",
  "marks and nothing seen": "a\u0301\u200b",
  "letters of other scripts": "аa",
  "base64 of base64": "UVVKRFJFVkdSMGc9",
  account: "DE89 3704 ",
  place: "12.345678,",
  picture: "🙂",
};

export function textOf(piece: string, length: number): string {
  return piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
}
