import { createInterface } from 'node:readline';
import { parseSettingsFile } from '#backend/features/shop-settings/apply-settings.ts';
import { LANGUAGES } from '#backend/languages/languages.ts';
import { vatRatesOf } from '#backend/pricing/vat-rates.ts';
import { isEmailAddress } from '#contract/customer/email-address.ts';
import { byLocale, isLocaleCode, LOCALE_CODES, type LocaleCode } from '#contract/locales.ts';
import type { SettingsFile } from '#contract/shop/settings-file.ts';
import { markets as knownMarkets } from '#demo/shop/markets.ts';
import type { Terminal } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';

interface Question {
  text: string;
  /** Used for an empty answer. */
  fallback?: string;
  /** Why an answer is not valid. */
  explain?(answer: string): string | undefined;
}

const aliases = knownMarkets.map(({ alias }) => alias);

/** Explains an answer that breaks the rule. `ask` checks an empty answer. */
const must = (rule: string, isValid: (answer: string) => boolean) => (answer: string) =>
  answer === '' || isValid(answer) ? undefined : `It must be ${rule}.`;

const questions = {
  name: { text: 'Name of the shop' },
  company: { text: 'Name of the company' },
  number: { text: 'Organisation number' },
  vatNumber: { text: 'VAT number (empty: none)', fallback: '' },
  address: { text: 'Address, lines with commas between' },
  country: {
    text: 'Country code of the company',
    fallback: 'SE',
    explain: must('two letters, such as SE', (answer) => /^[a-z]{2}$/i.test(answer)),
  },
  email: {
    text: 'E-mail address for customers and as sender of mails',
    explain: must('an e-mail address', isEmailAddress),
  },
  phone: { text: 'Phone (empty: none)', fallback: '' },
  markets: {
    text: `Markets (${aliases.join(', ')})`,
    fallback: 'se',
    explain: must(
      `names of this list with commas between; describe others in a settings file (docs/markets.md)`,
      (answer) => splitList(answer).every((alias) => aliases.includes(alias)),
    ),
  },
  languages: {
    text: 'Languages (empty: those of the markets)',
    fallback: '',
    explain: must(`names of ${LOCALE_CODES.join(', ')} with commas between`, (answer) =>
      splitList(answer).every(isLocaleCode),
    ),
  },
  fee: {
    text: 'Delivery fee in the currency of each market',
    fallback: '49',
    explain: must('an amount, such as 49', (answer) => /^\d+([.,]\d{1,2})?$/.test(answer)),
  },
  catalogue: { text: 'Catalogue file, CSV or ONIX (empty: later)', fallback: '' },
  stripeKey: {
    text: 'Payment: secret key of Stripe, sk_… (empty: later)',
    fallback: '',
    explain: must('a secret key, which begins with sk_ or rk_', (answer) => /^[sr]k_\w{20,}$/.test(answer)),
  },
  mailServer: {
    text: 'Mail server, such as smtps://user:password@mail.example (empty: later)',
    fallback: '',
    explain: must('an address that begins with smtp:// or smtps://', (answer) =>
      /^smtps?:\/\/\S+$/.test(answer),
    ),
  },
} satisfies Record<string, Question>;

type Answers = Record<keyof typeof questions, string>;

interface AnsweredSettings {
  settings: SettingsFile;
  catalogue: string | undefined;
  /** Lines of `.env`: secrets are not settings of the shop. */
  environment: string[];
}

/** Asks one question after the other, and again after an answer that is not valid. */
export async function askForSettings(terminal: Terminal): Promise<AnsweredSettings> {
  const lines = createInterface({ input: terminal.stdin })[Symbol.asyncIterator]();
  const answers: Partial<Answers> = {};
  for (const [key, question] of Object.entries<Question>(questions))
    answers[key as keyof Answers] = await ask(question, terminal, lines);
  const { catalogue, stripeKey, mailServer, ...complete } = answers as Answers;
  return {
    settings: parseSettingsFile(JSON.stringify(toSettings(complete))),
    catalogue: catalogue || undefined,
    environment: [
      ...(stripeKey ? [`STRIPE_SECRET_KEY=${stripeKey}`] : []),
      ...(mailServer ? [`SMTP_URL=${mailServer}`] : []),
    ],
  };
}

async function ask(
  { text, fallback, explain }: Question,
  terminal: Terminal,
  lines: AsyncIterator<string>,
): Promise<string> {
  for (;;) {
    terminal.out(fallback ? `${text} [${fallback}]:` : `${text}:`);
    const { value, done } = await lines.next();
    const answer: string = done ? '' : value.trim();
    const problem = answer === '' && fallback === undefined ? 'An answer is needed.' : explain?.(answer);
    if (problem === undefined) return answer || fallback || '';
    if (done) throw new UsageError(`${text}: ${problem}`);
    terminal.out(`  ${problem}`);
  }
}

/** The name of an option in every language. */
function namesOf(option: 'parcel' | 'testCard'): Record<LocaleCode, { name: string }> {
  return byLocale(({ code }) => ({ name: LANGUAGES[code].starterMessages[option] }));
}

function toSettings(answers: Omit<Answers, 'catalogue' | 'stripeKey' | 'mailServer'>) {
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
        texts: namesOf('parcel'),
        markets: Object.fromEntries(markets.map(({ id }) => [id, { fee, isDefault: true }])),
      },
    ],
    payment: [
      {
        key: 'card',
        provider: 'sandbox',
        credit: 'possible',
        // Offered only while the payment sandbox runs, so that the first order can be tried.
        texts: namesOf('testCard'),
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
  const [country, countryName] = known.country;
  return {
    id: alias,
    country,
    countryName,
    currency: known.currency,
    group: known.group,
    languages: selected.length > 0 ? selected : languages,
    preselectsPayment: known.preselectsPayment,
    vat: (vatRatesOf(country) ?? []).map(({ taxClass, validFrom, basisPoints }) => ({
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
