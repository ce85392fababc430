import type { StarterMessages } from '../starter-messages.ts';

export const starterMessages: StarterMessages = {
  pages: {
    'purchase-terms': 'Terms',
    privacy: 'Privacy',
    'withdrawal-information': 'Right of withdrawal',
  },
  seller: 'The seller and data controller is',
  newBooks: 'New in the shop',
  menus: {
    news: 'New books',
    publishers: 'Publishers',
    shop: 'Shop',
    terms: 'Terms',
    menu: 'Menu',
  },
  parcel: 'Parcel',
  testCard: 'Test card',
};
