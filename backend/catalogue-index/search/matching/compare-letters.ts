import type { WordList } from '../segments/word-list.ts';
import { matchesLetter } from '../text/nordic-letters.ts';

/** How the typed letters match the first letters of a word: `base` if `a` was typed for å or ä, or `o` for ö. */
export function comparePrefix(
  typed: string,
  { letters, starts }: WordList,
  id: number,
): 'same' | 'base' | 'none' {
  const start = starts[id] as number;
  let match: 'same' | 'base' = 'same';
  for (let i = 0; i < typed.length; i++) {
    const letter = letters[start + i] as number;
    const typedLetter = typed.charCodeAt(i);
    if (typedLetter === letter) continue;
    if (!matchesLetter(typedLetter, letter)) return 'none';
    match = 'base';
  }
  return match;
}

/** Whether each typed letter is the written one or its base letter. */
export function matchesLetters(typed: string, written: string): boolean {
  if (typed.length !== written.length) return false;
  for (let i = 0; i < typed.length; i++)
    if (!matchesLetter(typed.charCodeAt(i), written.charCodeAt(i))) return false;
  return true;
}
