import type { Database } from '#backend/database/connection.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import type { UserInputType } from '#backend/graphql/schema.generated.ts';
import { changedColumns } from './address-columns.ts';
import { changeAddress, changeUser, type UserChange } from './user.queries.ts';

const longestText = 200;
/** Enough for some thousand favourites. */
const longestMetaData = 20_000;

/** Changes what is given; null and what is missing leave things as they are, also within the address. */
export async function updateUser(db: Database, customerId: number, input: UserInputType): Promise<void> {
  const address = changedColumns(input.address ?? {});
  checkLength('personalId', input.personalId, longestText);
  checkLength('metaData', input.metaData, longestMetaData);
  for (const [part, text] of Object.entries(input.address ?? {})) checkLength(part, text, longestText);
  const change = withoutEmpty({
    customer_type: input.customerType,
    gender: input.gender,
    newsletter: input.newsletter,
    personal_id: input.personalId?.trim(),
    meta_data: input.metaData,
  });
  await db.transaction().execute(async (trx) => {
    if (Object.keys(change).length > 0) await changeUser(trx, customerId, change);
    if (Object.keys(address).length > 0) await changeAddress(trx, customerId, address);
  });
}

function checkLength(name: string, text: string | null | undefined, most: number): void {
  if (text && text.length > most)
    throw new ShopError('BAD_INPUT', `${name} may have ${most} characters at most.`);
}

function withoutEmpty(change: { [Column in keyof UserChange]: UserChange[Column] | null }): UserChange {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value != null));
}
