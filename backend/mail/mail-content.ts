import { dateLabel } from '#backend/languages/date-label.ts';
import type { DocumentMessages } from '#backend/languages/document-messages.ts';
import type { FormMessages } from '#backend/languages/form-messages.ts';
import { LANGUAGES } from '#backend/languages/languages.ts';
import type { MailMessages } from '#backend/languages/mail-messages.ts';
import { countryName } from '#contract/customer/country-name.ts';
import { LOCALES, type LocaleCode, pathPrefix } from '#contract/locales.ts';
import { releaseDayOf } from '#contract/product/pre-order.ts';
import { type Colours, withDefaults } from '#contract/shop/colours.ts';
import type { ShopSettings } from '#contract/shop/shop-settings.ts';
import { SHOP_TIME_ZONE } from '#contract/shop/time-zone.ts';
import type { MailedLine, MailedSeller } from './mail-kinds.ts';
import type { MailLogo } from './mail-logo.ts';

/** The content of a mail. Text and HTML are both rendered from it, so that they say the same. */
export interface MailContent {
  subject: string;
  title: string;
  blocks: readonly MailBlock[];
  /** Set in newsletters. */
  unsubscribeUrl?: string;
}

export type MailBlock =
  | { type: 'text' | 'small' | 'heading'; text: string }
  | { type: 'link'; label: string; url: string }
  /** `hasVisibleUrl`: the URL is also printed as text, for mail programs without links. */
  | { type: 'button'; label: string; url: string; hasVisibleUrl?: boolean }
  | { type: 'rows'; rows: readonly MailRow[] }
  | { type: 'items'; items: readonly MailedLine[] }
  | { type: 'lines'; lines: readonly string[] };

export interface MailRow {
  label: string;
  value: string;
  isStrong?: boolean;
}

/** The language of a mail and the shop that its links lead to. */
export interface MailContext {
  locale: LocaleCode;
  shop: ShopSettings;
  /** The storefront's URL, without a slash at the end. */
  shopUrl: string;
  /** Alias of the customer's market, for which customer service may have another phone number. */
  market?: string;
  /** The same alias, if the market is part of paths. */
  pathMarket?: string;
  /** Absent: the mail shows the name of the shop instead. */
  logo?: MailLogo | undefined;
}

interface MailDesign {
  colours: Colours;
  /** Fonts of headings, and of everything else. */
  serif: string;
  sans: string;
}

/** The texts, formats and URLs that a mail template uses. */
export interface MailWriter {
  messages: MailMessages;
  /** Labels of amounts, as on invoices. */
  documentMessages: DocumentMessages;
  /** Names of faults, as on forms. */
  formMessages: FormMessages;
  locale: LocaleCode;
  shopName: string;
  logo: MailLogo | undefined;
  seller: MailedSeller;
  /** The last line of the mail. */
  footer: string;
  design: MailDesign;
  linkTo(path: string): string;
  /** The URL of a file. Its path names the language already. */
  fileUrl(path: string): string;
  formatDay(isoDate: string): string;
  formatMinute(isoDate: string): string;
  /** A date of publication, which may be only a month or a year. */
  formatPublication(date: string): string;
}

const dayFormat = { year: 'numeric', month: 'long', day: 'numeric', timeZone: SHOP_TIME_ZONE } as const;
const minuteFormat = { ...dayFormat, hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;

/** Cached, because creating a format takes longer than rendering the mail. */
const dateFormats = new Map<LocaleCode, { day: Intl.DateTimeFormat; minute: Intl.DateTimeFormat }>();

function dateFormatsOf(locale: LocaleCode) {
  const { iso } = LOCALES[locale];
  const formats = dateFormats.get(locale) ?? {
    day: new Intl.DateTimeFormat(iso, dayFormat),
    minute: new Intl.DateTimeFormat(iso, minuteFormat),
  };
  dateFormats.set(locale, formats);
  return formats;
}

export function createMailWriter({
  locale,
  shop,
  shopUrl,
  market,
  pathMarket,
  logo,
}: MailContext): MailWriter {
  const { day, minute } = dateFormatsOf(locale);
  const messages = LANGUAGES[locale].mailMessages;
  return {
    messages,
    documentMessages: LANGUAGES[locale].documentMessages,
    formMessages: LANGUAGES[locale].formMessages,
    locale,
    shopName: shop.name,
    logo,
    seller: sellerIn(locale, shop, market),
    footer: shop.mail.texts[locale]?.footer ?? messages.layout.replyHint,
    design: designOf(shop),
    // Concatenated instead of resolved as a URL, so that no path can lead to another host.
    linkTo: (path) => `${shopUrl}${pathPrefix(locale, pathMarket)}${path}`,
    fileUrl: (path) => `${shopUrl}${path}`,
    formatDay: (isoDate) => day.format(new Date(isoDate)),
    formatMinute: (isoDate) => minute.format(new Date(isoDate)),
    formatPublication: (date) => (releaseDayOf(date) && dateLabel(date, LOCALES[locale].iso)) || date,
  };
}

function sellerIn(locale: LocaleCode, { company, customerService }: ShopSettings, market = ''): MailedSeller {
  const { name, organisationNumber, vatNumber = '', address, country, email } = company;
  const phone = customerService.phones[market] ?? customerService.phone ?? company.phone ?? '';
  const lines = [...address, countryName(country, LOCALES[locale].iso)];
  return { name, organisationNumber, vatNumber, address: lines, email, phone };
}

/** Fonts that devices have installed, because mail programs load none. */
function designOf({ theme: { colours, serif, sans } }: ShopSettings): MailDesign {
  return {
    colours: withDefaults(colours),
    serif: serif ?? 'Georgia,"Times New Roman",serif',
    sans: sans ?? '"Helvetica Neue",Helvetica,Arial,sans-serif',
  };
}
