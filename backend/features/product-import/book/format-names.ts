import type { Format } from '#backend/database/formats.ts';

/** Names of the standard formats, and of soft covers that are not pocket books; other names create new formats. */
const names: Record<Format | 'trade-paperback', string> = {
  hardback:
    'hardback|hardcover|hard cover|hb|inbunden|inb|indbundet|innbundet|kovakantinen|sidottu|bound|gebunden|bb',
  paperback:
    'paperback|pb|softcover|soft cover|pocket|pocketbok|pokkari|mass market paperback|taschenbuch|bc',
  'trade-paperback': 'trade paperback|häftad|hæftet|heftet|nidottu|pehmeäkantinen',
  audio: 'audio|audiobook|audio book|ljudbok|lydbog|lydbok|äänikirja|mp3|hörbuch',
  ebook: 'ebook|e-book|e book|e-bok|ebok|e-bog|ebog|e-kirja|ekirja|epub|epub2|epub3|pdf|kindle|digital|mobi',
};

const formatOfName = new Map(
  (Object.keys(names) as (keyof typeof names)[]).flatMap((format) =>
    names[format].split('|').map((name) => [name, format] as const),
  ),
);

/** "Inbunden" → hardback, "E‑book" → ebook; other names are returned unchanged. */
export function formatOf(text: string): string {
  const name = text
    .trim()
    .toLowerCase()
    .replace(/[\u2010-\u2015]/g, '-');
  return formatOfName.get(name) ?? text.trim();
}
