import { type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import type { Customer, CustomerAddress } from '#backend/database/tables.generated.ts';
import { addressColumns } from './address-columns.ts';

export type AddressRow = Pick<Selectable<CustomerAddress>, (typeof addressColumns)[number]>;

const userColumns = [
  'customer_id',
  'email',
  'customer_type',
  'gender',
  'newsletter',
  'personal_id',
  'member_type',
  'member_id',
  'meta_data',
] as const;

export interface UserRow extends Pick<Selectable<Customer>, (typeof userColumns)[number]> {
  address: AddressRow | undefined;
}

export type UserChange = Pick<
  Updateable<Customer>,
  'customer_type' | 'gender' | 'newsletter' | 'personal_id' | 'meta_data'
>;
export type AddressChange = Omit<Updateable<CustomerAddress>, 'customer_id'>;

/** Whether the customer has opened a link in a mail. Anyone can register an account with another person's e-mail address. */
export function isEmailVerified(customerId: number): RawBuilder<boolean> {
  return sql`exists (select from customer where customer_id = ${customerId} and email_proved_at is not null)`;
}

export async function findUser(db: Database, customerId: number): Promise<UserRow | undefined> {
  const [customer, address] = await Promise.all([
    db.selectFrom('customer').select(userColumns).where('customer_id', '=', customerId).executeTakeFirst(),
    findAddress(db, customerId),
  ]);
  return customer && { ...customer, address };
}

export function findAddress(db: Database, customerId: number): Promise<AddressRow | undefined> {
  return db
    .selectFrom('customer_address')
    .select(addressColumns)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
}

export async function changeUser(db: Database, customerId: number, change: UserChange): Promise<void> {
  await db.updateTable('customer').set(change).where('customer_id', '=', customerId).execute();
}

export async function changeAddress(db: Database, customerId: number, change: AddressChange): Promise<void> {
  await db
    .insertInto('customer_address')
    .values({ customer_id: customerId, ...change })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(change))
    .execute();
}
