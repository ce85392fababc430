/** Parts shorter than this are found inside nearly every word. */
const SHORTEST_PART = 3;

/**
 * The query with one space less or more, where that makes words that the shop has: `lejon hjärta` is written as one in
 * the Nordic languages, and `harrypotter` as two.
 */
export function respacedQueries(words: readonly string[], isKnown: (word: string) => boolean): string[][] {
  const queries: string[][] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as string;
    const joined = word + (words[i + 1] ?? '');
    if (i + 1 < words.length && isKnown(joined))
      queries.push([...words.slice(0, i), joined, ...words.slice(i + 2)]);
    if (isKnown(word)) continue;
    for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
      const parts = [word.slice(0, at), word.slice(at)];
      if (parts.every(isKnown)) queries.push([...words.slice(0, i), ...parts, ...words.slice(i + 1)]);
    }
  }
  return queries;
}
