import { type Amount, addAmounts, divideRounded, subtractAmounts, withoutVat } from './money.ts';
import { splitByWeight, spreadAmount } from './spread-amount.ts';

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

/**
 * The part of the fee that a refund returns, by rate. `left` is the fee less earlier refunds. A refund of the whole rest
 * returns exactly `left`.
 */
export function takeShippingVats(left: readonly ShippingVat[], amount: number): ShippingVat[] {
  const shares = spreadAmount(
    amount,
    left.map(({ incVat }) => incVat),
  );
  return left.flatMap(({ basisPoints, ...whole }, index) => {
    const incVat = shares[index] ?? 0;
    return incVat > 0 ? [{ basisPoints, incVat, exVat: exVatOfShare(whole, incVat) }] : [];
  });
}

export function subtractShippingVats(
  vats: readonly ShippingVat[],
  taken: readonly ShippingVat[],
): ShippingVat[] {
  return vats.flatMap(({ basisPoints, ...whole }) => {
    const sameRate = taken.filter((part) => part.basisPoints === basisPoints);
    const left = sameRate.reduce<Amount>(subtractAmounts, whole);
    return left.incVat > 0 ? [{ basisPoints, ...left }] : [];
  });
}

/** The amount without VAT of a share; all of it if the share is the whole. */
function exVatOfShare(whole: Amount, incVat: number): number {
  return incVat >= whole.incVat ? whole.exVat : divideRounded(whole.exVat * incVat, whole.incVat);
}

export function sumShippingVats(vats: readonly ShippingVat[]): Amount {
  return vats.reduce<Amount>(addAmounts, { incVat: 0, exVat: 0 });
}
