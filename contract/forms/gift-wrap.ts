import * as v from 'valibot';
import { rule } from './field-error.ts';
import { format, isPlainText, text } from './text.ts';

export const GIFT_WRAP_LIMITS = { message: 300, messageLines: 12 } as const;

/** The message that the shop prints on the card of a wrapped order. */
export const giftWrapSchema = v.object({
  message: v.pipe(
    text(GIFT_WRAP_LIMITS.message, format(isPlainText, 'not-plain')),
    rule((message) => message.split('\n').length <= GIFT_WRAP_LIMITS.messageLines, 'not-plain'),
  ),
});
