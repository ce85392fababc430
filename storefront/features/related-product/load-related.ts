import { GraphqlError, NetworkError } from '#storefront/api/errors.ts';
import { RelatedProductsDocument } from '#storefront/api/generated/graphql.ts';
import type { CommerceClient } from '#storefront/api/operation.ts';

/** Products that stand beside another for the same reason, in the merchant's order. */
export interface Relation {
  type: string;
  productIds: number[];
}

/** What is related to a product, by relation. Without an answer there is nothing beside it, and the page lives. */
export async function loadRelated(api: CommerceClient, alias: string): Promise<Relation[]> {
  const answer = await api.query(RelatedProductsDocument, { alias }).catch((error) => {
    if (error instanceof GraphqlError || error instanceof NetworkError) return null;
    throw error;
  });
  const relations = new Map<string, Set<number>>();
  for (const related of answer?.relatedProducts ?? []) {
    // The contract names the product only in its SKUs.
    const productId = related?.skus?.[0]?.productId;
    if (!related || productId === undefined) continue;
    const known = relations.get(related.relationType) ?? new Set();
    relations.set(related.relationType, known.add(productId));
  }
  return [...relations].map(([type, ids]) => ({ type, productIds: [...ids] }));
}
