import { LOCALES, type LocaleCode, pathPrefix } from '#contract/locales.ts';
import type { MailedLine } from './mail-kinds.ts';
import { MAIL_WORDS, type MailWords } from './mail-words.ts';

/** What a mail says, before it is text or HTML: both are drawn from the same, so neither says more than the other. */
export interface MailContent {
  subject: string;
  title: string;
  blocks: readonly MailBlock[];
  /** In mails of which one can have enough. */
  unsubscribeUrl?: string;
}

export type MailBlock =
  | { type: 'text' | 'small' | 'heading'; text: string }
  | { type: 'link'; label: string; url: string }
  /** Spelled out where nothing else leads there, for mail programs that know no links. */
  | { type: 'button'; label: string; url: string; isSpelledOut?: boolean }
  | { type: 'rows'; rows: readonly MailRow[] }
  | { type: 'items'; items: readonly MailedLine[] }
  | { type: 'lines'; lines: readonly string[] };

export interface MailRow {
  label: string;
  value: string;
  isStrong?: boolean;
}

/** Where a mail leads to, and in which language. */
export interface MailPlace {
  locale: LocaleCode;
  shopName: string;
  /** The storefront's address, without a slash at the end. */
  shopUrl: string;
  /** Given only where the market is part of the path. */
  pathMarket?: string;
}

/** What the mails are written with. */
export interface MailWriter {
  words: MailWords;
  shopName: string;
  linkTo(path: string): string;
  day(moment: string): string;
  minute(moment: string): string;
}

/** Days begin by this clock, wherever the mail is read. */
const timeZone = 'Europe/Stockholm';

const day = { year: 'numeric', month: 'long', day: 'numeric', timeZone } as const;
const minute = { ...day, hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;

/** Making one takes longer than all else that a mail needs. */
const clocks = new Map<LocaleCode, { day: Intl.DateTimeFormat; minute: Intl.DateTimeFormat }>();

function clockOf(locale: LocaleCode) {
  const { iso } = LOCALES[locale];
  const clock = clocks.get(locale) ?? {
    day: new Intl.DateTimeFormat(iso, day),
    minute: new Intl.DateTimeFormat(iso, minute),
  };
  clocks.set(locale, clock);
  return clock;
}

export function mailWriter({ locale, shopName, shopUrl, pathMarket }: MailPlace): MailWriter {
  const clock = clockOf(locale);
  return {
    words: MAIL_WORDS[locale],
    shopName,
    // Put together, not resolved: whatever the path is, it stays on the shop's own host.
    linkTo: (path) => `${shopUrl}${pathPrefix(locale, pathMarket)}${path}`,
    day: (moment) => clock.day.format(new Date(moment)),
    minute: (moment) => clock.minute.format(new Date(moment)),
  };
}
