import type { Scope } from '#backend/catalogue-index/scope.ts';
import { parseVatNumber } from '#contract/customer/vat-number.ts';
import { isOutsideVatArea } from '#contract/order/vat-area.ts';

/** A VAT number and the response of the register, as stored with a cart and an order. */
export interface VatNumberCheck {
  /** Without spaces. */
  vatNumber: string;
  state: 'valid' | 'invalid' | 'unavailable';
  /** The register's number for the consultation, as proof of it. */
  consultationNumber: string | null;
  /** ISO 8601. */
  checkedAt: string;
}

/** A number can become invalid on any day, so an older response does not count. */
const validMs = 24 * 60 * 60 * 1000;

/**
 * Whether the company accounts for the VAT itself. Goods must go to another member state than the seller's (VAT Directive
 * Art. 138), and the VAT number must be from another member state, which is also the rule for downloads (Art. 44, 196).
 */
export function isVatFree(
  check: VatNumberCheck | null | undefined,
  { channel, market, now }: Scope,
): boolean {
  if (check?.state !== 'valid' || now - Date.parse(check.checkedAt) > validMs) return false;
  const seller = channel.settings.company.country;
  const { code } = market.country;
  if (code === seller || isOutsideVatArea(code) || isOutsideVatArea(seller)) return false;
  return parseVatNumber(check.vatNumber)?.country !== seller;
}
