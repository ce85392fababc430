import { loadShopSettings } from '#backend/catalogue-index/loaders/load-shop-settings.ts';
import type { Database } from '#backend/database/connection.ts';
import { listPublishers } from '#backend/features/brand/publisher-contacts.ts';
import { retentionSection } from '#backend/features/personal-data/retention-section.ts';
import { isLocaleCode } from '#contract/locales.ts';
import { requiresStrongIdentification } from '#contract/order/strong-identification.ts';
import type { ShopSettings } from '#contract/shop/shop-settings.ts';
import { DATED_RULES, DAYS_BETWEEN_CHECKS } from './dated-rules.ts';
import {
  findLawFacts,
  findLawMarkets,
  findLegalPages,
  type LawFacts,
  type LawMarket,
  type LegalPage,
} from './law.queries.ts';

export interface OpenPoint {
  /** `now`: breaks the law, or soon will. `check`: a person must decide. */
  urgency: 'now' | 'check';
  /** A market, or `all`. */
  where: string;
  text: string;
}

/** Pages that the law requires, by key. */
const legalPages = ['purchase-terms', 'privacy', 'withdrawal-information'] as const;
/** A shorter page, in characters of JSON, is probably incomplete. */
const minPageLength = 1500;
const dayMs = 24 * 60 * 60 * 1000;

/** Open points in the data of the shop. `docs/law.md` has the points that data cannot show. */
export async function listOpenPoints(db: Database, now = new Date()): Promise<OpenPoint[]> {
  const [facts, markets, pages, settings, publishers] = await Promise.all([
    findLawFacts(db),
    findLawMarkets(db),
    findLegalPages(db, legalPages),
    loadShopSettings(db),
    listPublishers(db, { onlyMissing: true }),
  ]);
  const channels = [...settings.values()].map((row) => row.settings);
  return [
    ...pointsOfFacts(facts, now),
    ...channels.flatMap(pointsOfSettings),
    ...pointsOfPublishers(publishers.length),
    ...markets.flatMap(pointsOfMarket),
    ...pointsOfNotices(markets, channels),
    ...pointsOfPages(markets, pages),
    ...pointsOfRules(now),
  ];
}

const point = (urgency: OpenPoint['urgency'], where: string, text: string): OpenPoint => ({
  urgency,
  where,
  text,
});

function pointsOfFacts(facts: LawFacts, now: Date): OpenPoint[] {
  // The words after the colon are the command that lists or fixes them.
  const counted: [count: number, text: string][] = [
    [facts.overdueWithdrawals, 'withdrawals are older than 10 days: withdrawals list'],
    [facts.unmatchedWithdrawals, 'withdrawals have no order yet: withdrawals unmatched'],
    [facts.oldReports, 'reports of reviews wait for more than a week: reviews reports'],
    [facts.failedRefunds, 'refunds failed: orders list'],
    [facts.failedLegalMails, 'mails that the law requires were not delivered: mails list'],
    [facts.bookingsWithoutInvoice, 'paid orders have no invoice: invoices list'],
    [facts.demoRows, 'rows are samples of the demo, such as invented reviews: demo remove'],
  ];
  const { lastRetention } = facts;
  const isStale = !lastRetention || now.getTime() - lastRetention.getTime() > 2 * dayMs;
  return [
    ...counted.flatMap(([count, text]) => (count > 0 ? [point('now', 'all', `${count} ${text}`)] : [])),
    ...(isStale ? [point('now', 'all', 'personal data is not deleted on time: retention run')] : []),
  ];
}

function pointsOfSettings({ name, company, staffMails }: ShopSettings): OpenPoint[] {
  return [
    ...(company.organisationNumber ? [] : [point('now', name, 'the seller has no organisation number')]),
    ...(company.vatNumber ? [] : [point('check', name, 'the seller has no VAT number: invoices need one')]),
    ...(company.address.length > 0 ? [] : [point('now', name, 'the seller has no address')]),
    ...(company.phone
      ? []
      : [point('now', name, 'the seller has no phone number (Dir. 2011/83 Art. 6(1)(c))')]),
    ...(staffMails.to.length > 0
      ? []
      : [point('check', name, 'no staff mails: withdrawals go to the customer service')]),
  ];
}

function pointsOfPublishers(incompleteCount: number): OpenPoint[] {
  return incompleteCount > 0
    ? [point('now', 'all', `${incompleteCount} publishers state no manufacturer: publishers list --missing`)]
    : [];
}

/** Open points of a market because of the rules of its country. */
function pointsOfMarket({ alias, country, languages, weakCredit }: LawMarket): OpenPoint[] {
  const points: OpenPoint[] = [];
  if (country === 'FR' && !languages.includes('fr'))
    points.push(point('now', alias, 'offers, terms and invoices must be in French (loi 94-665)'));
  if (country === 'AX') points.push(point('check', alias, 'tax border: who pays VAT and clearance?'));
  if (country === 'NO')
    points.push(point('check', alias, 'VOEC registration; bokloven; capture at dispatch'));
  if (country === 'DE')
    points.push(point('check', alias, 'imprint, LUCID number, statutory withdrawal text'));
  if (requiresStrongIdentification(country))
    for (const method of weakCredit)
      points.push(point('check', alias, `${method}: not offered to consumers, no strong identification`));
  return points;
}

/** The picture of the legal-guarantee notice (Regulation (EU) 2025/1960). Without it, pages state the guarantee in words. */
function pointsOfNotices(markets: readonly LawMarket[], channels: readonly ShopSettings[]): OpenPoint[] {
  const languages = [...new Set(markets.flatMap((market) => market.languages))].filter(isLocaleCode);
  return channels.flatMap(({ guaranteeNotices }) =>
    languages
      .filter((language) => !guaranteeNotices[language])
      .map((language) => point('now', language, 'the official guarantee notice is missing: settings import')),
  );
}

function pointsOfPages(markets: readonly LawMarket[], pages: readonly LegalPage[]): OpenPoint[] {
  const languages = [...new Set(markets.flatMap((market) => market.languages))];
  return legalPages.flatMap((key) => {
    const texts = pages.find((page) => page.key === key)?.texts ?? {};
    return languages.flatMap((language) => {
      const text = texts[language];
      if (text === undefined) return [point('now', language, `the page ${key} is missing`)];
      if (text.length < minPageLength)
        return [point('check', language, `the page ${key} is short: is it complete?`)];
      return key === 'privacy' && isLocaleCode(language) && !statesRules(text, retentionSection(language))
        ? [point('now', language, 'the page privacy does not state the retention rules: retention page')]
        : [];
    });
  });
}

/** Whether the page contains every retention rule. The text is JSON, in which quotes are escaped; the rules contain no quotes. */
function statesRules(text: string, section: readonly string[]): boolean {
  return section.every((line) => text.includes(line));
}

function pointsOfRules(now: Date): OpenPoint[] {
  return DATED_RULES.flatMap(({ rule, where, from, checkedOn, status }) => {
    const age = (now.getTime() - Date.parse(checkedOn)) / dayMs;
    if (age > DAYS_BETWEEN_CHECKS) return [point('check', where, `${rule}: last checked on ${checkedOn}`)];
    return status === 'open' ? [point('check', where, `${rule}, from ${from}: confirm with a lawyer`)] : [];
  });
}
