import type { Book } from '../book/book.ts';
import { readGtin } from '../book/gtin.ts';
import { childrenOf, type Element, textOf, textsOf } from './element.ts';

/** Work relations (list 164): this product is a manifestation of the work. */
const manifestationCodes = new Set(['01', '06']);
/** Product relations (list 51) between formats of one work. */
const sameWorkCodes = new Set('06 13 16 17 27 28 29 32 37 38'.split(' '));
/** Name of the identifiers that an export of a shop writes: keys that are used as they are. */
export const exportIdName = 'kvarto';
/** In an export, the keys of further SKUs are the product's key, this character and the article number. */
export const skuSeparator = '#';

/** Block 5: the key of the work and the ISBNs of its other formats. A sender's key does not move a product of a group. */
export function workOf(block: Element, source: string): Book['work'] {
  const identifiers = childrenOf(block, 'RelatedWork')
    .filter((each) => manifestationCodes.has(textOf(each, 'WorkRelationCode') ?? ''))
    .flatMap((each) => childrenOf(each, 'WorkIdentifier'))
    .map((each) => ({
      type: textOf(each, 'WorkIDType') ?? '',
      name: textOf(each, 'IDTypeName') ?? '',
      value: textOf(each, 'IDValue') ?? '',
    }))
    .filter(({ value }) => value !== '' && value.length <= 150);
  const key = identifiers.find(({ type }) => type !== '15');
  const isbns = [
    ...identifiers.filter(({ type }) => type === '15').map(({ value }) => value),
    ...childrenOf(block, 'RelatedProduct')
      .filter((each) => textsOf(each, 'ProductRelationCode').some((code) => sameWorkCodes.has(code)))
      .flatMap((each) => childrenOf(each, 'ProductIdentifier'))
      .filter((each) => ['15', '03'].includes(textOf(each, 'ProductIDType') ?? ''))
      .flatMap((each) => textOf(each, 'IDValue') ?? []),
  ];
  const relatedIsbns = [
    ...new Set(
      isbns.flatMap((isbn) => {
        const read = readGtin(isbn);
        return 'gtin' in read ? [read.gtin] : [];
      }),
    ),
  ];
  if (!key && relatedIsbns.length === 0) return undefined;
  return { ...(key && { key: workKeyOf(key, source) }), isBinding: false, relatedIsbns };
}

function workKeyOf(
  { type, name, value }: { type: string; name: string; value: string },
  source: string,
): string {
  if (type !== '01') return `work-${type}:${value}`;
  return name === exportIdName ? value : `${source}:${name === '' ? '' : `${name}:`}${value}`;
}
