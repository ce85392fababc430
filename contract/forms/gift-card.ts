import * as v from 'valibot';
import { isEmailAddress, MAX_EMAIL_LENGTH } from '../customer/email-address.ts';
import { rule } from './field-error.ts';
import { format, text, toOneLine } from './text.ts';

/** Characters, unless a line says otherwise. */
export const GIFT_CARD_LIMITS = {
  recipientName: 60,
  greeting: 300,
  /** Lines of the greeting. */
  greetingLines: 12,
  /** Days from today to the latest date on which a card can be mailed. */
  daysAhead: 365,
} as const;

/** URLs, e-mail addresses and domain names, which mail programs turn into links. In a greeting they are usually fraud. */
const linkPattern = /:\/\/|\bwww\.|[^\s@.]@[^\s@.]|[\p{L}\p{N}-]\.\p{L}{2,}(?=$|[\s/:?#,;!)])/iu;

function hasLink(greeting: string): boolean {
  return linkPattern.test(greeting);
}

/** `today` is the current day in UTC, `2026-11-17`. A date in the past is mailed at once, so it is not an error. */
export function giftCardSchema(today: string) {
  const lastDay = new Date(Date.parse(today) + GIFT_CARD_LIMITS.daysAhead * 86_400_000)
    .toISOString()
    .slice(0, 10);
  return v.object({
    recipientEmail: text(MAX_EMAIL_LENGTH, format(isEmailAddress, 'email')),
    recipientName: text(
      GIFT_CARD_LIMITS.recipientName,
      format((name) => toOneLine(name) === name && !/[<>]/.test(name) && !hasLink(name), 'not-plain'),
    ),
    date: text(
      10,
      format((date) => isDay(date) && date <= lastDay, 'date'),
    ),
    greeting: v.pipe(
      text(
        GIFT_CARD_LIMITS.greeting,
        format((greeting) => !hasLink(greeting), 'not-plain'),
      ),
      rule((greeting) => greeting.split('\n').length <= GIFT_CARD_LIMITS.greetingLines, 'not-plain'),
    ),
  });
}

function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}
