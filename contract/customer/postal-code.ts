/** Format by country, without spaces. Other countries accept any plausible code. */
const formats: Readonly<Record<string, RegExp>> = {
  SE: /^[1-9]\d{4}$/,
  DK: /^\d{4}$/,
  NO: /^\d{4}$/,
  FI: /^\d{5}$/,
  AX: /^22\d{3}$/,
  DE: /^\d{5}$/,
  // SA, SD and SS are not issued.
  NL: /^[1-9]\d{3}(?!SA|SD|SS)[A-Z]{2}$/,
  FR: /^\d{5}$/,
};

/** Country prefixes that people write before the code, as regular expressions: SE-111 22, N-0154. */
const prefixes: Readonly<Record<string, string>> = {
  SE: 'SE?',
  DK: 'DK?',
  NO: 'NO?',
  FI: 'FIN?|SF',
  AX: 'AX|FIN?',
  DE: 'DE?',
  NL: 'NL',
  FR: 'FR?',
};

/** The code as it is stored: capitals, no spaces, no country prefix. */
export function normalizePostalCode(countryCode: string, input: string): string {
  const code = input.replace(/\s/gu, '').toUpperCase();
  const prefix = prefixes[countryCode];
  return prefix ? code.replace(new RegExp(`^(?:${prefix})-`, 'u'), '') : code;
}

/** Checks the format, not whether the code exists. */
export function isPostalCode(countryCode: string, input: string): boolean {
  const format = formats[countryCode];
  const code = normalizePostalCode(countryCode, input);
  return format ? format.test(code) : /^[\p{L}\d-]{2,12}$/u.test(code);
}

/** Formats a code as usual in the country: 111 22, 1012 LJ. An invalid code is returned unchanged. */
export function formatPostalCode(countryCode: string, input: string): string {
  if (!isPostalCode(countryCode, input)) return input.trim();
  const code = normalizePostalCode(countryCode, input);
  if (countryCode === 'SE') return `${code.slice(0, 3)} ${code.slice(3)}`;
  if (countryCode === 'NL') return `${code.slice(0, 4)} ${code.slice(4)}`;
  return code;
}
