import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';

/** A brand: in this shop the publisher of books. */
export interface PublisherRow {
  key: string;
  name: string;
  manufacturer: string;
  responsiblePerson: string;
  /** The number of active products that are shipped. */
  products: number;
  /** How many of these products do not name a manufacturer themselves. */
  withoutManufacturer: number;
}

export async function selectPublishers(db: Database): Promise<PublisherRow[]> {
  const { rows } = await sql<PublisherRow>`
    select brand_key as key, brand.name, manufacturer, responsible_person as "responsiblePerson",
      count(product_id)::integer as products,
      (count(product_id) filter (where not has_own))::integer as "withoutManufacturer"
    from brand left join lateral (
      select product_id, exists (select from product_parameter join parameter_value using (parameter_value_id)
        join parameter using (parameter_id)
        where product_parameter.product_id = product.product_id and identifier = 'manufacturer') as has_own
      from product where product.brand_id = brand.brand_id and is_active and fulfilment = 'shipped') shipped on true
    group by brand_id order by brand.name, brand_id`.execute(db);
  return rows;
}

export async function updateContacts(
  db: Database,
  brand_key: string,
  contacts: { manufacturer?: string | undefined; responsible_person?: string | undefined },
): Promise<void> {
  await db.updateTable('brand').set(contacts).where('brand_key', '=', brand_key).execute();
}
