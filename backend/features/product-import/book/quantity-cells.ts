/** The value of a cell, or why it has none, as the end of a sentence. */
export type CellResult<T> = { value: T } | { error: string };

export const wholeNumber =
  (min: number, max: number) =>
  (content: string): CellResult<number> => {
    // Accepts 350.0, which spreadsheets write, and 1 250. Rejects 1.250, which is ambiguous.
    const digits = content.replace(/[.,]0{1,2}$/, '').replace(/[\s\u00a0\u202f]/g, '');
    const number = Number(digits);
    const isValid = /^[+-]?\d{1,15}$/.test(digits) && number >= min && number <= max;
    return isValid ? { value: number } : { error: `is not a whole number from ${min} to ${max}` };
  };

export function readYear(content: string): CellResult<number> {
  // 1999, 1999-12-31 or 750 BC.
  const [, leadingYear, beforeChrist] =
    /^(-?\d{1,4})(?:-\d\d(?:-\d\d(?:[T ].*)?)?)?( ?(?:BC|BCE|f\.? ?Kr\.?|eaa\.?))?$/i.exec(content) ?? [];
  // 31.12.1999 or 12/31/1999.
  const [, trailingYear] = /^\d{1,2}[./]\d{1,2}[./](\d{4})$/.exec(content) ?? [];
  const year = Number(leadingYear ?? trailingYear) * (beforeChrist ? -1 : 1);
  const maxYear = new Date().getFullYear() + 5;
  if (Number.isNaN(year) || year === 0 || year < -3000 || year > maxYear)
    return { error: `is not a year from -3000 to ${maxYear}` };
  return { value: year };
}

/** "2026-03-12", "20260312", "12.3.2026", "2026-03" or "2026", with the precision of the cell. */
export function readDate(content: string): CellResult<string> {
  const [, d, m, y] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(content) ?? [];
  const plain = y
    ? `${y}-${m?.padStart(2, '0')}-${d?.padStart(2, '0')}`
    : content.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3').replace(/[T ].*$/, '');
  if (!isDate(plain)) return { error: 'is not a date such as 2026-03-12, 2026-03 or 2026' };
  return { value: plain };
}

/** A day, a month or a year that exists: `2026-03-12`, `2026-03` or `2026`. */
export function isDate(text: string): boolean {
  const [, year = '', month = '01', day = '01'] = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/.exec(text) ?? [];
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return year !== '' && !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day);
}

/** "512", "8:32", "8:32:10" or "8 h 32 min" → minutes. */
export function readMinutes(content: string): CellResult<number> {
  const [, hours, minutes = '0'] =
    /^(\d{1,3}):([0-5]\d)(?::[0-5]\d)?$/.exec(content) ??
    /^(\d{1,3})\s*(?:h|tim|timer|t|tuntia)\.?(?:\s*(\d{1,2})\s*m\w*\.?)?$/i.exec(content) ??
    [];
  const total =
    hours === undefined
      ? Number(content.replace(/\s*min\w*\.?$/i, ''))
      : Number(hours) * 60 + Number(minutes);
  const isValid = Number.isInteger(total) && total > 0 && total < 60_000;
  return isValid ? { value: total } : { error: 'is not a running time such as 8:32' };
}

/** "350", "350 g" or "0.35 kg" → grams. */
export function readWeight(content: string): CellResult<number> {
  const [, number = '', unit = 'g'] = /^([\d.,]+)\s*(g|gr|gram|grams|kg)?$/i.exec(content) ?? [];
  const grams = Number(number.replace(',', '.')) * (unit.toLowerCase() === 'kg' ? 1000 : 1);
  // 1.250 could be 1.25 g or 1250 g.
  const isAmbiguous = unit.toLowerCase() !== 'kg' && /[.,]\d{3}$/.test(number);
  if (number === '' || isAmbiguous || Number.isNaN(grams) || grams > 100_000)
    return { error: 'is not a weight of at most 100 kg' };
  return { value: Math.round(grams) };
}

const maxUrlLength = 2000;

/** Web addresses, separated by spaces or `|`. */
export function readUrls(content: string): CellResult<string[]> {
  const urls = [...new Set(content.split(/[|\s]+/).filter((url) => url !== ''))];
  const isValid = urls.every(
    (url) => url.length <= maxUrlLength && /^https?:\/\//i.test(url) && URL.canParse(url),
  );
  return isValid ? { value: urls } : { error: 'is not a web address' };
}
