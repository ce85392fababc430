import { LANGUAGES } from '#backend/languages/languages.ts';
import { RETENTION, RETENTION_KEYS, type RetentionRule } from '#contract/customer/retention.ts';
import type { LocaleCode } from '#contract/locales.ts';

/** The part of the privacy page about storage, as HTML: a heading and a list with every rule. */
export function retentionSection(locale: LocaleCode): string[] {
  const { title, lead, ground, grounds, rules } = LANGUAGES[locale].retentionMessages;
  const items = RETENTION_KEYS.map((key) => {
    const { what, why, until } = rules[key];
    const sentence = `${why}: ${until(periodOf(RETENTION[key]))}`;
    return `<li><strong>${what}</strong> – ${sentence}. ${ground}: ${grounds[RETENTION[key].ground]}.</li>`;
  });
  return [`<h2>${title}</h2>`, `<p>${lead}</p>`, '<ul>', ...items, '</ul>'];
}

const daysPerYear = 365;

/** The number that the texts state: days up to a year, otherwise years. */
function periodOf({ days = 0, fullYears }: RetentionRule): number {
  if (fullYears !== undefined) return fullYears;
  return days > daysPerYear ? days / daysPerYear : days;
}
