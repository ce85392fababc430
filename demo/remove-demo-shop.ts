import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import { addStarterContent } from '#backend/features/shop-settings/add-starter-content.ts';
import { DEMO_NOTE } from './demo-note.ts';
import { isDemoRow } from './demo-rows.ts';

/** How many rows of each kind were removed. */
interface RemovedDemo {
  campaigns: number;
  giftCodes: number;
  reviews: number;
  products: number;
  categories: number;
  publishers: number;
  pages: number;
  menuItems: number;
  pickupPoints: number;
}

/**
 * Removes the demo's rows, in one transaction. These stay: orders, customers, settings, markets, shipping and payment methods,
 * edited pages and menu items, and categories and publishers with other products. Finally adds a new shop's content where it is
 * missing: the home page, the pages that the checkout links to, and menus that are now empty.
 */
export function removeDemoShop(db: Database): Promise<RemovedDemo> {
  return db.transaction().execute(async (trx) => {
    const removed = {
      campaigns: await remove(trx, 'campaign'),
      giftCodes: await removeGiftCodes(trx),
      reviews: await remove(trx, 'product_review'),
      products: await removeProducts(trx),
      categories: await removeCategories(trx),
      publishers: await remove(
        trx,
        'brand',
        sql`not exists (select from product where product.brand_id = brand.brand_id)`,
      ),
      pages: await remove(trx, 'widget_collection'),
      menuItems: await remove(trx, 'menu_item'),
      pickupPoints: await remove(trx, 'pickup_point'),
    };
    await remove(
      trx,
      'contributor',
      sql`not exists (select from parameter_value value where value.contributor_id = contributor.contributor_id)`,
    );
    await removeCustomerGroups(trx);
    await remove(trx, 'api_key');
    await remove(trx, 'search_count');
    await sql`delete from shop_note where key = ${DEMO_NOTE}`.execute(trx);
    // Downloads without a file can no longer be ordered: the catalogue index loads them again.
    await sql`update product set is_active = is_active where fulfilment = 'download'`.execute(trx);
    await sql`delete from demo_row`.execute(trx);
    await addStarterContent(trx);
    return removed;
  });
}

async function remove(trx: Database, table: string, condition = sql`true`): Promise<number> {
  const { numAffectedRows } = await sql`delete from ${sql.table(table)}
    where ${isDemoRow(table)} and ${condition}`.execute(trx);
  return Number(numAffectedRows ?? 0);
}

/** A code that an order has used is blocked instead of deleted: bookkeeping needs its movements. */
async function removeGiftCodes(trx: Database): Promise<number> {
  const isUsed = sql`exists (select from gift_code_movement movement
    where movement.gift_code_id = gift_code.gift_code_id and reason <> 'issue')`;
  await sql`update gift_code set blocked_at = now() where ${isDemoRow('gift_code')} and ${isUsed}`.execute(
    trx,
  );
  await sql`alter table gift_code_movement disable trigger gift_code_movement_append_only`.execute(trx);
  await sql`delete from gift_code_movement movement using gift_code
    where gift_code.gift_code_id = movement.gift_code_id and ${isDemoRow('gift_code')} and not ${isUsed}`.execute(
    trx,
  );
  const removed = await remove(trx, 'gift_code', sql`not ${isUsed}`);
  // A trigger cannot be changed while its table has pending checks.
  await sql`set constraints all immediate`.execute(trx);
  await sql`alter table gift_code_movement enable trigger gift_code_movement_append_only`.execute(trx);
  return removed;
}

/** Removes products, also from carts. Order lines are not affected: they contain copies. */
async function removeProducts(trx: Database): Promise<number> {
  const demoSkus = sql`select sku_id from sku join product using (product_id) where ${isDemoRow('product')}`;
  await sql`delete from cart_item where sku_id in (${demoSkus})
    or package_product_id in (select product_id from product where ${isDemoRow('product')})`.execute(trx);
  await sql`delete from stock_reservation where sku_id in (${demoSkus})`.execute(trx);
  const removed = await remove(trx, 'product');
  await remove(
    trx,
    'variant_group',
    sql`not exists (select from product where product.variant_group_id = variant_group.variant_group_id)`,
  );
  return removed;
}

/** Removes categories without products and subcategories, and repeats: removing one can empty its parent. */
async function removeCategories(trx: Database): Promise<number> {
  const isEmpty = sql`not exists (select from product_category used where used.category_id = category.category_id)
    and not exists (select from product where primary_category_id = category.category_id)
    and not exists (select from category child where child.parent_category_id = category.category_id)`;
  let removed = 0;
  let count: number;
  do {
    count = await remove(trx, 'category', isEmpty);
    removed += count;
  } while (count > 0);
  return removed;
}

/** Removes groups without customers, with their price lists. */
async function removeCustomerGroups(trx: Database): Promise<void> {
  const isUnused = sql`not exists (select from customer where customer.customer_group_id = customer_group.customer_group_id)`;
  await sql`delete from price_list using customer_group
    where price_list.customer_group_id = customer_group.customer_group_id
      and ${isDemoRow('customer_group')} and ${isUnused}`.execute(trx);
  await remove(trx, 'customer_group', isUnused);
}
