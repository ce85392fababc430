const shortLength = 320;

/** A long text in two: some sentences to begin with, and the rest. A short one stays whole. */
export function splitText(text: string): [beginning: string, rest: string] {
  if (text.length <= shortLength) return [text, ''];
  const within = text.slice(0, shortLength);
  const sentence = Math.max(...['. ', '! ', '? ', '\n'].map((end) => within.lastIndexOf(end) + 1));
  const end = sentence > shortLength / 3 ? sentence : within.lastIndexOf(' ') + 1 || shortLength;
  return [text.slice(0, end).trimEnd(), text.slice(end).trimStart()];
}
