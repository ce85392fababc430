import type { OrderDraft } from '#backend/features/order-draft/order-draft.ts';
import { languageOf } from '#backend/languages/languages.ts';

/** Why a company pays no VAT, as on the invoice. */
export function vatNotes({ isVatFree, languageId, lines }: OrderDraft): string[] | undefined {
  if (!isVatFree) return undefined;
  const { notes } = languageOf(languageId).documentMessages;
  return [
    ...(lines.some(({ needsDelivery }) => needsDelivery) ? [notes['intra-community']] : []),
    ...(lines.some(({ isDownload }) => isDownload) ? [notes['reverse-charge']] : []),
  ];
}
