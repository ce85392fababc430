import { useEffect, useEffectEvent, useRef } from 'react';
import type { CheckoutPartsFragment } from '#storefront/api/generated/graphql.ts';
import type { Purchase, PurchaseTextField } from './purchase-fields.ts';

interface CityFields {
  zip: PurchaseTextField;
  city: PurchaseTextField;
  address: 'billingAddress' | 'shippingAddress';
}

const cityFields: readonly CityFields[] = [
  { zip: 'zip', city: 'city', address: 'billingAddress' },
  { zip: 'ownZip', city: 'city', address: 'billingAddress' },
  { zip: 'toZip', city: 'toCity', address: 'shippingAddress' },
];

type Addresses = Pick<CheckoutPartsFragment, 'billingAddress' | 'shippingAddress'> | null;
type Texts = Purchase['texts'];

/** A suggestion that was filled in, and the postal code that it is for. */
type Suggestions = Partial<Record<PurchaseTextField, { zip: string; city: string }>>;

/** The cities of the checkout's postal codes, for empty fields that had no suggestion for the same code before. */
export function suggestCities(texts: Texts, checkout: Addresses, earlier: Suggestions): Suggestions {
  return Object.fromEntries(
    cityFields.flatMap(({ zip, city, address }) => {
      const suggested = checkout?.[address];
      const typedZip = texts[zip];
      const isNew = typedZip !== '' && suggested?.zip === typedZip && earlier[city]?.zip !== typedZip;
      if (texts[city] || !isNew || !suggested?.city) return [];
      return [[city, { zip: typedZip, city: suggested.city }]];
    }),
  );
}

/** The values of a form that was posted without script, with the cities of its postal codes where the buyer typed none. */
export function withSuggestedCities(purchase: Purchase, checkout: Addresses): Purchase {
  const suggestions = Object.entries(suggestCities(purchase.texts, checkout, {}));
  const cities = Object.fromEntries(suggestions.map(([field, { city }]) => [field, city]));
  return { ...purchase, texts: { ...purchase.texts, ...cities } };
}

/**
 * Fills in the city of the postal code, never over the buyer's text. Returns a function to call with each changed field: a new
 * postal code removes the city that was suggested for the last one.
 */
export function useSuggestedCities(
  form: { current: HTMLFormElement | null },
  { texts }: Purchase,
  checkout: Addresses,
  onFilled: (field: string) => void,
) {
  const filled = useRef<Suggestions>({});
  const inputOf = (name: string) => form.current?.elements.namedItem(name) as HTMLInputElement | null;
  const fill = useEffectEvent(() => {
    for (const [name, suggestion] of Object.entries(suggestCities(texts, checkout, filled.current))) {
      const input = inputOf(name);
      if (!input || input.value || input === document.activeElement) continue;
      filled.current = { ...filled.current, [name]: suggestion };
      input.value = suggestion.city;
      onFilled(name);
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs with each response
  useEffect(() => fill(), [checkout]);

  return (changedField: string | undefined) => {
    const fields = cityFields.find(({ zip }) => zip === changedField);
    const input = fields && inputOf(fields.city);
    if (input && input.value === filled.current[fields.city]?.city) input.value = '';
  };
}
