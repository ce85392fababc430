import { hasCheckDigit } from '#contract/product/gtin.ts';

/**
 * Returns only globally unique numbers: search engines report others as errors. In-store numbers start with 2, and as UPC with
 * 02 or 04; five zeros begin a shorter number such as a GTIN-8. Twelve digits (UPC) are thirteen without the leading zero.
 */
export function globalGtin(gtin: string | null | undefined): string | undefined {
  const digits = (gtin?.replace(/[\s-]/g, '') ?? '').padStart(13, '0');
  const isGlobal = /^\d{13}$/.test(digits) && !/^(2|02|04|0{5})/.test(digits);
  return isGlobal && hasCheckDigit(digits) ? digits : undefined;
}

export function isbnOf(gtin: string | null | undefined): string | undefined {
  const digits = globalGtin(gtin);
  return digits && /^97[89]/.test(digits) ? digits : undefined;
}
