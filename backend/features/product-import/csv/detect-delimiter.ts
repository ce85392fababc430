/** Ordered by priority, which decides if the header has equally many of several delimiters. */
export const delimiters = [',', ';', '\t', '|'] as const;

/** The most frequent delimiter of the header, outside quotes. */
export function detectDelimiter(text: string): string {
  const counts = new Map<string, number>(delimiters.map((delimiter) => [delimiter, 0]));
  let isQuoted = false;
  for (const character of text.trimStart()) {
    if (character === '"') isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (character === '\n' || character === '\r') break;
    const count = counts.get(character);
    if (count !== undefined) counts.set(character, count + 1);
  }
  const maxCount = Math.max(...counts.values());
  return delimiters.find((delimiter) => counts.get(delimiter) === maxCount) ?? ',';
}
