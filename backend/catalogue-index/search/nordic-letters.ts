const A = 0x61;
const O = 0x6f;
const A_RING = 0xe5;
const A_DOTS = 0xe4;
const O_DOTS = 0xf6;

/** What one types for å, ä and ö on a keyboard without them; other letters are themselves. In and out are char codes. */
export function bareLetter(letter: number): number {
  if (letter < 0x80) return letter;
  if (letter === A_RING || letter === A_DOTS) return A;
  return letter === O_DOTS ? O : letter;
}

/** As many letters as the word has: places in the one are places in the other. */
export function bareWord(word: string): string {
  return word.replace(/[åä]/g, 'a').replaceAll('ö', 'o');
}

/** Whether a typed letter may stand for a written one: `a` for `å`, but not `å` for `a`. */
export function mayStandFor(typed: number, written: number): boolean {
  return typed === written || typed === bareLetter(written);
}
