import type { Format } from '#backend/database/formats.ts';
import type { ImportedFormat } from '#backend/languages/catalogue-messages.ts';

/**
 * Names of formats in trade files, besides the names that the shop shows (`formats.ts`). Soft covers that are not pocket
 * books are trade paperbacks. A name that neither list contains creates a new format.
 */
const names: Partial<Record<Format | ImportedFormat, string>> = {
  hardback:
    'hardback|hardcover|hard cover|hb|inbunden|inb|indbundet|innbundet|kovakantinen|sidottu|bound|gebunden|bb',
  paperback:
    'paperback|pb|softcover|soft cover|pocket|pocketbok|pokkari|mass market paperback|taschenbuch|bc',
  'trade-paperback': 'trade paperback|häftad|hæftet|heftet|nidottu|pehmeäkantinen',
  audio:
    'audio|audiobook|audio book|audio download|ljudbok|nedladdningsbar ljudbok|ljudbok nedladdningsbar|lydbog|lydbok|nedlastbar lydbok|lydfil|äänikirja|mp3|hörbuch',
  'audio-cd': 'audio cd|cd|cd-bok|ljudbok cd|cd-ljudbok|lydbog cd|lydbok cd|lydbok-cd|äänikirja cd',
  'mp3-cd': 'mp3 cd|mp3-cd|ljudbok mp3-cd|ljudbok mp3 cd',
  ebook:
    'ebook|e-book|e book|e-bok|ebok|e-bog|ebog|e-kirja|ekirja|e-book epub|e-bok epub|e-bok epub2|e-bok epub3|e-bog epub|e-kirja epub|epub|epub2|epub3|kindle|digital|mobi',
  'ebook-pdf': 'pdf|ebook pdf|e-book pdf|e-bok pdf|ebok pdf|e-bog pdf|ebog pdf|e-kirja pdf|ekirja pdf',
  'board-book': 'board book|kartongbok|pekbok|papbog|pappbok|pekebok|pahvikirja',
  'spiral-bound': 'spiral-bound|spiral|spiralbunden|spiralryg|spiralrygg|kierreselkä',
};

const formatOfName = new Map(
  Object.entries(names).flatMap(([format, all]) => all.split('|').map((name) => [name, format] as const)),
);

/** "Inbunden" → hardback, "Ljudbok (CD)" → audio-cd; other names are returned unchanged. */
export function formatOf(text: string): string {
  const name = text
    .trim()
    .toLowerCase()
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/[(),\s]+/g, ' ')
    .trim();
  return formatOfName.get(name) ?? text.trim();
}
