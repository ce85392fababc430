import type { StarterMessages } from '../starter-messages.ts';

export const starterMessages: StarterMessages = {
  pages: {
    'purchase-terms': 'Köpvillkor',
    privacy: 'Integritet',
    'withdrawal-information': 'Ångerrätt',
  },
  seller: 'Säljare och personuppgiftsansvarig är',
  newBooks: 'Nytt i butiken',
  menus: {
    news: 'Nyheter',
    publishers: 'Förlag',
    shop: 'Handla',
    terms: 'Villkor',
    menu: 'Meny',
  },
  parcel: 'Paket',
  testCard: 'Testkort',
};
