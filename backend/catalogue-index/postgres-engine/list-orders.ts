import { type RawBuilder, sql } from 'kysely';
import type { ListQuery } from '../engine.ts';
import { lacksFile } from '../loaders/lacks-file.ts';

/** The sort expression over `entry`, `product`, `product_text` and `brand`. Equal entries are sorted by id, highest first. */
export function orderOf({ sort, searchText, facets }: ListQuery, collation: string): RawBuilder<unknown> {
  const collate = sql`collate ${sql.id(collation)}`;
  switch (sort) {
    case 'PRICE':
      return sql`entry.selling`;
    case 'PRICE_DESC':
      return sql`entry.selling desc`;
    case 'MOST_SOLD':
      return sql`${soldOfEntry} desc`;
    // As `dampedRating` of the memory engine.
    case 'VOTES':
      return sql`(select (1000 * sum(rating) + 15000) / (count(*) + 5) from product_review review
        where status = 'approved' and review.product_id in (select variant.product_id from product variant
          where variant.product_id = entry.product_id or variant.variant_group_id = product.variant_group_id)
        having count(*) > 0) desc nulls last`;
    case 'BRAND':
      return sql`brand.name ${collate}`;
    case 'ALPHABETICAL':
      return sql`product_text.name ${collate}`;
    case 'ALPHABETICAL_DESC':
      return sql`product_text.name ${collate} desc`;
    case 'CUSTOM_1':
    case 'CUSTOM_2':
    case 'CUSTOM_3':
    case 'CUSTOM_4':
    case 'CUSTOM_5':
      return sql`product.custom_order[${Number(sort.at(-1))}::int] nulls last`;
    case 'AVAILABLE_STOCK':
      return stock(sql`in_stock + static_stock`);
    case 'AVAILABLE_STOCK_DESC':
      return sql`${stock(sql`in_stock + static_stock`)} desc`;
    case 'TOTAL_STOCK':
      return stock(sql`in_stock + static_stock + greatest(oversellable, pre_order_limit)`);
    case 'TOTAL_STOCK_DESC':
      return sql`${stock(sql`in_stock + static_stock + greatest(oversellable, pre_order_limit)`)} desc`;
    case 'NONE':
      return sql`entry.product_id desc`;
    case 'RELEVANCE':
      return searchText === '' ? latest : sql`entry.score desc, ${soldOfEntry} desc`;
    case 'FACET_ORDER':
      return facets.length === 0 ? latest : sql`entry.facet_position`;
    case 'LATEST':
      return latest;
    case 'PUBLICATION':
      return sql`case when product.publication_date ~ '^[0-9]{4}(-|$)' then product.publication_date end collate "C" nulls last`;
  }
}

/** The sales of a work, or of a product that is not collapsed. */
const soldOfEntry = sql`coalesce((
  select sum(variant.sold_count) from variant_group work join product variant using (variant_group_id)
  where work.variant_group_id = product.variant_group_id and collapse_in_lists and variant.is_active), product.sold_count)`;

const latest = sql`product.first_available_on desc`;

function stock(units: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select sum(case when ${lacksFile} then 0 else ${units} end) from sku where sku.product_id = entry.product_id)`;
}
