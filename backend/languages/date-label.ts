/** A date as exact as it is: `2027-03-12`, `2027-03`. Undefined for a year. */
export function dateLabel(date: string, languageId: string): string | undefined {
  const [year = '', month, day] = date.split('-');
  if (month === undefined) return undefined;
  return new Intl.DateTimeFormat(languageId, {
    year: 'numeric',
    month: 'long',
    day: day === undefined ? undefined : 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${year}-${month}-${day ?? '01'}T00:00:00Z`));
}
