import { CONTRIBUTOR_ROLES } from '#contract/product/contributor-roles.ts';
import { type ProductCardPartsFragment, SeriesNumbersDocument } from '#storefront/api/generated/graphql.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';

/** Lists of a contributor and of a series have a page of their own kind. */
export type ParameterListKind = 'person' | 'series';

/** The kind of the list at a path such as `/fi/l/series/mumin`; undefined for any other list. */
export function parameterListKind(pathname: string): ParameterListKind | undefined {
  const identifier = /\/l\/([^/]+)\/[^/]+\/?$/.exec(pathname)?.[1];
  if (identifier === 'series') return 'series';
  return CONTRIBUTOR_ROLES.some((role) => role === identifier) ? 'person' : undefined;
}

/** Adds the number of each book in its series, before the author: “Part 2 · Tove Jansson”. */
export async function withSeriesNumbers(
  { api, shopper }: ShopEnvironment,
  products: ProductCardPartsFragment[],
): Promise<ProductCardPartsFragment[]> {
  if (products.length === 0) return products;
  const productIds = products.map(({ productId }) => productId);
  const [found, t] = await Promise.all([
    api.query(SeriesNumbersDocument, { productIds, take: productIds.length }),
    loadTranslate(shopper.locale, 'product'),
  ]);
  const numbers = new Map(
    (found.products?.products ?? []).flatMap((product) => {
      const parameters = (product?.parameterGroups ?? []).flatMap((group) => group?.parameters ?? []);
      const number = parameters.find((parameter) => parameter?.identifier === 'series-number')?.value;
      return product && number ? [[product.productId, number] as const] : [];
    }),
  );
  return products.map((product) => {
    const number = numbers.get(product.productId);
    if (!number) return product;
    const part = t('product.seriesNumber', { number });
    const author = product.texts?.text1;
    return { ...product, texts: { ...product.texts, text1: author ? `${part} · ${author}` : part } };
  });
}
