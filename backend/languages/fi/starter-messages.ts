import type { StarterMessages } from '../starter-messages.ts';

export const starterMessages: StarterMessages = {
  pages: {
    'purchase-terms': 'Toimitusehdot',
    privacy: 'Tietosuoja',
    'withdrawal-information': 'Peruuttamisoikeus',
  },
  seller: 'Myyjä ja rekisterinpitäjä on',
  newBooks: 'Uutta kaupassa',
  menus: {
    news: 'Uutuudet',
    publishers: 'Kustantamot',
    shop: 'Osta',
    terms: 'Ehdot',
    menu: 'Valikko',
  },
  parcel: 'Paketti',
  testCard: 'Testikortti',
};
