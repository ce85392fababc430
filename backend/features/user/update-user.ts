import type { Database } from '#backend/database/connection.ts';
import { claimInTransaction, claiming, type KeyClaim } from '#backend/database/idempotency-keys.ts';
import type { CustomerType, UserInputType } from '#backend/graphql/schema.generated.ts';
import { changedColumns } from './address-columns.ts';
import { checkUserInput } from './check-user-input.ts';
import { changeAddress, changeUser, findUser, type UserChange } from './user.queries.ts';

/**
 * Changes what is given; null and what is missing leave things as they are, also within the address. With a key it is
 * made once: what was changed since is not changed back.
 */
export async function updateUser(
  db: Database,
  customerId: number,
  input: UserInputType,
  claim: KeyClaim | null,
  /** Where somebody lives who has not told it. */
  marketCountry: string,
): Promise<void> {
  if (claim?.madeOf) return;
  const known = input.personalId?.trim() ? await findUser(db, customerId) : undefined;
  checkUserInput(input, {
    country: input.address?.country?.trim().toUpperCase() || known?.address?.country || marketCountry,
    customerType: input.customerType ?? (known?.customer_type as CustomerType | undefined) ?? 'PERSON',
  });
  const address = changedColumns(input.address ?? {});
  const change = withoutEmpty({
    customer_type: input.customerType,
    gender: input.gender,
    newsletter: input.newsletter,
    personal_id: input.personalId?.trim(),
    meta_data: input.metaData,
  });
  const write = db.transaction().execute(async (trx) => {
    if (claim) await claimInTransaction(trx, claim, `customer ${customerId}`);
    if (Object.keys(change).length > 0) await changeUser(trx, customerId, change);
    if (Object.keys(address).length > 0) await changeAddress(trx, customerId, address);
  });
  await claiming(write);
}

function withoutEmpty(change: { [Column in keyof UserChange]: UserChange[Column] | null }): UserChange {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value != null));
}
