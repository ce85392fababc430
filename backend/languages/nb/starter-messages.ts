import type { StarterMessages } from '../starter-messages.ts';

export const starterMessages: StarterMessages = {
  pages: {
    'purchase-terms': 'Kjøpsvilkår',
    privacy: 'Personvern',
    'withdrawal-information': 'Angrerett',
  },
  seller: 'Selger og behandlingsansvarlig er',
  newBooks: 'Nytt i butikken',
  menus: {
    news: 'Nyheter',
    publishers: 'Forlag',
    shop: 'Handle',
    terms: 'Vilkår',
    menu: 'Meny',
  },
  parcel: 'Pakke',
  testCard: 'Testkort',
};
