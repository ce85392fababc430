/** What a merchant may write into the title and description of a page, in brackets. */
const placeholders = [
  'count',
  'dlong',
  'dshort',
  'brand',
  'pid',
  'cat',
  'category',
  'price',
  'pmax',
  'pmin',
  'name',
  'color',
  'artnr',
  'gender',
  'search',
] as const;

export type Placeholder = (typeof placeholders)[number];

const pattern = new RegExp(`\\[(${placeholders.join('|')})\\]`, 'gi');

/**
 * The text with every placeholder replaced; one that means nothing on the page leaves nothing behind, no gap either, and
 * a text of nothing else is none. Other words in brackets are the merchant's own. Descriptions may hold markup, which
 * titles and link previews may not.
 */
export function fillPlaceholders(
  text: string | null,
  values: Partial<Record<Placeholder, string | number | null>>,
): string | null {
  const filled = text
    ?.replace(pattern, (_, name: string) => String(values[name.toLowerCase() as Placeholder] ?? ''))
    .replace(/<\/?[a-z][^>]*>/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return filled || null;
}

export function hasPlaceholder(texts: (string | null)[], ...names: Placeholder[]): boolean {
  const asked: readonly string[] = names;
  return texts.some((text) =>
    [...(text ?? '').matchAll(pattern)].some(([, name = '']) => asked.includes(name.toLowerCase())),
  );
}
