import {
  FILTER_NAMES,
  isFilterParameter,
  isListParameter,
  isPriceRangeParameter,
  PAGE_PARAMETER,
  PRICE_RANGE_PARAMETERS,
  SORT_PARAMETER,
} from '#storefront/routing/list-parameters.ts';
import { hasPriceRange, NO_PRICE_RANGE, type PriceRange, readPriceRange } from './price-range.ts';
import type { SortOptions } from './sort-orders.ts';

/** A selected value of a filter. Only the id is used; the label makes the URL readable. */
export interface FilterChoice {
  label: string;
  id: string;
}

/** The query of a list's URL (§2). */
export interface ListQuery {
  /** By parameter: `categories`, `brands`, `skus`, `price`, `discount`, `p-author` … No array is empty. */
  choices: Readonly<Record<string, readonly FilterChoice[]>>;
  priceRange: PriceRange;
  /** Null for the default order. */
  sort: string | null;
  /** As in the URL, valid or not; null for the first page. */
  page: string | null;
  /** Parameters that do not belong to the list; they stay unchanged. */
  otherParameters: readonly (readonly [name: string, value: string])[];
}

/** Further choices are ignored. The commerce API accepts more. */
const maxChoices = 200;

export function parseListQuery(search: URLSearchParams, sorts: SortOptions): ListQuery {
  const choices: Record<string, FilterChoice[]> = {};
  const otherParameters: [string, string][] = [];
  const seen = new Set<string>();
  for (const [name, value] of search) {
    if (isPriceRangeParameter(name)) continue;
    if (isFilterParameter(name)) {
      for (const choice of parseChoices(value)) {
        const key = `${name} ${choice.id}`;
        if (seen.has(key) || seen.size === maxChoices) continue;
        seen.add(key);
        choices[name] = [...(choices[name] ?? []), choice];
      }
    } else if (!isListParameter(name)) otherParameters.push([name, value]);
  }
  const sort = search.get(SORT_PARAMETER);
  const page = search.get(PAGE_PARAMETER);
  const isOtherOrder = sort !== sorts.defaultOrder && sorts.options.some((order) => order === sort);
  return {
    choices,
    priceRange: readPriceRange(search),
    sort: isOtherOrder ? sort : null,
    page: page === '1' ? null : page,
    otherParameters,
  };
}

/** The query with its question mark, or an empty string: `?brands=Otava~b_20,WSOY~b_21&sort=PRICE`. */
export function formatListQuery(query: ListQuery): string {
  const written = entriesOf(query).map(([name, value]) => `${encode(name)}=${encode(value)}`);
  return written.length > 0 ? `?${written.join('&')}` : '';
}

/**
 * Whether the query is written as `formatListQuery` writes it, in any order. A form without script sends each value
 * separately.
 */
export function isCanonical(search: string, query: ListQuery): boolean {
  return listPart(search) === listPart(formatListQuery(query));
}

/** The parameters of the list, sorted. How other parameters are written does not matter. */
function listPart(search: string): string {
  const belongsToList = (part: string) => {
    const [name = ''] = new URLSearchParams(part).keys();
    return isListParameter(name);
  };
  return search.replace(/^\?/, '').split('&').filter(belongsToList).sort().join('&');
}

/** All selected ids. The commerce API knows the group of each. */
export function selectedIds({ choices }: ListQuery): string[] {
  return Object.values(choices).flatMap((selected) => selected.map(({ id }) => id));
}

/** Replaces the selection of one filter and returns to the first page. */
export function withChoices(
  query: ListQuery,
  parameter: string,
  selected: readonly FilterChoice[],
): ListQuery {
  const { [parameter]: _, ...rest } = query.choices;
  return { ...query, page: null, choices: selected.length > 0 ? { ...rest, [parameter]: selected } : rest };
}

export function withPriceRange(query: ListQuery, priceRange: PriceRange): ListQuery {
  return { ...query, page: null, priceRange };
}

export function withoutFilters(query: ListQuery): ListQuery {
  return { ...query, page: null, choices: {}, priceRange: NO_PRICE_RANGE };
}

export function withSort(query: ListQuery, sort: string | null): ListQuery {
  return { ...query, page: null, sort };
}

export function withPage(query: ListQuery, page: number): ListQuery {
  return { ...query, page: page > 1 ? String(page) : null };
}

/** Whether filters reduce the list. */
export function isFiltered({ choices, priceRange }: ListQuery): boolean {
  return hasPriceRange(priceRange) || Object.keys(choices).length > 0;
}

export function entriesOf({
  choices,
  priceRange,
  sort,
  page,
  otherParameters,
}: ListQuery): [string, string][] {
  const entries: [string, string][] = otherParameters.map(([name, value]) => [name, value]);
  for (const name of Object.keys(choices).sort(byParameterOrder))
    entries.push([name, (choices[name] ?? []).map(formatChoice).join(',')]);
  for (const side of ['lowest', 'highest'] as const) {
    const limit = priceRange[side];
    if (limit !== null) entries.push([PRICE_RANGE_PARAMETERS[side], String(limit)]);
  }
  if (sort !== null) entries.push([SORT_PARAMETER, sort]);
  if (page !== null) entries.push([PAGE_PARAMETER, page]);
  return entries;
}

/** In the order of `FILTER_NAMES`. Other parameters come last, by name. */
function byParameterOrder(left: string, right: string): number {
  const rankOf = (name: string) =>
    FILTER_NAMES.includes(name) ? FILTER_NAMES.indexOf(name) : FILTER_NAMES.length;
  return rankOf(left) - rankOf(right) || (left < right ? -1 : 1);
}

export function formatChoice({ label, id }: FilterChoice): string {
  return `${escapeSeparators(label)}~${escapeSeparators(id)}`;
}

function parseChoices(value: string): FilterChoice[] {
  return value.split(',').flatMap((item) => {
    const end = item.lastIndexOf('~');
    const id = unescapeSeparators(item.slice(end + 1));
    return end < 0 || id === '' ? [] : [{ label: unescapeSeparators(item.slice(0, end)), id }];
  });
}

/** Separators that labels and ids may contain. Only these are escaped, so that other URLs are read unchanged. */
const separators: Record<string, string> = { '%': '%25', ',': '%2C', '~': '%7E' };

function escapeSeparators(text: string): string {
  return text.replace(/[%,~]/g, (character) => separators[character] ?? character);
}

function unescapeSeparators(text: string): string {
  return text.replace(/%(25|2C|7E)/gi, (code) => decodeURIComponent(code));
}

/** Encodes as browsers do, so that they do not change the URL. Comma and tilde stay readable. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll('%2C', ',').replaceAll("'", '%27');
}
