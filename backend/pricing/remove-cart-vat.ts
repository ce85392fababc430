import { withoutVat } from './money.ts';
import type { CartLine } from './price-cart.ts';
import { splitShippingFee, sumShippingVats } from './shipping-vat.ts';

/**
 * Lines and shipping fee at prices without VAT, for a company that accounts for the VAT itself. Each unit price is rounded, so
 * that a line is exactly its quantity times the unit price. The VAT of the fee has the rates of the goods.
 */
export function removeCartVat(lines: readonly CartLine[], fee: number): { lines: CartLine[]; fee: number } {
  const values = lines.map(({ unitPrice, quantity }) => unitPrice * quantity);
  const parts = splitShippingFee(fee, lines, values);
  return {
    lines: lines.map((line) => ({
      ...line,
      unitPrice: withoutVat(line.unitPrice, line.vatBasisPoints),
      regularPrice: withoutVat(line.regularPrice, line.vatBasisPoints),
      minimumPrice: line.minimumPrice && withoutVat(line.minimumPrice, line.vatBasisPoints),
      vatBasisPoints: 0,
    })),
    fee: parts.length === 0 ? fee : sumShippingVats(parts).exVat,
  };
}
