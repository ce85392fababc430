import type { Database } from '#backend/database/connection.ts';

/** The account of an organisation, with its address if it has one. */
export function findOrganization(db: Database, customerId: number) {
  return db
    .selectFrom('customer')
    .leftJoin('customer_address', 'customer_address.customer_id', 'customer.customer_id')
    .select([
      'customer.customer_id',
      'customer.email',
      'customer.personal_id',
      'company',
      'first_name',
      'last_name',
    ])
    .select([
      'care_of',
      'address_line_1',
      'address_line_2',
      'address_line_3',
      'zip',
      'city',
      'state',
      'country',
    ])
    .select(['phone', 'mobile'])
    .where('customer.customer_id', '=', customerId)
    .where('customer.customer_type', '=', 'ORGANIZATION')
    .executeTakeFirst();
}

export type OrganizationRow = NonNullable<Awaited<ReturnType<typeof findOrganization>>>;
