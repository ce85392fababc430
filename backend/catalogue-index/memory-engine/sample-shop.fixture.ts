import { neutralSettings } from '#contract/shop/shop-settings.ts';
import type { Campaign, Category, ParameterValue, SharedData } from '../catalogue.ts';
import type { Channel, Language, Market } from '../channel.ts';

/** Small sample shops with few brands, categories and prices, so that products share facets, prices and groups. */

export const NOW = Date.UTC(2026, 10, 15, 12);

const languages: Language[] = [
  { id: 'sv-SE', code: 'sv', name: 'Svenska' },
  { id: 'en-GB', code: 'en', name: 'English' },
];

function market(alias: string, code: string, listIds: number[]): Market {
  return {
    id: alias,
    alias,
    country: { code: alias.toUpperCase(), name: alias },
    currency: { code, name: code, symbol: code, minorDigits: 2 },
    groupKey: 'ALL',
    defaultLanguageId: 'sv-SE',
    allowedLanguages: languages,
    virtual: false,
    closedBecause: [],
    onlyDisplayInCheckout: false,
    preselectsPayment: true,
    priceLists: listIds.map((id) => ({ id, identifier: `list-${id}`, customerGroupId: id === 3 ? 1 : null })),
    shippingMethods: [],
    paymentMethods: [],
    importVatNumber: null,
    postalAreas: [],
    fixedPriceTimes: alias === 'fi' ? [0] : [],
    vatRates: [{ taxClass: 'book', validFrom: '2000-01-01', basisPoints: 600 }],
  };
}

const channel: Channel = {
  id: '1|se',
  name: 'Test',
  type: 'web',
  url: '',
  defaultLanguageId: 'sv-SE',
  defaultMarketId: 'se',
  settings: neutralSettings('Sample', 'SE'),
  languages,
  // List 3 is for customer group 1 and comes first for it.
  markets: [market('se', 'SEK', [3, 1]), market('fi', 'EUR', [2])],
};

const listText = (name: string) => ({
  name,
  slug: name,
  description: null,
  secondaryDescription: null,
  metaTitle: null,
  metaDescription: null,
});
const inBothLanguages = <T>(value: T) => new Map(languages.map(({ id }) => [id, value]));

function categories(): Map<number, Category> {
  // The parents of the categories 1 to 8; 0 for a root.
  const parents = [0, 0, 0, 1, 1, 2, 4, 4];
  const all = new Map<number, Category>();
  for (const [index, parentId] of parents.entries()) {
    const id = index + 1;
    all.set(id, {
      id,
      key: `category-${id}`,
      parent: all.get(parentId) ?? null,
      order: (id * 7) % 5,
      isHidden: id === 6,
      hideTitle: false,
      hideDescription: false,
      primaryImage: null,
      backgroundImage: null,
      googleTaxonomy: null,
      texts:
        id === 7
          ? new Map([['sv-SE', listText('bara-svenska')]])
          : inBothLanguages(listText(`category-${id}`)),
    });
  }
  return all;
}

export const brandNames = ['Ångström', 'zebra', 'Ärla', 'apa', 'Öst'];

export function sharedData(campaigns: Campaign[]): SharedData {
  const parameters = [
    { id: 1, identifier: 'author', isFilter: true },
    { id: 2, identifier: 'language', isFilter: true },
    { id: 3, identifier: 'pages', isFilter: false },
  ];
  return {
    channels: [channel],
    languages,
    categories: categories(),
    brands: new Map(
      brandNames.map((name, index) => [
        index + 1,
        {
          id: index + 1,
          key: name,
          name,
          manufacturer: '',
          responsiblePerson: '',
          logo: null,
          primaryImage: null,
          backgroundImage: null,
          hideTitle: false,
          hideDescription: false,
          texts: inBothLanguages(listText(name)),
        },
      ]),
    ),
    parameters: new Map(
      parameters.map((parameter) => [
        parameter.id,
        { ...parameter, groupId: 1, type: 'single', order: parameter.id, isVisible: true, texts: new Map() },
      ]),
    ),
    skuChoices: new Map(
      [1, 2, 3].map((id) => [
        id,
        { id, key: `choice-${id}`, isFormat: id === 3, order: id, names: new Map() },
      ]),
    ),
    campaigns: new Map(campaigns.map((campaign) => [campaign.id, campaign])),
    brandBySlug: new Map(),
    campaignBySlug: new Map(),
    categoryBySlug: new Map(),
    categoryByPath: new Map(),
  };
}

/** Twelve values: four of each parameter. */
export function parameterValues({ parameters }: SharedData): Map<number, ParameterValue> {
  const values = new Map<number, ParameterValue>();
  for (let id = 1; id <= 12; id++) {
    const parameter = parameters.get(((id - 1) % 3) + 1);
    if (parameter) values.set(id, { id, parameter, key: `value-${id}`, labels: new Map() });
  }
  return values;
}
