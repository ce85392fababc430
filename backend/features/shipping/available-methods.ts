import type { ShippingMethod } from '#backend/catalogue-index/channel.ts';

/** The methods that ship this weight to a postal code. `zip` is normalized: upper case, no spaces. */
export function availableMethods(
  methods: readonly ShippingMethod[],
  { zip, grams }: { zip: string; grams: number },
): ShippingMethod[] {
  return methods.filter(
    (method) =>
      canCarry(method, grams) &&
      (method.areas.length === 0 || method.areas.some((area) => isInArea(zip, area))),
  );
}

export function canCarry({ maxGrams }: ShippingMethod, grams: number): boolean {
  return maxGrams === null || grams <= maxGrams;
}

/** Whether a method ships to every area that some method of the market ships to. */
export function isMarketWide(method: ShippingMethod, methods: readonly ShippingMethod[]): boolean {
  if (method.areas.length === 0) return true;
  const covers = (area: ShippingMethod['areas'][number]) =>
    method.areas.some(({ firstZip, lastZip }) => firstZip <= area.firstZip && area.lastZip <= lastZip);
  return methods.every(({ areas }) => areas.length > 0 && areas.every(covers));
}

/** Postal codes of a country have the same length, so they can be compared as text. */
function isInArea(zip: string, { firstZip, lastZip }: ShippingMethod['areas'][number]): boolean {
  return zip.length === firstZip.length && firstZip <= zip && zip <= lastZip;
}

/** The fee from the greatest weight that the parcel reaches, in minor units with VAT. */
export function feeOfMethod({ fee, weightFees }: ShippingMethod, grams: number): number {
  return weightFees.findLast(({ fromGrams }) => grams >= fromGrams)?.fee ?? fee;
}
