const maxStartLength = 320;

/** Splits a long text after a sentence, to hide the rest at first. */
export function splitText(text: string): [start: string, rest: string] {
  if (text.length <= maxStartLength) return [text, ''];
  const within = text.slice(0, maxStartLength);
  const sentence = Math.max(...['. ', '! ', '? ', '\n'].map((end) => within.lastIndexOf(end) + 1));
  const end = sentence > maxStartLength / 3 ? sentence : within.lastIndexOf(' ') + 1 || maxStartLength;
  return [text.slice(0, end).trimEnd(), text.slice(end).trimStart()];
}
