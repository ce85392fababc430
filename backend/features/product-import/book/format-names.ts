import type { Format } from '#backend/database/formats.ts';

/** Names of the standard formats; other names create new formats. */
const names: Record<Format, string> = {
  hardback:
    'hardback|hardcover|hard cover|hb|inbunden|inb|indbundet|innbundet|kovakantinen|sidottu|bound|gebunden|bb',
  paperback:
    'paperback|pb|softcover|soft cover|pocket|pocketbok|häftad|hæftet|heftet|pokkari|nidottu|pehmeäkantinen|mass market paperback|trade paperback|taschenbuch|bc',
  audio: 'audio|audiobook|audio book|ljudbok|lydbog|lydbok|äänikirja|mp3|audio cd|hörbuch',
  ebook: 'ebook|e-book|e book|e-bok|ebok|e-bog|ebog|e-kirja|ekirja|epub|epub2|epub3|pdf|kindle|digital|mobi',
};

const formatOfName = new Map(
  (Object.keys(names) as Format[]).flatMap((format) =>
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
