const A = 0x61;
const O = 0x6f;
const A_RING = 0xe5;
const A_DOTS = 0xe4;
const O_DOTS = 0xf6;

/** Maps the char codes of å, ä and ö to what is typed on a keyboard without them; other letters are unchanged. */
export function baseLetter(letter: number): number {
  if (letter < 0x80) return letter;
  if (letter === A_RING || letter === A_DOTS) return A;
  return letter === O_DOTS ? O : letter;
}

/** Has the same length as the word. */
export function baseWord(word: string): string {
  return word.replace(/[åä]/g, 'a').replaceAll('ö', 'o');
}

/** True if a typed letter matches a written one: `a` matches `å`, but `å` does not match `a`. */
export function matchesLetter(typed: number, written: number): boolean {
  return typed === written || typed === baseLetter(written);
}
