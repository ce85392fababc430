/**
 * Merchants write these in brackets into the title and description of a page. `dlong` and `dshort` are its two descriptions,
 * `pid` is the id of a product, `pmin` and `pmax` are the lowest and the highest price of a list. `gender` has no value.
 */
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

type Placeholder = (typeof placeholders)[number];

const pattern = new RegExp(`\\[(${placeholders.join('|')})\\]`, 'gi');

/**
 * Replaces placeholders by their values, and removes placeholders without a value; null when no text remains. Other words in
 * brackets stay. Markup is removed, because values such as descriptions may contain markup.
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

/** Whether one of the texts contains one of these placeholders. */
export function hasPlaceholder(texts: (string | null)[], ...names: Placeholder[]): boolean {
  const placeholder = new RegExp(`\\[(${names.join('|')})\\]`, 'i');
  return texts.some((text) => text !== null && placeholder.test(text));
}
