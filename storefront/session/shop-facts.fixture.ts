import type { ShopFacts } from './shop-facts.ts';

export const sampleShopFacts: ShopFacts = {
  name: 'Kvarto',
  title: 'Kvarto – Bokhandeln på nätet',
  promises: [],
  service: { email: 'hej@kvarto.example' },
  social: [],
  company: { address: 'Kvarto AB', number: '559000-0000', vat: '' },
};
