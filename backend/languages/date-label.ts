/** Formats a date with a day (`2027-03-12`) or without one (`2027-03`). Undefined for a year alone. */
export function dateLabel(date: string, languageId: string): string | undefined {
  const [year = '', month, day] = date.split('-');
  if (month === undefined) return undefined;
  return formatterOf(languageId, day !== undefined).format(
    new Date(`${year}-${month}-${day ?? '01'}T00:00:00Z`),
  );
}

/** A formatter takes longer to create than thousands of dates to format. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(languageId: string, hasDay: boolean): Intl.DateTimeFormat {
  const name = `${languageId} ${hasDay}`;
  const formatter =
    formatters.get(name) ??
    new Intl.DateTimeFormat(languageId, {
      year: 'numeric',
      month: 'long',
      day: hasDay ? 'numeric' : undefined,
      timeZone: 'UTC',
    });
  formatters.set(name, formatter);
  return formatter;
}
