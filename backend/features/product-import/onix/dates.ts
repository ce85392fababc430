import { isDate } from '../book/quantity-cells.ts';
import { childOf, contentOf, type Element, textOf } from './element.ts';

/** The date that senders write when they do not know it. */
const placeholder = '19000101';

/** Formats (list 55) whose first digits are a day, a month or a year; a quarter or a season is as exact as its year. */
const digitsOfFormat: Record<string, number> = {
  '00': 8,
  '01': 6,
  '02': 4,
  '03': 4,
  '04': 4,
  '05': 4,
  '06': 8,
  '07': 6,
  '08': 4,
  '09': 4,
  '10': 4,
  '11': 4,
  '13': 8,
  '14': 8,
};

/** The date of a composite with its precision: `2026-03-12`, `2026-03` or `2026`; undefined if it is not a date. */
export function dateOf(composite: Element | undefined): string | undefined {
  const element = childOf(composite, 'Date');
  if (!element) return undefined;
  const text = contentOf(element).replace(/[\s-]/g, '');
  if (text === placeholder) return undefined;
  const format = element.attributes.dateformat ?? textOf(composite, 'DateFormat');
  const known = format === undefined ? undefined : digitsOfFormat[format];
  // Without a format a date is a day, but months and years occur.
  const length = known ?? (/^\d{4}(\d\d)?$/.test(text) && format === undefined ? text.length : 8);
  const digits = text.slice(0, length);
  if (!/^\d+$/.test(digits) || digits.length !== length || (format !== undefined && known === undefined))
    return undefined;
  const date = [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6, 8)]
    .filter((part) => part !== '')
    .join('-');
  return isDate(date) ? date : undefined;
}

/** `20260115T0930Z` → a time; undefined if it is missing or invalid. */
export function timeOf(text: string | undefined): Date | undefined {
  const [, y, m, d, hours = '00', minutes = '00', seconds = '00', zone = 'Z'] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)?)?(Z|[+-]\d{4})?$/.exec(text ?? '') ?? [];
  if (!y) return undefined;
  const offset = zone === 'Z' ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(3)}`;
  const time = new Date(`${y}-${m}-${d}T${hours}:${minutes}:${seconds}${offset}`);
  return Number.isNaN(time.getTime()) ? undefined : time;
}
