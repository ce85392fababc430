import * as v from 'valibot';
import { orderReferenceSchema } from './order-reference.ts';
import { required, singleLine } from './text.ts';

export const MAX_WITHDRAWAL_NAME_LENGTH = 200;

/** A statement of withdrawal: the order, and the name of the person who withdraws from it. */
export const withdrawalSchema = v.object({
  ...orderReferenceSchema.entries,
  name: singleLine(MAX_WITHDRAWAL_NAME_LENGTH, required),
});
