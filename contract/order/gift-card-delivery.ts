import { normalizeEmailAddress } from '../customer/email-address.ts';

/**
 * To whom and when a gift card is mailed. The cart line of a gift card has it as its `message`, so that every client can send
 * and read it:
 *
 *     To: Anna Berg <anna@example.se>
 *     Date: 2026-12-24
 *
 *     Merry Christmas!
 *
 * Both headers are optional. Without `To` the buyer gets the card, without `Date` it is mailed at once.
 */
export interface GiftCardDelivery {
  /** Empty: the buyer. */
  recipientEmail: string;
  recipientName: string;
  /** `2026-12-24`; empty: at once. */
  date: string;
  greeting: string;
}

/** The message of the cart line. Empty if nothing is stated. */
export function formatGiftCardDelivery(delivery: GiftCardDelivery): string {
  const { recipientEmail, recipientName, date, greeting } = delivery;
  const recipient = recipientName ? `${recipientName} <${recipientEmail}>` : recipientEmail;
  const headers = [...(recipientEmail ? [`To: ${recipient}`] : []), ...(date ? [`Date: ${date}`] : [])];
  // The line feed prevents that a greeting such as "To: my friend" is read as a header.
  if (headers.length === 0) return greeting && `\n${greeting}`;
  return [...headers, ...(greeting ? ['', greeting] : [])].join('\n');
}

/** Reads the message of a cart line. A text without headers is a greeting to the buyer. */
export function readGiftCardDelivery(message: string): GiftCardDelivery {
  const [head = '', ...rest] = message.replace(/\r\n?/g, '\n').split('\n\n');
  const headers = head.split('\n').map((line) => /^(To|Date): *(.*)$/.exec(line));
  if (headers.includes(null))
    return { recipientEmail: '', recipientName: '', date: '', greeting: message.trim() };
  const headerOf = (name: string) => headers.find((header) => header?.[1] === name)?.[2]?.trim() ?? '';
  const [, name = '', address] = /^(.*?)<([^<>]*)>$/.exec(headerOf('To')) ?? [];
  return {
    recipientEmail: normalizeEmailAddress(address ?? headerOf('To')),
    recipientName: name.trim(),
    date: headerOf('Date'),
    greeting: rest.join('\n\n').trim(),
  };
}
