import { GraphqlError, NetworkError } from '#storefront/api/errors.ts';
import {
  type ProductCardPartsFragment,
  ProductsByIdDocument,
  RelatedProductsDocument,
} from '#storefront/api/generated/graphql.ts';
import type { CommerceClient } from '#storefront/api/operation.ts';
import { productCards } from '#storefront/api/product-cards.ts';

/** Products with the same relation to another product, such as `SIMILAR`. */
export interface RelatedProducts {
  relation: string;
  products: ProductCardPartsFragment[];
}

interface RelatedIds {
  relation: string;
  productIds: number[];
}

/** One row on a wide screen. */
const maxProducts = 4;

/** Smaller groups are joined, because they would leave a row half empty. */
const minProducts = 3;

/** The headings of these relations state why the products are listed, so their groups are not joined with others. */
const exactRelations = ['SERIES', 'BOUGHT_TOGETHER', 'AUTHOR'];

/** The closest relation first; custom relations of the merchant come last. */
const relationOrder = [...exactRelations, 'RELATED', 'ACCESSORIES', 'SIMILAR'];

/** Related products by relation, each product once. Empty when a query fails: the product page works without them. */
export async function loadRelatedProducts(api: CommerceClient, alias: string): Promise<RelatedProducts[]> {
  const groups = withoutRepeats(await loadRelatedIds(api, alias));
  const products = await loadProducts(
    api,
    groups.flatMap(({ productIds }) => productIds),
  );
  const byId = new Map(products.map((product) => [product.productId, product]));
  const loaded = groups
    .map(({ relation, productIds }) => ({
      relation,
      products: productIds.flatMap((id) => byId.get(id) ?? []),
    }))
    .filter((group) => group.products.length > 0);
  return joinSmallGroups(loaded);
}

async function loadRelatedIds(api: CommerceClient, alias: string): Promise<RelatedIds[]> {
  const result = await api.query(RelatedProductsDocument, { alias }).catch(nullOnApiError);
  const relations = new Map<string, Set<number>>();
  for (const related of result?.relatedProducts ?? []) {
    // The contract names the product only in its SKUs.
    const productId = related?.skus?.[0]?.productId;
    if (!related || productId === undefined) continue;
    const productIds = relations.get(related.relationType) ?? new Set();
    relations.set(related.relationType, productIds.add(productId));
  }
  return [...relations]
    .map(([relation, productIds]) => ({ relation, productIds: [...productIds] }))
    .sort((a, b) => relationIndex(a.relation) - relationIndex(b.relation));
}

async function loadProducts(api: CommerceClient, productIds: number[]): Promise<ProductCardPartsFragment[]> {
  if (productIds.length === 0) return [];
  const variables = { productIds, take: productIds.length };
  const result = await api.query(ProductsByIdDocument, variables).catch(nullOnApiError);
  return productCards(result?.products);
}

function nullOnApiError(error: unknown): null {
  if (error instanceof GraphqlError || error instanceof NetworkError) return null;
  throw error;
}

/** Lists each product in its closest relation only. */
function withoutRepeats(groups: readonly RelatedIds[]): RelatedIds[] {
  const listed = new Set<number>();
  return groups.map(({ relation, productIds }) => {
    const unlisted = productIds.filter((id) => !listed.has(id)).slice(0, maxProducts);
    for (const id of unlisted) listed.add(id);
    return { relation, productIds: unlisted };
  });
}

/** Fills a small group with the next one; the closer relation names the result. */
function joinSmallGroups(groups: readonly RelatedProducts[]): RelatedProducts[] {
  const joined: RelatedProducts[] = [];
  for (const group of groups) {
    const last = joined.at(-1);
    if (last && last.products.length < minProducts && !exactRelations.includes(last.relation))
      last.products = [...last.products, ...group.products].slice(0, maxProducts);
    else joined.push({ ...group });
  }
  return joined;
}

function relationIndex(relation: string): number {
  const index = relationOrder.indexOf(relation);
  return index < 0 ? relationOrder.length : index;
}
