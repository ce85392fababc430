/** Shorter parts occur in nearly every word. */
const MIN_PART_LENGTH = 3;

/**
 * Variants of the query with one space removed or added, if the result consists of known words: `lejon hjärta` is one word
 * in the Nordic languages, and `harrypotter` is two, as is `hägring38`.
 */
export function respacedQueries(words: readonly string[], isKnown: (word: string) => boolean): string[][] {
  const queries: string[][] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as string;
    const joined = word + (words[i + 1] ?? '');
    if (i + 1 < words.length && isKnown(joined))
      queries.push([...words.slice(0, i), joined, ...words.slice(i + 2)]);
    if (isKnown(word)) continue;
    for (let at = 1; at < word.length; at++) {
      if (!canSplit(word, at)) continue;
      const parts = [word.slice(0, at), word.slice(at)];
      if (parts.every(isKnown)) queries.push([...words.slice(0, i), ...parts, ...words.slice(i + 1)]);
    }
  }
  return queries;
}

function canSplit(word: string, at: number): boolean {
  if (at >= MIN_PART_LENGTH && word.length - at >= MIN_PART_LENGTH) return true;
  return isDigit(word, at - 1) !== isDigit(word, at);
}

function isDigit(word: string, at: number): boolean {
  const unit = word.charCodeAt(at);
  return unit >= 0x30 && unit <= 0x39;
}
