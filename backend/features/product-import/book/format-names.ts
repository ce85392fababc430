import type { Format } from '#backend/database/formats.ts';

/** Words for the shapes that every shop has; other words make new shapes. */
const words: Record<Format, string> = {
  hardback:
    'hardback|hardcover|hard cover|hb|inbunden|inb|indbundet|innbundet|kovakantinen|sidottu|bound|gebunden|bb',
  paperback:
    'paperback|pb|softcover|soft cover|pocket|pocketbok|häftad|hæftet|heftet|pokkari|nidottu|pehmeäkantinen|mass market paperback|trade paperback|taschenbuch|bc',
  audio: 'audio|audiobook|audio book|ljudbok|lydbog|lydbok|äänikirja|mp3|audio cd|hörbuch',
  ebook: 'ebook|e-book|e book|e-bok|ebok|e-bog|ebog|e-kirja|ekirja|epub|epub2|epub3|pdf|kindle|digital|mobi',
};

const formatOfWord = new Map(
  (Object.keys(words) as Format[]).flatMap((format) =>
    words[format].split('|').map((word) => [word, format] as const),
  ),
);

/** "Inbunden" → hardback, "E‑book" → ebook; a word of its own stays as it is written. */
export function formatOf(text: string): string {
  const word = text
    .trim()
    .toLowerCase()
    .replace(/[\u2010-\u2015]/g, '-');
  return formatOfWord.get(word) ?? text.trim();
}
