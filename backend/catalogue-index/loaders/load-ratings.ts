import { type ExpressionBuilder, sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import type { DB } from '#backend/database/tables.generated.ts';
import type { ProductRecord } from '../product-record.ts';
import { anyGroupMemberOf, isSelected, type ProductSelection } from './product-selection.ts';

type Rating = ProductRecord['rating'];

const none: Rating = { sum: 0, count: 0 };

/** A product has the ratings of its whole variant group: readers rate the work, not its format. */
export async function loadRatings(
  db: Database,
  products: ProductSelection,
): Promise<(product: { productId: number; groupId: number | null }) => Rating> {
  const approved = db
    .selectFrom('product_review')
    .innerJoin('product', 'product.product_id', 'product_review.product_id')
    .where('status', '=', 'approved');
  const [ofGroups, ofProducts] = await Promise.all([
    approved
      .select(['variant_group_id as id'])
      .select(sumAndCount)
      .where('product.product_id', '=', anyGroupMemberOf(products))
      .groupBy('variant_group_id')
      .execute(),
    approved
      .select(['product.product_id as id'])
      .select(sumAndCount)
      .where('variant_group_id', 'is', null)
      .where(isSelected('product.product_id', products))
      .groupBy('product.product_id')
      .execute(),
  ]);
  const byGroup = new Map(ofGroups.map(({ id, sum, count }) => [id, { sum, count }]));
  const byProduct = new Map(ofProducts.map(({ id, sum, count }) => [id, { sum, count }]));
  return ({ productId, groupId }) =>
    (groupId === null ? byProduct.get(productId) : byGroup.get(groupId)) ?? none;
}

function sumAndCount(_: ExpressionBuilder<DB, 'product_review'>) {
  return [sql<number>`sum(rating)::int`.as('sum'), sql<number>`count(*)::int`.as('count')] as const;
}
