import { anyOf } from '#backend/database/any-of.ts';
import type { Database } from '#backend/database/connection.ts';
import { type LocaleCode, localeOfLanguage } from '#contract/locales.ts';
import type { OptionMark } from '#contract/option-marks.ts';
import type { CaptureTime, CreditType, MethodCredit } from '#contract/order/payment-method.ts';

export interface NewPaymentMethod {
  key: string;
  providerKey: string;
  credit: MethodCredit;
  /** Other than `none` exactly if `credit` is `always`. */
  creditType: CreditType | 'none';
  /** The lender, if the method has credit. */
  creditor?: string;
  needsIdentityNumber: boolean;
  /** Whether the provider identifies the buyer as the law of some countries requires for credit. False by default. */
  identifiesStrongly?: boolean;
  capture: CaptureTime;
  names: Record<LocaleCode, string>;
  marks: readonly OptionMark[];
  /** Aliases of markets. Markets that the shop does not have are skipped. */
  markets: readonly string[];
}

/** The position of an added method in a market. Methods are listed in ascending order. */
const addedSortOrder = 100;

/** Adds a payment method, unless its key exists: an existing method may have been changed by the merchant. */
export async function addPaymentMethod(db: Database, method: NewPaymentMethod): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto('payment_method')
      .values({
        method_key: method.key,
        provider_key: method.providerKey,
        credit: method.credit,
        credit_type: method.creditType,
        creditor: method.creditor ?? null,
        needs_identity_number: method.needsIdentityNumber,
        identifies_strongly: method.identifiesStrongly ?? false,
        marks: [...method.marks],
        capture: method.capture,
      })
      .onConflict((conflict) => conflict.column('method_key').doNothing())
      .returning('payment_method_id')
      .executeTakeFirst();
    if (!added) return;
    const { payment_method_id } = added;
    const languages = await trx.selectFrom('language').select('language_id').execute();
    const texts = languages.flatMap(({ language_id }) => {
      const locale = localeOfLanguage(language_id);
      return locale ? [{ payment_method_id, language_id, name: method.names[locale] }] : [];
    });
    if (texts.length > 0) await trx.insertInto('payment_method_text').values(texts).execute();
    const markets = await trx
      .selectFrom('market')
      .select('market_id')
      .where('alias', '=', anyOf(method.markets))
      .execute();
    const offers = markets.map(({ market_id }) => ({
      payment_method_id,
      market_id,
      sort_order: addedSortOrder,
    }));
    if (offers.length > 0) await trx.insertInto('payment_method_market').values(offers).execute();
  });
}
