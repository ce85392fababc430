import type { Book } from '../book/book.ts';
import { childrenOf, type Element, textOf } from './element.ts';

/** Kinds of page counts (list 23), the most useful to readers first. Their unit is 03 (list 24). */
const pageTypes = ['11', '00', '05', '06', '08', '07', '10'];
/** Units of list 24: hours, minutes and seconds. */
const minutesPerUnit: Record<string, number> = { '04': 60, '05': 1, '06': 1 / 60 };

/** Pages and running time. */
export function extentsOf(detail: Element): Pick<Book, 'pages' | 'runningMinutes'> {
  const extents = childrenOf(detail, 'Extent').map((element) => ({
    type: textOf(element, 'ExtentType'),
    value: textOf(element, 'ExtentValue') ?? '',
    unit: textOf(element, 'ExtentUnit') ?? '',
  }));
  const pages = pageTypes
    .flatMap((type) => extents.filter((extent) => extent.type === type && extent.unit === '03'))
    .map(({ value }) => Number(value))
    .find((count) => Number.isInteger(count) && count > 0 && count <= 50_000);
  const duration = extents.find(({ type }) => type === '09');
  const minutes = duration && minutesOf(duration.value, duration.unit);
  return { pages, runningMinutes: minutes };
}

/** Units 14, 15 and 16 are HHH, HHHMM and HHHMMSS. */
function minutesOf(value: string, unit: string): number | undefined {
  const perUnit = minutesPerUnit[unit];
  const [, hours = '0', minutesPart = '00'] =
    { '14': /^(\d+)$/, '15': /^(\d+)(\d\d)$/, '16': /^(\d+)(\d\d)\d\d$/ }[unit]?.exec(value) ?? [];
  const minutes = Math.round(
    perUnit === undefined ? Number(hours) * 60 + Number(minutesPart) : Number(value) * perUnit,
  );
  return minutes > 0 && minutes < 60_000 ? minutes : undefined;
}

const millimetresPerUnit: Record<string, number> = { mm: 1, cm: 10, in: 25.4 };
const gramsPerUnit: Record<string, number> = { gr: 1, kg: 1000, oz: 28.3495, lb: 453.592 };

/** List 48: 01 height, 02 width, 03 thickness, 08 weight. Implausible values, above 5 m and 100 kg, are ignored. */
export function measuresOf(
  detail: Element,
): Pick<Book, 'heightMm' | 'widthMm' | 'thicknessMm' | 'weightGrams'> {
  const measure = (type: string, units: Record<string, number>, max: number) => {
    for (const element of childrenOf(detail, 'Measure')) {
      const factor = units[textOf(element, 'MeasureUnitCode') ?? ''];
      if (textOf(element, 'MeasureType') !== type || factor === undefined) continue;
      const value = Math.round(Number(textOf(element, 'Measurement')) * factor);
      if (value > 0 && value <= max) return value;
    }
    return undefined;
  };
  return {
    heightMm: measure('01', millimetresPerUnit, 5000),
    widthMm: measure('02', millimetresPerUnit, 5000),
    thicknessMm: measure('03', millimetresPerUnit, 5000),
    weightGrams: measure('08', gramsPerUnit, 100_000),
  };
}

/**
 * The readers' age in years: interest age (17), reading age (18), or months (16). Null without one. The precisions of list 31
 * are exact (01), from (03) and to (04).
 */
export function agesOf(detail: Element): Book['ages'] {
  const ranges = childrenOf(detail, 'AudienceRange');
  for (const qualifier of ['17', '18', '16']) {
    const range = ranges.find((each) => textOf(each, 'AudienceRangeQualifier') === qualifier);
    if (!range) continue;
    const divisor = qualifier === '16' ? 12 : 1;
    const ages: { from?: number; to?: number } = {};
    const precisions = childrenOf(range, 'AudienceRangePrecision').map((each) => String(each.children[0]));
    const values = childrenOf(range, 'AudienceRangeValue').map((each) => Number(each.children[0]));
    for (const [index, precision] of precisions.entries()) {
      const age = Math.floor((values[index] ?? Number.NaN) / divisor);
      if (!(age >= 0 && age <= 99)) continue;
      if (precision.trim() === '01' || precision.trim() === '03') ages.from = age;
      if (precision.trim() === '01' || precision.trim() === '04') ages.to = age;
    }
    const isReversed = ages.from !== undefined && ages.to !== undefined && ages.from > ages.to;
    if (!isReversed && (ages.from !== undefined || ages.to !== undefined)) return ages;
  }
  return null;
}
