import type { ShippingMethod } from '#backend/catalogue-index/channel.ts';

/** The ways that go to a postal code with so much weight. `zip` is plain: no spaces, capitals. */
export function offeredMethods(
  methods: readonly ShippingMethod[],
  { zip, grams }: { zip: string; grams: number },
): ShippingMethod[] {
  return methods.filter(
    ({ areas, mostGrams }) =>
      (mostGrams === null || grams <= mostGrams) && (areas.length === 0 || areas.some(holds(zip))),
  );
}

/** Codes of one country are equally long, so they sort as text. */
function holds(zip: string) {
  return ({ firstZip, lastZip }: ShippingMethod['areas'][number]) =>
    zip.length === firstZip.length && firstZip <= zip && zip <= lastZip;
}

export function feeOfMethod({ fee, weightFees }: ShippingMethod, grams: number): number {
  return weightFees.findLast(({ fromGrams }) => grams >= fromGrams)?.fee ?? fee;
}
