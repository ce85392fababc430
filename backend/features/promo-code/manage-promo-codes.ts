import type { Database } from '#backend/database/connection.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import {
  endPromoCode,
  insertPromoCode,
  isCodeTaken,
  type ListedPromoCode,
  selectCampaign,
  selectPromoCodes,
} from './manage-promo-codes.queries.ts';

export function listPromoCodes(db: Database, campaignKey?: string): Promise<ListedPromoCode[]> {
  return selectPromoCodes(db, campaignKey);
}

interface PromoCodeInput {
  code: string;
  campaignKey: string;
  starts?: Date | undefined;
  ends?: Date | undefined;
  maxUses?: number | undefined;
  maxUsesPerCustomer?: number | undefined;
}

/** At least 4 characters, because short codes can be guessed; at most 40, because customers type codes. */
const codePattern = /^[A-Z0-9ÅÄÆÖØ][A-Z0-9ÅÄÆÖØ-]{3,39}$/;

/** Creates a code of a campaign that needs one. Returns the code in the form in which it is compared. */
export function createPromoCode(db: Database, input: PromoCodeInput): Promise<string> {
  const code = input.code.normalize('NFC').toUpperCase();
  if (!codePattern.test(code))
    throw new ShopError('BAD_INPUT', 'A code has 4 to 40 letters, digits and hyphens, such as SPRING-20.');
  if (input.starts && input.ends && input.starts >= input.ends)
    throw new ShopError('BAD_INPUT', 'The end must be after the start.');
  return db.transaction().execute(async (trx) => {
    const campaign = await selectCampaign(trx, input.campaignKey);
    if (!campaign) throw new ShopError('BAD_INPUT', `There is no campaign ${input.campaignKey}.`);
    if (!campaign.needs_code)
      throw new ShopError(
        'BAD_INPUT',
        `The campaign ${input.campaignKey} applies without a code. Create one that needs a code.`,
      );
    if (await isCodeTaken(trx, code)) throw new ShopError('BAD_INPUT', `The code ${code} exists already.`);
    await insertPromoCode(trx, {
      code,
      campaign_id: campaign.campaign_id,
      starts_at: input.starts ?? null,
      ends_at: input.ends ?? null,
      max_uses: input.maxUses ?? null,
      max_uses_per_customer: input.maxUsesPerCustomer ?? null,
    });
    return code;
  });
}

/** Ends a code now. Orders that used it stay as they are. */
export async function deactivatePromoCode(db: Database, input: string): Promise<string> {
  const code = input.normalize('NFC').toUpperCase();
  if (!(await endPromoCode(db, code)))
    throw new ShopError('BAD_INPUT', `There is no code ${code} that is valid now or later.`);
  return code;
}
