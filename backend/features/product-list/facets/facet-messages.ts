import type { FacetType } from '#backend/catalogue-index/engine.ts';
import { isLocaleCode, type LocaleCode } from '#contract/locales.ts';

/** The names of facet groups, stock statuses and price bands. All other names are in the database. */
interface FacetMessages {
  groups: Record<Exclude<FacetType, 'Parameter'>, string>;
  stock: Record<'s_in' | 's_order' | 's_out', string>;
  below(amount: string): string;
  from(amount: string): string;
}

const messages: Record<LocaleCode, FacetMessages> = {
  sv: {
    groups: {
      Category: 'Kategori',
      Brand: 'Förlag',
      Sku: 'Format',
      Price: 'Pris',
      Discount: 'Rabatt',
      StockStatus: 'Tillgänglighet',
    },
    stock: { s_in: 'I lager', s_order: 'Beställningsvara', s_out: 'Slut i lager' },
    below: (amount) => `Under ${amount}`,
    from: (amount) => `Från ${amount}`,
  },
  da: {
    groups: {
      Category: 'Kategori',
      Brand: 'Forlag',
      Sku: 'Format',
      Price: 'Pris',
      Discount: 'Rabat',
      StockStatus: 'Lagerstatus',
    },
    stock: { s_in: 'På lager', s_order: 'Bestillingsvare', s_out: 'Udsolgt' },
    below: (amount) => `Under ${amount}`,
    from: (amount) => `Fra ${amount}`,
  },
  en: {
    groups: {
      Category: 'Category',
      Brand: 'Publisher',
      Sku: 'Format',
      Price: 'Price',
      Discount: 'Discount',
      StockStatus: 'Availability',
    },
    stock: { s_in: 'In stock', s_order: 'Available to order', s_out: 'Sold out' },
    below: (amount) => `Under ${amount}`,
    from: (amount) => `From ${amount}`,
  },
  fi: {
    groups: {
      Category: 'Kategoria',
      Brand: 'Kustantaja',
      Sku: 'Muoto',
      Price: 'Hinta',
      Discount: 'Alennus',
      StockStatus: 'Saatavuus',
    },
    stock: { s_in: 'Varastossa', s_order: 'Tilaustuote', s_out: 'Loppuunmyyty' },
    below: (amount) => `Alle ${amount}`,
    from: (amount) => `Vähintään ${amount}`,
  },
  nb: {
    groups: {
      Category: 'Kategori',
      Brand: 'Forlag',
      Sku: 'Format',
      Price: 'Pris',
      Discount: 'Rabatt',
      StockStatus: 'Lagerstatus',
    },
    stock: { s_in: 'På lager', s_order: 'Bestillingsvare', s_out: 'Utsolgt' },
    below: (amount) => `Under ${amount}`,
    from: (amount) => `Fra ${amount}`,
  },
};

/** English for a language that is not a locale of the storefront. */
export function facetMessages(languageCode: string): FacetMessages {
  return messages[isLocaleCode(languageCode) ? languageCode : 'en'];
}
