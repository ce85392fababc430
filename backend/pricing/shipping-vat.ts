import { type Amount, addAmounts, withoutVat } from './money.ts';
import { splitByWeight } from './spread-amount.ts';

/** The part of a shipping fee that has one VAT rate. */
export interface ShippingVat extends Amount {
  basisPoints: number;
}

interface DeliveredLine {
  vatBasisPoints: number;
  quantity: number;
  needsDelivery: boolean;
}

/**
 * Delivery is ancillary to the goods and has their rate (VAT Directive Art. 78(b), CJEU C-349/96): the fee is split over the
 * rates of the shipped lines in proportion to their `values`, or to their quantities if all are free. The parts are in order
 * of their rates and add up to the fee.
 */
export function splitShippingFee(
  fee: number,
  lines: readonly DeliveredLine[],
  values: readonly number[],
): ShippingVat[] {
  const shipped = lines.flatMap((line, index) =>
    line.needsDelivery ? [{ ...line, value: values[index] ?? 0 }] : [],
  );
  const isFree = shipped.every(({ value }) => value === 0);
  const weights = new Map<number, number>();
  for (const { vatBasisPoints, value, quantity } of shipped)
    weights.set(vatBasisPoints, (weights.get(vatBasisPoints) ?? 0) + (isFree ? quantity : value));
  const rates = [...weights].sort(([a], [b]) => a - b);
  const shares = splitByWeight(
    fee,
    rates.map(([, weight]) => weight),
  );
  return rates.flatMap(([basisPoints], index) => {
    const incVat = shares[index] ?? 0;
    return incVat > 0 ? [{ basisPoints, incVat, exVat: withoutVat(incVat, basisPoints) }] : [];
  });
}

export function sumShippingVats(vats: readonly ShippingVat[]): Amount {
  return vats.reduce<Amount>(addAmounts, { incVat: 0, exVat: 0 });
}
