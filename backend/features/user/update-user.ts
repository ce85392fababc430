import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { Database } from '#backend/database/connection.ts';
import { claimInTransaction, claiming, type KeyClaim } from '#backend/database/idempotency-keys.ts';
import { chooseNewsletter } from '#backend/features/newsletter/subscribe-to-newsletter.ts';
import type { SignedInCustomer } from '#backend/graphql/context.ts';
import type { CustomerType, UserInputType } from '#backend/graphql/schema.generated.ts';
import { changedColumns } from './address-columns.ts';
import { checkUserInput, isNumberOf, type NumberOwner } from './check-user-input.ts';
import { changeAddress, changeUser, findUser, type UserChange, type UserRow } from './user.queries.ts';

/**
 * Changes what is given; null and what is missing leave things as they are, also within the address. Where a person
 * lives who has not told it, the market says. With a key it is made once: what was changed since is not changed back.
 */
export async function updateUser(
  db: Database,
  { id: customerId, email }: Pick<SignedInCustomer, 'id' | 'email'>,
  input: UserInputType,
  claim: KeyClaim | null,
  scope: Scope,
): Promise<void> {
  if (claim?.madeOf) return;
  const newCountry = input.address?.country?.trim().toUpperCase();
  const isNumberConcerned = input.personalId?.trim() || input.customerType || newCountry;
  const known = isNumberConcerned ? await findUser(db, customerId) : undefined;
  const owner: NumberOwner = {
    country: newCountry || known?.address?.country || scope.market.country.code,
    customerType: input.customerType ?? (known?.customer_type as CustomerType | undefined) ?? 'PERSON',
  };
  checkUserInput(input, owner);
  const isNumberOutdated = input.personalId == null && known && hasOutdatedNumber(known, owner, newCountry);
  const address = changedColumns(input.address ?? {});
  const change = withoutEmpty({
    customer_type: input.customerType,
    gender: input.gender,
    personal_id: isNumberOutdated ? '' : input.personalId?.trim(),
    meta_data: input.metaData,
  });
  const write = db.transaction().execute(async (trx) => {
    if (claim) await claimInTransaction(trx, claim, `customer ${customerId}`);
    const { newsletter: isWanted } = input;
    const newsletter =
      isWanted == null ? {} : { newsletter: await chooseNewsletter(trx, scope, email, isWanted) };
    const changed = { ...change, ...newsletter };
    if (Object.keys(changed).length > 0) await changeUser(trx, customerId, changed);
    if (Object.keys(address).length > 0) await changeAddress(trx, customerId, address);
  });
  await claiming(write);
}

/** The number of a company is none of the person's that it has become, nor the one of a Swede a Dane's. */
function hasOutdatedNumber(known: UserRow, owner: NumberOwner, newCountry: string | undefined): boolean {
  const isOwnerAnother =
    owner.customerType !== known.customer_type || (!!newCountry && newCountry !== known.address?.country);
  return isOwnerAnother && !!known.personal_id && !isNumberOf(owner, known.personal_id);
}

function withoutEmpty(change: { [Column in keyof UserChange]: UserChange[Column] | null }): UserChange {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value != null));
}
