import type { ShopSettings } from '#contract/shop/shop-settings.ts';

/** Name, company and texts of the demo shop. The company is fictional. */
export const demoSettings: ShopSettings = {
  name: 'Kvarto',
  company: {
    name: 'Kvarto AB',
    organisationNumber: '559000-0000',
    vatNumber: 'SE559000000001',
    address: ['Bokgatan 4', '111 22 Stockholm'],
    country: 'SE',
    email: 'hej@kvarto.example',
    phone: '+46 8 465 004 00',
  },
  customerService: { email: 'hej@kvarto.example', phone: '+46 8 465 004 00' },
  social: [
    { name: 'Instagram', url: 'https://instagram.example/kvarto' },
    { name: 'Facebook', url: 'https://facebook.example/kvarto' },
  ],
  texts: {
    sv: { tagline: 'Bokhandeln på nätet', serviceHours: 'Vi svarar vardagar 9–16.', promises: [] },
    da: { tagline: 'Boghandlen på nettet', serviceHours: 'Vi svarer på hverdage kl. 9–16.', promises: [] },
    en: {
      tagline: 'The online bookshop',
      serviceHours: 'Open weekdays, 9 am to 4 pm (Swedish time).',
      promises: [],
    },
    fi: { tagline: 'Kirjakauppa verkossa', serviceHours: 'Vastaamme arkisin klo 9–16.', promises: [] },
    nb: { tagline: 'Bokhandelen på nett', serviceHours: 'Vi svarer på hverdager kl. 9–16.', promises: [] },
  },
  theme: { colours: {} },
  staffMails: { to: [], about: ['order', 'withdrawal', 'payment', 'mail'] },
  mail: { sender: { name: 'Kvarto', address: 'hej@kvarto.example' }, texts: {} },
};
