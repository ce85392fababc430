import type { DraftShipping, OrderDraft, PostalAddress } from '#backend/features/order/order-draft.ts';

/** What the books need of an order: what was sold, when, for how much, to which country. Nothing tells any more to whom. */
export function anonymiseDraft(draft: OrderDraft): OrderDraft {
  return {
    ...draft,
    customerId: null,
    email: '',
    identityNumber: null,
    billingAddress: anonymiseAddress(draft.billingAddress),
    shippingAddress: draft.shippingAddress && anonymiseAddress(draft.shippingAddress),
    shipping: withoutPlace(draft.shipping),
    message: '',
    customerOrderNumber: '',
    goodsLabel: '',
    merchantData: null,
    lines: draft.lines.map((line) => ({ ...line, message: '' })),
  };
}

/** Where somebody fetches parcels is near where they live. */
function withoutPlace({ fetchedAt: _, ...shipping }: DraftShipping): DraftShipping {
  return { ...shipping, pickupPoint: null };
}

function anonymiseAddress(address: PostalAddress): PostalAddress {
  const parts = Object.keys(address) as (keyof PostalAddress)[];
  const emptied = Object.fromEntries(parts.map((part) => [part, ''])) as Record<keyof PostalAddress, string>;
  return { ...emptied, country: address.country };
}
