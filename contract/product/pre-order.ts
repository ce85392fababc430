/** Key of the attribute of a forthcoming product variant: its date of publication, as precise as it is known. */
export const PRE_ORDER_ATTRIBUTE = 'preOrderDate';
/** The same in the language of the request, such as `12 March 2027`. */
export const PRE_ORDER_TEXT_ATTRIBUTE = 'preOrderDateFormatted';

const datePattern = /^\d{4}(-\d{2}(-\d{2})?)?$/;

/**
 * The day on which a book is published: the first of its month or year if only that is known. Undefined if the text is not
 * a date.
 */
export function releaseDayOf(publicationDate: string): string | undefined {
  if (!datePattern.test(publicationDate)) return undefined;
  // Appends `-01-01` to a year, `-01` to a month and nothing to a day.
  const day = publicationDate + '-01-01'.slice(publicationDate.length - 4);
  const time = Date.parse(day);
  // 31 February is parsed as a day of March.
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day ? undefined : day;
}

/** Whether a book is published after a day (`2027-03-12`). */
export function isForthcoming(publicationDate: string | null, day: string): boolean {
  return publicationDate !== null && (releaseDayOf(publicationDate) ?? '') > day;
}
