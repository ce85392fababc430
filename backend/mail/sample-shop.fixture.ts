import { neutralSettings, type ShopSettings } from '#contract/shop/shop-settings.ts';

/** The settings of a shop, for tests of mails. */
export const sampleShop: ShopSettings = {
  ...neutralSettings('Kvarto', 'SE'),
  company: {
    name: 'Kvarto AB',
    organisationNumber: '559000-0000',
    address: ['Bokgatan 4', '111 22 Stockholm'],
    country: 'SE',
    email: 'hej@kvarto.example',
    phone: '+46 8 465 004 00',
  },
  customerService: { email: 'hej@kvarto.example', phones: {} },
  mail: { sender: { name: 'Kvarto', address: 'hej@kvarto.example' }, texts: {} },
};
