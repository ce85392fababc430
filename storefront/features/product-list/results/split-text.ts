const maxStartLength = 320;

/** Splits a long text after a sentence, to hide the rest at first. */
export function splitText(text: string): [start: string, rest: string] {
  if (text.length <= maxStartLength) return [text, ''];
  const within = text.slice(0, maxStartLength);
  const sentenceEnd = Math.max(...['. ', '! ', '? ', '\n'].map((end) => within.lastIndexOf(end) + 1));
  // If the sentences end too early, the text is split after a word.
  const wordEnd = within.lastIndexOf(' ') + 1 || maxStartLength;
  const end = sentenceEnd > maxStartLength / 3 ? sentenceEnd : wordEnd;
  return [text.slice(0, end).trimEnd(), text.slice(end).trimStart()];
}
