import type { SortChoice } from './sort-orders.ts';

/** One chosen value of a filter. Only the id counts when an address is read; the label is for whoever reads it. */
export interface Choice {
  label: string;
  id: string;
}

/** What the query of a list says (§2). */
export interface ListAddress {
  /** By parameter: `categories`, `brands`, `skus`, `price`, `discount`, `p-author` … None is empty. */
  choices: Readonly<Record<string, readonly Choice[]>>;
  /** Null is the usual order of the list. */
  sort: string | null;
  /** As it was written, right or wrong; null is the first. */
  page: string | null;
  /** What other parts of the shop, or of the world, have put there: it stays. */
  others: readonly (readonly [name: string, value: string])[];
}

/** More than anyone chooses, and less than the commerce API refuses. */
const mostChoices = 200;

const ownParameters = ['categories', 'brands', 'skus', 'price', 'discount'];

export function isFilterParameter(name: string): boolean {
  return ownParameters.includes(name) || (name.startsWith('p-') && name.length > 'p-'.length);
}

export function readListAddress(search: URLSearchParams, sorts: SortChoice): ListAddress {
  const choices: Record<string, Choice[]> = {};
  const others: [string, string][] = [];
  const seen = new Set<string>();
  for (const [name, value] of search) {
    if (isFilterParameter(name)) {
      for (const choice of readChoices(value)) {
        const key = `${name} ${choice.id}`;
        if (seen.has(key) || seen.size === mostChoices) continue;
        seen.add(key);
        choices[name] = [...(choices[name] ?? []), choice];
      }
    } else if (name !== 'sort' && name !== 'page') others.push([name, value]);
  }
  const sort = search.get('sort');
  const page = search.get('page');
  const isOtherOrder = sort !== sorts.usual && sorts.offered.some((order) => order === sort);
  return { choices, sort: isOtherOrder ? sort : null, page: page === '1' ? null : page, others };
}

/** The query with its question mark, or nothing: `?brands=Otava~b_20,WSOY~b_21&sort=PRICE`. */
export function writeListAddress(address: ListAddress): string {
  const written = entriesOf(address).map(([name, value]) => `${encoded(name)}=${encoded(value)}`);
  return written.length > 0 ? `?${written.join('&')}` : '';
}

/** Whether an address is as this file writes it, whatever the order: a form sends each value by itself. */
export function isTidy(search: string, address: ListAddress): boolean {
  return ownParts(search) === ownParts(writeListAddress(address));
}

/** What is not the list's own may be written as anyone likes. */
function ownParts(search: string): string {
  const isOwn = (part: string) => {
    const [[name = ''] = []] = [...new URLSearchParams(part)];
    return isFilterParameter(name) || name === 'sort' || name === 'page';
  };
  return search.replace(/^\?/, '').split('&').filter(isOwn).sort().join('&');
}

/** All chosen ids: which group each belongs to is known to the commerce API. */
export function chosenIds({ choices }: ListAddress): string[] {
  return Object.values(choices).flatMap((chosen) => chosen.map(({ id }) => id));
}

/** Another choice of one filter begins at the first page. */
export function withChoices(address: ListAddress, parameter: string, chosen: readonly Choice[]): ListAddress {
  const { [parameter]: _, ...rest } = address.choices;
  return { ...address, page: null, choices: chosen.length > 0 ? { ...rest, [parameter]: chosen } : rest };
}

export function withoutChoices(address: ListAddress): ListAddress {
  return { ...address, page: null, choices: {} };
}

export function withSort(address: ListAddress, sort: string | null): ListAddress {
  return { ...address, page: null, sort };
}

export function withPage(address: ListAddress, page: number): ListAddress {
  return { ...address, page: page > 1 ? String(page) : null };
}

export function entriesOf({ choices, sort, page, others }: ListAddress): [string, string][] {
  const entries: [string, string][] = others.map(([name, value]) => [name, value]);
  for (const name of Object.keys(choices).sort(byPlace))
    entries.push([name, (choices[name] ?? []).map(writeChoice).join(',')]);
  if (sort !== null) entries.push(['sort', sort]);
  if (page !== null) entries.push(['page', page]);
  return entries;
}

function byPlace(left: string, right: string): number {
  const place = (name: string) => ownParameters.indexOf(name) + 1 || Number.POSITIVE_INFINITY;
  return place(left) - place(right) || (left < right ? -1 : 1);
}

export function writeChoice({ label, id }: Choice): string {
  return `${escaped(label)}~${escaped(id)}`;
}

function readChoices(value: string): Choice[] {
  return value.split(',').flatMap((item) => {
    const end = item.lastIndexOf('~');
    const id = unescaped(item.slice(end + 1));
    return end < 0 || id === '' ? [] : [{ label: unescaped(item.slice(0, end)), id }];
  });
}

/** Labels may hold what divides them. Only these are escaped, so that any other address reads as it stands. */
const marks: Record<string, string> = { '%': '%25', ',': '%2C', '~': '%7E' };

function escaped(text: string): string {
  return text.replace(/[%,~]/g, (mark) => marks[mark] ?? mark);
}

function unescaped(text: string): string {
  return text.replace(/%(25|2C|7E)/gi, (code) => decodeURIComponent(code));
}

/** As browsers write it themselves, so that it stays as it is, with the comma and the tilde in sight. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll('%2C', ',').replaceAll("'", '%27');
}
