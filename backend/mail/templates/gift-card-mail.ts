import type { MailContent, MailWriter } from '../mail-content.ts';
import type { GiftCardMail } from '../mail-kinds.ts';

/** Has no link that contains the code: links are stored in the history of browsers and on servers. */
export function giftCardMail(writer: MailWriter, card: GiftCardMail): MailContent {
  const { giftCard: messages } = writer.messages;
  const { senderName, recipientName, amount } = card;
  return {
    subject: senderName ? messages.subjectFrom(senderName) : messages.subject,
    title: messages.title(amount),
    blocks: [
      {
        type: 'text',
        text: [recipientName && messages.greeting(recipientName), leadOf(writer, card)]
          .filter(Boolean)
          .join(' '),
      },
      ...(card.message ? [{ type: 'lines', lines: card.message.split('\n') } as const] : []),
      {
        type: 'rows',
        rows: [
          { label: messages.code, value: card.code, isStrong: true },
          { label: messages.value, value: amount },
          card.endsAt
            ? { label: messages.validUntil, value: writer.formatDay(card.endsAt) }
            : { label: messages.validity, value: messages.withoutLimit },
        ],
      },
      { type: 'text', text: messages.use },
      { type: 'small', text: messages.secret },
    ],
  };
}

function leadOf({ messages: { giftCard }, shopName }: MailWriter, { senderName }: GiftCardMail): string {
  return senderName ? giftCard.leadFrom(senderName, shopName) : giftCard.lead(shopName);
}
