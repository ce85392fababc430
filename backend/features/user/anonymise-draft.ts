import type { OrderDraft, PostalAddress } from '#backend/features/order/order-draft.ts';

/** What the books need of an order: what was sold, when, for how much, to which country. Nothing tells any more to whom. */
export function anonymiseDraft(draft: OrderDraft): OrderDraft {
  return {
    ...draft,
    customerId: null,
    email: '',
    identityNumber: null,
    billingAddress: anonymiseAddress(draft.billingAddress),
    shippingAddress: draft.shippingAddress && anonymiseAddress(draft.shippingAddress),
    message: '',
    customerOrderNumber: '',
    goodsLabel: '',
    merchantData: null,
    lines: draft.lines.map((line) => ({ ...line, message: '' })),
  };
}

function anonymiseAddress(address: PostalAddress): PostalAddress {
  const parts = Object.keys(address) as (keyof PostalAddress)[];
  const emptied = Object.fromEntries(parts.map((part) => [part, ''])) as Record<keyof PostalAddress, string>;
  return { ...emptied, country: address.country };
}
