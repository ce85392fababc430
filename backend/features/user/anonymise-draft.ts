import type { DraftShipping, OrderDraft, PostalAddress } from '#backend/features/order-draft/order-draft.ts';

/** Keeps what accounting needs (items, amounts, dates, country) and removes all personal data. */
export function anonymiseDraft({ vatNumber: _, ...draft }: OrderDraft): OrderDraft {
  return {
    ...draft,
    customerId: null,
    email: '',
    identityNumber: null,
    billingAddress: anonymiseAddress(draft.billingAddress),
    shippingAddress: draft.shippingAddress && anonymiseAddress(draft.shippingAddress),
    shipping: withoutPickupPoint(draft.shipping),
    message: '',
    customerOrderNumber: '',
    goodsLabel: '',
    merchantData: null,
    lines: draft.lines.map((line) => ({ ...line, message: '' })),
  };
}

/** A pick-up point reveals roughly where the customer lives. */
function withoutPickupPoint({ fetchedAt: _, ...shipping }: DraftShipping): DraftShipping {
  return { ...shipping, pickupPoint: null };
}

function anonymiseAddress(address: PostalAddress): PostalAddress {
  const parts = Object.keys(address) as (keyof PostalAddress)[];
  const empty = Object.fromEntries(parts.map((part) => [part, ''])) as Record<keyof PostalAddress, string>;
  return { ...empty, country: address.country };
}
