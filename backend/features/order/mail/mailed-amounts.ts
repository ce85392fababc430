import type { Database } from '#backend/database/connection.ts';
import type { OrderDraft } from '#backend/features/order-draft/order-draft.ts';
import { formatMoney } from '#backend/pricing/money.ts';
import { findMailDetails, type MailDetails } from './mail-details.queries.ts';

/** Currencies and payment methods are few and rarely change. Without a cache every order would query them. */
const cacheMs = 60_000;
const detailsCache = new Map<string, { details: MailDetails; expiresAt: number }>();

async function cachedMailDetails(trx: Database, draft: OrderDraft): Promise<MailDetails> {
  const key = `${draft.currencyCode} ${draft.paymentMethodId} ${draft.languageId}`;
  const cached = detailsCache.get(key);
  if (cached && cached.expiresAt > Date.now()) return cached.details;
  const details = await findMailDetails(trx, draft);
  detailsCache.set(key, { details, expiresAt: Date.now() + cacheMs });
  return details;
}

/** A formatter for the draft's amounts, and the name of its payment method. */
export async function loadPaymentDetails(trx: Database, draft: OrderDraft) {
  const { currency, ...details } = await cachedMailDetails(trx, draft);
  const format = (minor: number) => formatMoney(minor, currency, draft.languageId);
  return { format, ...details };
}

/** Creating a formatter is the slowest part of a mail. */
const percentFormats = new Map<string, Intl.NumberFormat>();

export function formatRate(basisPoints: number, languageId: string): string {
  const percent =
    percentFormats.get(languageId) ??
    new Intl.NumberFormat(languageId, { style: 'percent', maximumFractionDigits: 2 });
  percentFormats.set(languageId, percent);
  return percent.format(basisPoints / 10_000);
}
