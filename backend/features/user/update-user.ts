import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { Database } from '#backend/database/connection.ts';
import { claimInTransaction, type KeyClaim, rejectTakenKey } from '#backend/database/idempotency-keys.ts';
import { setAccountNewsletter } from '#backend/features/newsletter/subscribe-to-newsletter.ts';
import type { SignedInCustomer } from '#backend/graphql/context.ts';
import type { CustomerType, UserInputType } from '#backend/graphql/schema.generated.ts';
import { changedColumns } from './address-columns.ts';
import { checkUserInput, type IdentityNumberOwner, isIdentityNumberOf } from './check-user-input.ts';
import { changeAddress, changeUser, findUser, type UserChange, type UserRow } from './user.queries.ts';

interface UpdateContext {
  db: Database;
  /** The idempotency key of the mutation. */
  claim: KeyClaim | null;
  scope: Scope;
}

/**
 * `null` or absent leaves a field unchanged, also a field of the address. The market's country applies to customers without
 * an address. A request that repeats an idempotency key changes nothing.
 */
export async function updateUser(
  { db, claim, scope }: UpdateContext,
  { id: customerId, email }: Pick<SignedInCustomer, 'id' | 'email'>,
  input: UserInputType,
): Promise<void> {
  if (claim?.appliedSubject) return;
  const newCountry = input.address?.country?.trim().toUpperCase();
  const affectsIdentityNumber = input.personalId?.trim() || input.customerType || newCountry;
  const stored = affectsIdentityNumber ? await findUser(db, customerId) : undefined;
  const owner: IdentityNumberOwner = {
    country: newCountry || stored?.address?.country || scope.market.country.code,
    customerType: input.customerType ?? (stored?.customer_type as CustomerType | undefined) ?? 'PERSON',
  };
  checkUserInput(input, owner);
  const isNumberOutdated = input.personalId == null && stored && hasOutdatedNumber(stored, owner, newCountry);
  const addressChange = changedColumns(input.address ?? {});
  const userChange = withoutNulls({
    customer_type: input.customerType,
    gender: input.gender,
    personal_id: isNumberOutdated ? '' : input.personalId?.trim(),
    meta_data: input.metaData,
  });
  const write = db.transaction().execute(async (trx) => {
    if (claim) await claimInTransaction(trx, claim, `customer ${customerId}`);
    if (input.newsletter != null)
      userChange.newsletter = await setAccountNewsletter(trx, scope, email, input.newsletter);
    if (Object.keys(userChange).length > 0) await changeUser(trx, customerId, userChange);
    if (Object.keys(addressChange).length > 0) await changeAddress(trx, customerId, addressChange);
  });
  await rejectTakenKey(write);
}

/** A stored number is outdated when the customer's new type or country has another format. */
function hasOutdatedNumber(
  stored: UserRow,
  owner: IdentityNumberOwner,
  newCountry: string | undefined,
): boolean {
  const isOwnerChanged =
    owner.customerType !== stored.customer_type || (!!newCountry && newCountry !== stored.address?.country);
  return isOwnerChanged && !!stored.personal_id && !isIdentityNumberOf(owner, stored.personal_id);
}

/** Leaves out null and undefined. An empty text stays, because it clears the column. */
function withoutNulls(change: { [Column in keyof UserChange]: UserChange[Column] | null }): UserChange {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value != null));
}
