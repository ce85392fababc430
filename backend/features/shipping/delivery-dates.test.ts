import { describe, expect, test } from 'vitest';
import { addWorkingDays, formatDeliveryDates } from './delivery-dates.ts';
import { isWorkingDay } from './public-holidays.ts';

describe('Working days', () => {
  test.each([
    ['a weekend', '2026-11-20', 1, ['SE'], '2026-11-23'],
    ['nothing for a count of 0', '2026-11-21', 0, ['SE'], '2026-11-21'],
    ['Christmas in Sweden', '2026-12-23', 1, ['SE'], '2026-12-28'],
    ['Christmas in Germany, sent from Sweden', '2026-12-23', 1, ['SE', 'DE'], '2026-12-28'],
    ['Easter', '2027-03-25', 1, ['SE'], '2027-03-30'],
    ['Maundy Thursday in Norway', '2027-03-24', 1, ['NO'], '2027-03-30'],
    ['Midsummer Eve', '2026-06-18', 1, ['SE', 'FI'], '2026-06-22'],
    ['a holiday of the receiver only', '2026-12-03', 2, ['SE', 'FI'], '2026-12-07'],
    ['17 May', '2027-05-14', 1, ['NO'], '2027-05-18'],
    ['no holiday of an unknown country', '2026-12-24', 1, ['XX'], '2026-12-25'],
  ])('skip %s', (_, day, count, countries, expected) => {
    expect(addWorkingDays(day, count, countries)).toBe(expected);
  });

  // Published dates of Easter Sunday.
  test.each(['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2028-04-16', '2038-04-25'])(
    'include the Monday after Easter Sunday in no country: %s',
    (sunday) => {
      const monday = addWorkingDays(sunday, 1, []);
      for (const country of ['SE', 'DK', 'NO', 'FI', 'AX', 'DE', 'NL', 'FR'])
        expect(isWorkingDay(monday, country), country).toBe(false);
    },
  );
});

test.each([
  ['sv-SE', '19–20 november', '28 november–2 december'],
  ['da-DK', '19.–20. november', '28. november–2. december'],
  ['nb-NO', '19.–20. november', '28. november–2. desember'],
  ['fi-FI', '19.–20. marraskuuta', '28. marraskuuta – 2. joulukuuta'],
  ['en-GB', '19–20 November', '28 November – 2 December'],
])('Dates are written as in the language: %s', (languageId, inOneMonth, inTwoMonths) => {
  const dates = { from: '2026-11-19', to: '2026-11-20' };
  expect(visible(formatDeliveryDates(dates, languageId))).toBe(inOneMonth);
  expect(visible(formatDeliveryDates({ from: '2026-11-28', to: '2026-12-02' }, languageId))).toBe(
    inTwoMonths,
  );
  expect(formatDeliveryDates({ ...dates, to: dates.from }, languageId)).not.toContain('–');
});

test.each(['sv-SE', 'da-DK', 'nb-NO', 'fi-FI', 'en-GB'])(
  'A line breaks only after the dash between two months: %s',
  (languageId) => {
    expect(formatDeliveryDates({ from: '2026-11-19', to: '2026-11-20' }, languageId)).not.toMatch(
      / |–(?!\u2060)/,
    );
    const parts = formatDeliveryDates({ from: '2026-11-28', to: '2026-12-02' }, languageId).split(/(?<=–) ?/);
    expect(parts).toHaveLength(2);
    expect(parts.join('')).not.toContain(' ');
  },
);

function visible(text: string): string {
  return text.replaceAll('\u2060', '').replaceAll('\u00a0', ' ');
}
