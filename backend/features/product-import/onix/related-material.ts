import type { Book } from '../book/book.ts';
import { readGtin } from '../book/gtin.ts';
import { childrenOf, type Element, textOf, textsOf } from './element.ts';

/** Work relations (list 164) to the product’s work: "manifestation of" and "manifestation of original work". */
const manifestationRelations = new Set(['01', '06']);
/** Product relations (list 51) that only products of the same work have. */
const sameWorkRelations = new Set('06 13 16 17 27 28 29 32 37 38'.split(' '));
/** `IDTypeName` in files that a shop exported. Such an identifier is already a key of a shop and is used without a prefix. */
export const exportIdTypeName = 'kvarto';
/** An export writes each further SKU of a product as a record, with the key `<product key>#<article number>`. */
export const skuSeparator = '#';

/** Codes for a type of identifier, in both `WorkIDType` (list 16) and `ProductIDType` (list 5). */
const proprietaryType = '01';
const isbnType = '15';
/** A GTIN-13 (list 5). Some senders write the ISBN as one. */
const gtinType = '03';

/**
 * Reads block 5 of a record (related material): the key of the work and the ISBNs of its other formats. The key cannot change
 * the group of a product that has one, because senders may identify works in other ways than the shop.
 */
export function workOf(block: Element, source: string): Book['work'] {
  const identifiers = childrenOf(block, 'RelatedWork')
    .filter((each) => manifestationRelations.has(textOf(each, 'WorkRelationCode') ?? ''))
    .flatMap((each) => childrenOf(each, 'WorkIdentifier'))
    .map((each) => ({
      type: textOf(each, 'WorkIDType') ?? '',
      name: textOf(each, 'IDTypeName') ?? '',
      value: textOf(each, 'IDValue') ?? '',
    }))
    .filter(({ value }) => value !== '' && value.length <= 150);
  const workIdentifier = identifiers.find(({ type }) => type !== isbnType);
  const isbns = [
    ...identifiers.filter(({ type }) => type === isbnType).map(({ value }) => value),
    ...childrenOf(block, 'RelatedProduct')
      .filter((each) => textsOf(each, 'ProductRelationCode').some((code) => sameWorkRelations.has(code)))
      .flatMap((each) => childrenOf(each, 'ProductIdentifier'))
      .filter((each) => [isbnType, gtinType].includes(textOf(each, 'ProductIDType') ?? ''))
      .flatMap((each) => textOf(each, 'IDValue') ?? []),
  ];
  const relatedIsbns = [
    ...new Set(
      isbns.flatMap((isbn) => {
        const result = readGtin(isbn);
        return 'gtin' in result ? [result.gtin] : [];
      }),
    ),
  ];
  if (!workIdentifier && relatedIsbns.length === 0) return undefined;
  return {
    ...(workIdentifier && { key: workKeyOf(workIdentifier, source) }),
    canChangeGroup: false,
    relatedIsbns,
  };
}

function workKeyOf(
  { type, name, value }: { type: string; name: string; value: string },
  source: string,
): string {
  if (type !== proprietaryType) return `work-${type}:${value}`;
  if (name === exportIdTypeName) return value;
  return name === '' ? `${source}:${value}` : `${source}:${name}:${value}`;
}
