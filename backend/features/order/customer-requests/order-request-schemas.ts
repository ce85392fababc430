import * as v from 'valibot';
import { MAX_EMAIL_LENGTH } from '#contract/customer/email-address.ts';
import { MAX_ORDER_NUMBER_LENGTH } from '#contract/forms/order-reference.ts';
import { withdrawalSchema } from '#contract/forms/withdrawal.ts';
import type { OrderRequestKind } from '#contract/order/order-requests.ts';

// Accepts invalid numbers and addresses, which get the same error as unknown ones, so that orders cannot be enumerated.
const orderNumber = v.pipe(v.string(), v.trim(), v.maxLength(MAX_ORDER_NUMBER_LENGTH));
const email = v.pipe(v.string(), v.trim(), v.maxLength(MAX_EMAIL_LENGTH));

const id = v.pipe(v.string(), v.maxLength(100));

const maxWithdrawnLines = 500;

/** The bodies of `contract/order/order-requests.ts`. */
export const orderRequestSchemas = {
  withdrawals: v.object({
    orderNumber,
    email: v.optional(email),
    name: v.optional(withdrawalSchema.entries.name),
    lines: v.optional(
      v.pipe(v.array(v.object({ place: v.number(), quantity: v.number() })), v.maxLength(maxWithdrawnLines)),
    ),
    earlier: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
    confirm: v.boolean(),
    receiptEmail: v.optional(email),
    unmatched: v.optional(v.object({ marketId: v.optional(id), languageId: v.optional(id) })),
  }),
  cancellations: v.object({ orderNumber, email: v.optional(email), confirm: v.boolean() }),
  'order-look-ups': v.object({ orderNumber, email }),
} satisfies Record<OrderRequestKind, unknown>;
