import { PRE_ORDER_ATTRIBUTE } from '#contract/product/pre-order.ts';
import { UNDETERMINED_LANGUAGE } from '#contract/product/undetermined-language.ts';
import type { EditionFactsFragment } from '#storefront/api/generated/graphql.ts';
import { isbnOf } from '#storefront/features/product/facts/gtin.ts';
import { availabilityOf, bookFormatUrl, releaseDay, withoutUnknown } from './schema-org.ts';

interface EditionNode extends EditionFactsFragment {
  variants?: (EditionNode | null)[] | null;
}

/** Each format of a work in each language, with its own offer: `workExample` of schema.org. */
export function describeEditions(
  nodes: readonly (EditionNode | null)[],
  priceCurrency: string | undefined,
  origin: string,
  inLanguage?: string | null,
): object[] {
  return nodes.flatMap((node) => {
    if (!node) return [];
    // Level 2 is a language of the work, level 1 a format in it.
    if (node.level > 1) return describeEditions(node.variants ?? [], priceCurrency, origin, node.value);
    return node.canonicalUrl ? [describeEdition(node, { priceCurrency, origin, inLanguage })] : [];
  });
}

function describeEdition(
  node: EditionNode,
  {
    priceCurrency,
    origin,
    inLanguage,
  }: { priceCurrency: string | undefined; origin: string; inLanguage?: string | null | undefined },
): object {
  const attribute = (key: string) => node.attributes?.find((found) => found?.key === key)?.value;
  const url = origin + node.canonicalUrl;
  return withoutUnknown({
    '@type': 'Book',
    '@id': `${url}#product`,
    name: node.name,
    url,
    inLanguage: inLanguage === UNDETERMINED_LANGUAGE ? undefined : inLanguage,
    isbn: isbnOf(attribute('gtin')),
    bookFormat: bookFormatUrl(node.value),
    offers: {
      '@type': 'Offer',
      url,
      price: Number(attribute('sellingPriceIncVat')),
      priceCurrency,
      ...availabilityOf(node.stock, releaseDay(attribute(PRE_ORDER_ATTRIBUTE))),
    },
  });
}
