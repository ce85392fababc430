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
  customerService: {
    email: 'hej@kvarto.example',
    phone: '+46 8 465 004 00',
    // Germany and France reserve numbers for fiction, as Sweden does. In the other countries no subscriber number begins with 0.
    phones: {
      dk: '+45 00 00 04 00',
      no: '+47 00 00 04 00',
      fi: '+358 9 0000 400',
      ax: '+358 18 0000 400',
      nl: '+31 20 000 0400',
      de: '+49 30 23125 400',
      fr: '+33 1 99 00 04 00',
    },
  },
  mediators: {},
  guaranteeNotices: {},
  imprint: {
    representative: 'Elin Sundström',
    register: 'Bolagsverket, 559000-0000',
  },
  social: [
    { name: 'Instagram', url: 'https://instagram.example/kvarto' },
    { name: 'Facebook', url: 'https://facebook.example/kvarto' },
  ],
  texts: {
    sv: {
      tagline: 'Bokhandeln på nätet',
      serviceHours: 'Vi svarar vardagar 9–16 (svensk tid).',
      promises: [],
    },
    da: { tagline: 'Boghandlen på nettet', serviceHours: 'Vi svarer på hverdage kl. 9–16.', promises: [] },
    en: {
      tagline: 'The online bookshop',
      serviceHours: 'Open weekdays, 9 am to 4 pm (Swedish time).',
      promises: [],
    },
    fi: { tagline: 'Kirjakauppa verkossa', serviceHours: 'Vastaamme arkisin klo 10–17.', promises: [] },
    nb: { tagline: 'Bokhandelen på nett', serviceHours: 'Vi svarer på hverdager kl. 9–16.', promises: [] },
  },
  branding: {},
  theme: { colours: {} },
  staffMails: { to: [], about: ['order', 'withdrawal', 'payment', 'mail'] },
  mail: { sender: { name: 'Kvarto', address: 'hej@kvarto.example' }, texts: {} },
};
