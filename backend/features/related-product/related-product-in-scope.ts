import { editionLanguage, type Product } from '#backend/catalogue-index/catalogue.ts';
import { type SortOrder, UNFILTERED_LIST_QUERY } from '#backend/catalogue-index/engine.ts';
import { type MaybePromise, whenAllReady, whenReady } from '#backend/catalogue-index/maybe-promise.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { Database } from '#backend/database/connection.ts';
import { orIfUnavailable } from '#backend/database/last-results.ts';
import { type ProductInScope, productInScope } from '#backend/features/product/product-in-scope.ts';
import { findRepresentative } from '#backend/features/product/variants/variants.ts';
import { findBoughtTogether } from './bought-together.queries.ts';

type StoredRelation = Product['relations'][number]['relation'];
/** Relations computed from orders, series and authors. The contract's enum has only the stored relations. */
const computedKinds = ['BOUGHT_TOGETHER', 'SERIES', 'AUTHOR'] as const;
type ComputedRelation = (typeof computedKinds)[number];
type Relation = StoredRelation | ComputedRelation;

export function isComputed(relation: Relation): relation is ComputedRelation {
  return computedKinds.some((known) => known === relation);
}

/** A related product with its kind of relation. */
export interface RelatedProductInScope extends ProductInScope {
  relation: Relation;
}

/** Books of the series in its order, the author's best-selling books, and those that are often bought together. */
export async function computedRelations(
  { product, scope }: ProductInScope,
  db: Database,
): Promise<{ productId: number; relation: Relation }[]> {
  const facetsOf = (identifier: string) =>
    product.parameterValues
      .filter(({ parameter }) => parameter.identifier === identifier)
      .map(({ id }) => `p_${id}`);
  const list = async (include: string[], sort: SortOrder) => {
    if (include.length === 0) return [];
    const query = { ...UNFILTERED_LIST_QUERY, include, sort, take: maxComputed, withFacets: false };
    return (await scope.catalogue.engine.list(scope, query)).productIds;
  };
  const [series, bought, author] = await Promise.all([
    // `CUSTOM_5` sorts by the number in the series.
    list(facetsOf('series'), 'CUSTOM_5'),
    orIfUnavailable(findBoughtTogether(db, product.id, product.group?.id ?? null), []),
    list(facetsOf('author'), 'MOST_SOLD'),
  ]);
  const related = (relation: Relation, ids: number[]) => ids.map((productId) => ({ productId, relation }));
  return [...related('SERIES', series), ...related('BOUGHT_TOGETHER', bought), ...related('AUTHOR', author)];
}

/** How many products of each list are read. The product itself may be one of them. */
const maxComputed = 13;

/** The related products in sort order: each work once per relation, without the work itself and products that are not sold. */
export function relatedProducts(
  { product, scope }: ProductInScope,
  computed: readonly { productId: number; relation: Relation }[],
): MaybePromise<RelatedProductInScope[]> {
  const relations = [...computed, ...product.relations];
  const ids = [...new Set(relations.map(({ productId }) => productId))];
  if (ids.length === 0) return [];
  return whenReady(scope.catalogue.engine.products(ids), (found) =>
    whenReady(whenAllReady(found.map((related) => editionFor(related, scope))), (editions) => {
      const editionById = new Map(ids.map((id, index) => [id, editions[index]]));
      const listed = new Set<string>();
      return relations.flatMap(({ productId, relation }) => {
        const edition = editionById.get(productId);
        if (!edition || edition.product.id === product.id) return [];
        // Lists of the author and the series contain the work itself.
        if (isComputed(relation) && workOf(edition.product) === workOf(product)) return [];
        if (mayMixReaders(relation) && isForOtherReaders(product, edition.product)) return [];
        const key = `${relation} ${workOf(edition.product)}`;
        if (listed.has(key)) return [];
        listed.add(key);
        return [{ ...edition, relation }];
      });
    }),
  );
}

/** The product of the work that lists show, if it is in the reader's language; otherwise the related product itself. */
function editionFor(product: Product | undefined, scope: Scope): MaybePromise<ProductInScope | null> {
  const related = productInScope(product, scope);
  if (!product?.group?.collapseInLists) return related;
  return whenReady(scope.catalogue.engine.productsOfGroup(product.group.id), (members) => {
    const sold = members.flatMap((member) => productInScope(member, scope) ?? []);
    const best = findRepresentative(sold);
    const isInLanguage = best && editionLanguage(best.product) === scope.language.code;
    return isInLanguage ? best : related;
  });
}

/** Authors write for children and for adults, and both are bought together. Stored relations are the merchant's choice. */
function mayMixReaders(relation: Relation): boolean {
  return relation === 'AUTHOR' || relation === 'BOUGHT_TOGETHER';
}

/** Whether one is a children's book and the other a book for adults. Only children's books state an age. */
function isForOtherReaders(one: Product, other: Product): boolean {
  const states = ({ parameterValues }: Product, identifier: string) =>
    parameterValues.some(({ parameter }) => parameter.identifier === identifier);
  const areBooks = states(one, 'author') && states(other, 'author');
  return areBooks && states(one, 'age') !== states(other, 'age');
}

function workOf({ id, group }: Product): string {
  return group?.collapseInLists ? `group ${group.id}` : `product ${id}`;
}
