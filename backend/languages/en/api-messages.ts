import type { ApiMessages } from '../api-messages.ts';

export const apiMessages: ApiMessages = {
  facets: {
    groups: {
      Category: 'Category',
      Brand: 'Publisher',
      Sku: 'Size',
      Price: 'Price',
      Discount: 'Discount',
      StockStatus: 'Availability',
    },
    stock: { s_in: 'In stock', s_order: 'Available to order', s_out: 'Sold out' },
    below: (amount) => `Under ${amount}`,
    from: (amount) => `From ${amount}`,
  },
  consents: {
    order: {
      name: 'I accept the terms of purchase',
      description: 'Please read the terms and about your right of withdrawal before you order.',
    },
    download: {
      name: 'I want my downloads at once, and I understand that my right of withdrawal then ends',
      description: 'Applies to e-books and audiobooks, once delivery has started.',
    },
    newsletter: {
      name: 'Send me the newsletter',
      description: 'Reading tips and offers by e-mail. You can leave whenever you like.',
    },
    sms: {
      name: 'Send me offers by text message',
      description: 'A few times a year. You can leave whenever you like.',
    },
  },
  formats: { hardback: 'Hardback', paperback: 'Paperback', audio: 'Audiobook', ebook: 'E‑book' },
  card: 'Card',
  giftCard: {
    name: 'Gift card',
    plural: 'Gift cards',
    byMail: 'By email',
    description:
      'A gift card sent by email, at once or on the day you choose. It pays for everything in the shop except new gift cards, and what is left stays on the card.',
  },
  giftWrap: {
    name: 'Gift wrapping',
    withCard: 'With a card',
    description:
      'We wrap the items of your order that are shipped, together in one parcel, and add a card with your message.',
  },
  purchaseMark: (order, buyer) => `This book was bought by ${buyer}, order ${order}.`,
  otherBooks: 'Other books',
};
