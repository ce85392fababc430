import { LOCALES } from '#contract/locales.ts';
import { freeShippingMinimums } from '../campaigns/cart-campaigns.ts';
import type { DemoLanguage } from '../languages.ts';
import { type CurrencyCode, nordicMarkets, openMarkets } from './markets.ts';
import { shippingMethods } from './shipping-methods.ts';

interface DeliveryTexts {
  free: string;
  days: string;
  /** Additions to methods, by key. */
  notes: Record<string, string>;
  freeFrom(amount: string): string;
}

const texts: Record<DemoLanguage, DeliveryTexts> = {
  sv: {
    free: 'utan kostnad',
    days: 'vardagar',
    notes: { 'early-bird': 'före klockan 7', freight: 'på en tid som du bokar med fraktbolaget' },
    freeFrom: (amount) => `Fri frakt från ${amount}, vilket leveranssätt du än väljer.`,
  },
  da: {
    free: 'gratis',
    days: 'hverdage',
    notes: { 'early-bird': 'inden kl. 7', freight: 'på et tidspunkt, du aftaler med fragtmanden' },
    freeFrom: (amount) => `Fri fragt fra ${amount}, uanset leveringsmåde.`,
  },
  en: {
    free: 'free',
    days: 'working days',
    notes: { 'early-bird': 'before 7 am', freight: 'at a time you agree with the courier' },
    freeFrom: (amount) => `Free delivery when you spend ${amount}, whichever option you choose.`,
  },
  fi: {
    free: 'maksuton',
    days: 'arkipäivää',
    notes: { 'early-bird': 'ennen kello seitsemää', freight: 'kuljetusliikkeen kanssa sovittuna aikana' },
    freeFrom: (amount) =>
      `Toimitus on maksuton, kun ostokset ovat vähintään ${amount}, valitsitpa minkä toimitustavan tahansa.`,
  },
  nb: {
    free: 'gratis',
    days: 'virkedager',
    notes: { 'early-bird': 'før kl. 7', freight: 'til en tid du avtaler med transportøren' },
    freeFrom: (amount) => `Fri frakt fra ${amount}, uansett leveringsmåte.`,
  },
};

/** Names of countries in a heading that differ from those of the language's data. */
const headings: Partial<Record<DemoLanguage, Record<string, string>>> = {
  en: { AX: 'Åland', NL: 'the Netherlands' },
};

/** The shipping tables of all open markets as HTML. Markets of the language come first. Markets with equal tables share one. */
export function deliverySections(language: DemoLanguage): string[] {
  const { iso } = LOCALES[language];
  const names = new Intl.DisplayNames(iso, { type: 'region' });
  const ordered = openMarkets.toSorted(
    (a, b) => Number(b.languages[0] === language) - Number(a.languages[0] === language),
  );
  const tables = Map.groupBy(ordered, (market) =>
    tableOf(market.alias, market.currency, language).join('\n'),
  );
  return [...tables].flatMap(([table, sameMarkets]) => {
    const countries = sameMarkets.map(
      ({ country: [code] }) => headings[language]?.[code] ?? names.of(code) ?? code,
    );
    return [`<h3>${new Intl.ListFormat(iso).format(countries)}</h3>`, ...table.split('\n')];
  });
}

/** The shipping methods of a market with fees and times, the cheapest first. */
function tableOf(market: string, currency: CurrencyCode, language: DemoLanguage): string[] {
  const { free, days, notes, freeFrom } = texts[language];
  const isNordic = nordicMarkets.includes(market);
  const rows = shippingMethods
    .flatMap((method) => {
      const fee = method.fees[market];
      return fee === undefined ? [] : [{ method, fee }];
    })
    .toSorted((a, b) => a.fee - b.fee)
    .map(({ method, fee }) => {
      const time = method.days[market]?.join('–');
      const parts = [
        fee === 0 ? free : formatAmount(fee, currency, language),
        time && `${time} ${days}`,
        isNordic && notes[method.key],
      ];
      return `<li><strong>${method.name[language]}</strong> – ${parts.filter(Boolean).join(', ')}</li>`;
    });
  const minimum = formatAmount(freeShippingMinimums[currency], currency, language);
  return ['<ul>', ...rows, '</ul>', ...(isNordic ? [`<p>${freeFrom(minimum)}</p>`] : [])];
}

/** Three countries have kroner, so that "kr" means those of the language. */
const ownKroner: Partial<Record<DemoLanguage, CurrencyCode>> = { sv: 'SEK', da: 'DKK', nb: 'NOK' };

function formatAmount(minorUnits: number, currency: CurrencyCode, language: DemoLanguage): string {
  const minimumFractionDigits = minorUnits % 100 === 0 ? 0 : 2;
  const hasSymbol = currency === 'EUR' || currency === ownKroner[language];
  const format = new Intl.NumberFormat(LOCALES[language].iso, {
    style: 'currency',
    currency,
    currencyDisplay: hasSymbol ? 'symbol' : 'code',
    minimumFractionDigits,
  });
  return format.format(minorUnits / 100);
}
