import { expect } from 'vitest';
import {
  type CheckoutOptions,
  type CheckoutShop,
  completeInput,
} from '#backend/features/checkout/checkout-shop.fixture.ts';
import type { OrderDraft } from './order-draft.ts';

type Lines = Parameters<CheckoutShop['cartWith']>[0];

interface CheckoutError {
  code: string;
  fields?: { field: string; rule: string }[];
}

/** Places orders of new carts, shipped by letter. `input` changes the complete input. */
export function createDraftRequests(getShop: () => CheckoutShop) {
  async function placeOrder(lines: Lines, input: object, options?: CheckoutOptions) {
    const shop = getShop();
    const id = await shop.cartWith(lines, options?.headers);
    const shippingId = await shop.idOf('letter');
    return { id, ...(await shop.placeOrder(id, { ...completeInput, shippingId, ...input }, options)) };
  }
  return {
    async draft(lines: Lines, input: object, options?: CheckoutOptions): Promise<OrderDraft> {
      const { id, errors } = await placeOrder(lines, input, options);
      expect(errors).toBeUndefined();
      return getShop().draftOf(id);
    },
    /** The error code, followed by the fields and their broken rules. */
    async issues(lines: Lines, input: object, options?: CheckoutOptions) {
      const { data, errors } = await placeOrder(lines, input, options);
      expect(data).toEqual({ placeOrder: null });
      expect(errors).toHaveLength(1);
      const error = errors?.[0]?.extensions as CheckoutError | undefined;
      return [error?.code, ...(error?.fields ?? []).map(({ field, rule }) => `${field} ${rule}`)];
    },
  };
}
