import { checkTexts, type PurchaseProblems } from './check-purchase.ts';
import type { Purchase } from './purchase-fields.ts';

/** Another choice has other questions: what was wrong with those of the last is wrong no longer. */
const alsoSettled: Record<string, RegExp> = {
  shippingId: /^pickupPoint$/,
  paymentId: /^identityNumber$/,
  customerType: /^(company|identityNumber)$/,
  elsewhere: /^(zip|to[A-Z])/,
};

/** What is left of the complaints after a field was changed. Nothing is complained of for the first time. */
export function stillWrong(
  problems: PurchaseProblems,
  changed: string,
  typed: Purchase,
  country: string,
): PurchaseProblems {
  // Every way of delivery has a list of points of its own, every way to pay a number: `pickupPoint-4`.
  const name = changed.replace(/-\d+$/, '');
  const found: Record<string, unknown> = checkTexts(typed, country);
  return Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) => {
      const isMeant = field === name || alsoSettled[name]?.test(field);
      const now = isMeant ? found[field] : problem;
      return now ? [[field, now]] : [];
    }),
  );
}
