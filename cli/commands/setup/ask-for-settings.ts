import { createInterface } from 'node:readline';
import { parseSettingsFile } from '#backend/features/shop-settings/apply-settings.ts';
import { vatRatesOf } from '#backend/pricing/vat-rates.ts';
import type { LocaleCode } from '#contract/locales.ts';
import type { SettingsFile } from '#contract/shop/settings-file.ts';
import { markets as knownMarkets } from '#demo/shop/markets.ts';
import type { Terminal } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';

interface Question {
  text: string;
  /** Used for an empty answer. */
  fallback?: string;
}

const questions = {
  name: { text: 'Name of the shop' },
  company: { text: 'Name of the company' },
  number: { text: 'Organisation number' },
  vatNumber: { text: 'VAT number (empty: none)', fallback: '' },
  address: { text: 'Address, lines with commas between' },
  country: { text: 'Country code of the company', fallback: 'SE' },
  email: { text: 'E-mail address for customers and as sender of mails' },
  phone: { text: 'Phone (empty: none)', fallback: '' },
  markets: { text: `Markets (${knownMarkets.map(({ alias }) => alias).join(', ')})`, fallback: 'se' },
  languages: { text: 'Languages (empty: those of the markets)', fallback: '' },
  fee: { text: 'Delivery fee in the currency of each market', fallback: '49' },
  catalogue: { text: 'Catalogue file, CSV or ONIX (empty: later)', fallback: '' },
} satisfies Record<string, Question>;

type Answers = Record<keyof typeof questions, string>;

/** Asks one question after the other. An invalid answer is explained at the end, and nothing is created. */
export async function askForSettings(
  terminal: Terminal,
): Promise<{ settings: SettingsFile; catalogue: string | undefined }> {
  const lines = createInterface({ input: terminal.stdin })[Symbol.asyncIterator]();
  const answers: Partial<Answers> = {};
  for (const [key, { text, fallback }] of Object.entries<Question>(questions)) {
    terminal.out(fallback ? `${text} [${fallback}]:` : `${text}:`);
    const { value, done } = await lines.next();
    const answer = done ? '' : value.trim();
    if (answer === '' && fallback === undefined) throw new UsageError(`${text}: an answer is needed.`);
    answers[key as keyof Answers] = answer || fallback || '';
  }
  const complete = answers as Answers;
  return {
    settings: parseSettingsFile(JSON.stringify(toSettings(complete))),
    catalogue: complete.catalogue || undefined,
  };
}

/** Offered only while the payment sandbox runs, so that the first order can be tried. */
const testCardTexts: Record<LocaleCode, { name: string }> = {
  sv: { name: 'Testkort' },
  da: { name: 'Testkort' },
  en: { name: 'Test card' },
  fi: { name: 'Testikortti' },
  nb: { name: 'Testkort' },
};

const parcelTexts: Record<LocaleCode, { name: string }> = {
  sv: { name: 'Paket' },
  da: { name: 'Pakke' },
  en: { name: 'Parcel' },
  fi: { name: 'Paketti' },
  nb: { name: 'Pakke' },
};

function toSettings(answers: Answers) {
  const { name, company, email, country } = answers;
  const phone = answers.phone || undefined;
  const markets = splitList(answers.markets).map((alias) => toMarket(alias, splitList(answers.languages)));
  const fee = Number(answers.fee.replace(',', '.'));
  return {
    shop: {
      name,
      company: {
        name: company,
        organisationNumber: answers.number,
        vatNumber: answers.vatNumber || undefined,
        address: splitList(answers.address),
        country: country.toUpperCase(),
        email,
        phone,
      },
      customerService: { email, phone },
      mail: { sender: { name, address: email } },
    },
    defaultMarket: markets[0]?.id,
    defaultLanguage: markets[0]?.languages[0],
    markets,
    shipping: [
      {
        key: 'parcel',
        marks: ['box'],
        texts: parcelTexts,
        markets: Object.fromEntries(markets.map(({ id }) => [id, { fee, isDefault: true }])),
      },
    ],
    payment: [
      {
        key: 'card',
        provider: 'sandbox',
        credit: 'possible',
        texts: testCardTexts,
        markets: markets.map(({ id }) => id),
      },
    ],
  };
}

/** Currency and VAT of a market that the demo knows too. */
function toMarket(alias: string, languages: readonly string[]) {
  const known = knownMarkets.find((market) => market.alias === alias);
  if (!known)
    throw new UsageError(
      `The market ${alias} is not known. Describe it in a settings file (docs/markets.md).`,
    );
  const selected = known.languages.filter((code) => languages.length === 0 || languages.includes(code));
  return {
    id: alias,
    country: known.country[0],
    countryName: known.country[1],
    currency: known.currency,
    group: known.group,
    languages: selected.length > 0 ? selected : languages,
    preselectsPayment: known.preselectsPayment,
    vat: (vatRatesOf(known.country[0]) ?? []).map(({ taxClass, validFrom, basisPoints }) => ({
      class: taxClass,
      from: validFrom,
      percent: basisPoints / 100,
    })),
  };
}

function splitList(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
}
