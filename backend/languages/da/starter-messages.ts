import type { StarterMessages } from '../starter-messages.ts';

export const starterMessages: StarterMessages = {
  pages: {
    'purchase-terms': 'Købsbetingelser',
    privacy: 'Privatliv',
    'withdrawal-information': 'Fortrydelsesret',
  },
  seller: 'Sælger og dataansvarlig er',
  newBooks: 'Nyt i butikken',
  menus: {
    news: 'Nyheder',
    publishers: 'Forlag',
    shop: 'Handl hos os',
    terms: 'Vilkår',
    menu: 'Menu',
  },
  parcel: 'Pakke',
  testCard: 'Testkort',
};
