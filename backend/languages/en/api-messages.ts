import type { ApiMessages } from '../api-messages.ts';

export const apiMessages: ApiMessages = {
  facets: {
    groups: {
      Category: 'Section',
      Brand: 'Publisher',
      Sku: 'Size',
      Price: 'Price',
      Discount: 'Discount',
      Campaign: 'Offer',
      StockStatus: 'Availability',
    },
    stock: { s_in: 'In stock', s_order: 'Available to order', s_out: 'Out of stock' },
    below: (amount) => `Under ${amount}`,
    from: (amount) => `From ${amount}`,
  },
  consents: {
    order: {
      name: 'I accept the terms and conditions',
      description:
        'Please read the terms and conditions and about your right of withdrawal before you order.',
    },
    download: {
      name: 'I want my downloads at once, and I understand that my right of withdrawal then ends',
      description: 'Applies to e-books and audiobooks, once delivery has started.',
    },
    newsletter: {
      name: 'Send me the newsletter',
      description: 'Book recommendations and offers by email. Unsubscribe whenever you like.',
    },
    sms: {
      name: 'Send me offers by text message',
      description: 'A few times a year. Unsubscribe whenever you like.',
    },
  },
  formats: { hardback: 'Hardback', paperback: 'Paperback', audio: 'Audiobook', ebook: 'E‑book' },
  unknownLanguage: 'Unknown language',
  shipping: {
    free: (option, limit) => `Free delivery by ${option}${limit ? ` up to ${limit}` : ''}`,
    from: (amount) => `Delivery from ${amount}`,
    delivered: (dates) => `Delivered ${dates}`,
  },
  productInformation: {
    price: 'Price',
    fixedPrice: 'Fixed price',
    fixedBy: (by, until) =>
      [by ? `Set by ${by}` : 'Set', until ? `until ${until}` : 'until further notice'].join(', '),
    safety: {
      group: 'Product safety',
      manufacturer: 'Manufacturer',
      responsiblePerson: 'Responsible in the EU',
      warning: 'Warning',
    },
    download: {
      group: 'Download',
      fileType: 'File type',
      size: 'Size',
      protection: 'Protection',
      watermark: 'Watermarked: the order number and your masked email address are written into the file.',
      unprotected: 'No copy protection.',
    },
    accessibility: {
      group: 'Accessibility',
      name: 'Accessibility',
      unknown: 'No information from the publisher.',
    },
  },
  card: 'Card',
  giftCard: {
    name: 'Gift card',
    plural: 'Gift cards',
    byMail: 'By email',
    description:
      'A gift card sent by email, at once or on the day you choose. It pays for everything in the shop except new gift cards, in countries with the same currency, and what is left stays on the card.',
  },
  credit: {
    warning: 'Caution! Borrowing money costs money.',
    creditor: (name) => `Creditor: ${name}.`,
    ownDeferral: (seller) =>
      `${seller} gives you time to pay, without interest or charges. The claim is not sold.`,
  },
  importVat: (country) =>
    `Goods for ${country} are sold without VAT. The carrier or customs may charge VAT and a clearance fee.`,
  giftWrap: {
    name: 'Gift wrapping',
    withCard: 'With a card',
    description:
      'We wrap the items in your order that are sent by post, together in one parcel, and add a card with your message.',
  },
  purchaseMark: (order, buyer) => `This book was bought by ${buyer}, order ${order}.`,
  otherBooks: 'Other books',
};
