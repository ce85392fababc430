import { GraphqlError, NetworkError } from '#storefront/api/errors.ts';
import type { ProductCardPartsFragment } from '#storefront/api/generated/graphql.ts';
import type { CommerceClient } from '#storefront/api/operation.ts';
import { loadRelated } from '#storefront/features/related-product/load-related.ts';
import { loadProductCards } from './load-product-cards.ts';

/** Products beside the one that is shown, for one reason. */
export interface Shelf {
  relation: string;
  products: ProductCardPartsFragment[];
}

/** One row on a wide screen; more would be another list. */
const mostOnAShelf = 4;

/** Fewer leave a row half empty. */
const fewestOnAShelf = 3;

/** What belongs together most closely comes first; relations of the merchant's own come last. */
const order = ['RELATED', 'ACCESSORIES', 'SIMILAR'];

/** What is related, relation by relation. A product stands on one shelf only. */
export async function loadShelves(api: CommerceClient, alias: string): Promise<Shelf[]> {
  const relations = (await loadRelated(api, alias)).sort((a, b) => placeOf(a.type) - placeOf(b.type));
  const taken = new Set<number>();
  const shelves = relations.map(({ type, productIds }) => {
    const own = productIds.filter((id) => !taken.has(id)).slice(0, mostOnAShelf);
    for (const id of own) taken.add(id);
    return { relation: type, productIds: own };
  });
  const cards = await loadProductCards(api, [...taken]).catch((error) => {
    if (error instanceof GraphqlError || error instanceof NetworkError) return [];
    throw error;
  });
  const byId = new Map(cards.map((card) => [card.productId, card]));
  const filled = shelves
    .map(({ relation, productIds }) => ({
      relation,
      products: productIds.flatMap((id) => byId.get(id) ?? []),
    }))
    .filter(({ products }) => products.length > 0);
  return joinSmall(filled);
}

/** A shelf of a book or two is filled up with the next one, under the name of what is related most closely. */
function joinSmall(shelves: Shelf[]): Shelf[] {
  const joined: Shelf[] = [];
  for (const shelf of shelves) {
    const last = joined.at(-1);
    if (last && last.products.length < fewestOnAShelf)
      last.products = [...last.products, ...shelf.products].slice(0, mostOnAShelf);
    else joined.push({ ...shelf });
  }
  return joined;
}

function placeOf(relation: string): number {
  const place = order.indexOf(relation);
  return place < 0 ? order.length : place;
}
