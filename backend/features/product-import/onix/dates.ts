import { isDate } from '../book/quantity-cells.ts';
import { childOf, contentOf, type Element, textOf } from './element.ts';

/** The date that senders write when they do not know it. */
const placeholder = '19000101';

/** The number of leading digits to read in each format (list 55). Of a quarter or a season, only the year is read. */
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

/** Formats whose text is two dates, from and until. */
const spreadFormats = new Set(['06', '07', '08', '09', '10', '11']);

/** The date of a composite with its precision: `2026-03-12`, `2026-03` or `2026`; undefined if it is not a date. */
export function dateOf(composite: Element | undefined): string | undefined {
  const { text, format } = rawDateOf(composite);
  return readDate(text, format);
}

/** The first and the last date of a composite, which are equal if it has only one. */
export function spanOf(composite: Element): { from: string | undefined; until: string | undefined } {
  // 16 digits without a format are two days.
  const { text, format = text.length === 16 ? '06' : undefined } = rawDateOf(composite);
  const isSpread = format !== undefined && spreadFormats.has(format);
  const half = text.length / (isSpread ? 2 : 1);
  return { from: readDate(text.slice(0, half), format), until: readDate(text.slice(-half), format) };
}

function rawDateOf(composite: Element | undefined): { text: string; format?: string | undefined } {
  const element = childOf(composite, 'Date');
  if (!element) return { text: '' };
  const format = element.attributes.dateformat ?? textOf(composite, 'DateFormat');
  return { text: contentOf(element).replace(/[\s-]/g, ''), format };
}

function readDate(text: string, format: string | undefined): string | undefined {
  if (text === placeholder) return undefined;
  const length = format === undefined ? lengthWithoutFormat(text) : digitsOfFormat[format];
  if (length === undefined) return undefined;
  const digits = text.slice(0, length);
  if (!/^\d+$/.test(digits) || digits.length !== length) return undefined;
  const date = [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6, 8)]
    .filter((part) => part !== '')
    .join('-');
  return isDate(date) ? date : undefined;
}

/** Without a format, a date is a day, but some senders write months and years. */
const lengthWithoutFormat = (text: string) => (/^\d{4}(\d\d)?$/.test(text) ? text.length : 8);

/** `20260115T0930Z` → a time; undefined if it is missing or invalid. */
export function timeOf(text: string | undefined): Date | undefined {
  const [, y, m, d, hours = '00', minutes = '00', seconds = '00', zone = 'Z'] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)?)?(Z|[+-]\d{4})?$/.exec(text ?? '') ?? [];
  if (!y) return undefined;
  const offset = zone === 'Z' ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(3)}`;
  const time = new Date(`${y}-${m}-${d}T${hours}:${minutes}:${seconds}${offset}`);
  return Number.isNaN(time.getTime()) ? undefined : time;
}
