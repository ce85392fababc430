/** How countries write postal codes, without spaces. Others have no form that is known here. */
const forms: Readonly<Record<string, RegExp>> = {
  SE: /^[1-9]\d{4}$/,
  DK: /^\d{4}$/,
  NO: /^\d{4}$/,
  FI: /^\d{5}$/,
  AX: /^22\d{3}$/,
  DE: /^\d{5}$/,
  // Three pairs of letters are never given out.
  NL: /^[1-9]\d{3}(?!SA|SD|SS)[A-Z]{2}$/,
  FR: /^\d{5}$/,
};

/** Written before the code by habit: SE-111 22, N-0154. */
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

/** As codes are kept and compared: capitals, no spaces, no sign of the country. */
export function plainPostalCode(countryCode: string, typed: string): string {
  const plain = typed.replace(/\s/gu, '').toUpperCase();
  const prefix = prefixes[countryCode];
  return prefix ? plain.replace(new RegExp(`^(?:${prefix})-`, 'u'), '') : plain;
}

/** Whether the country could have such a code; whether it does, only its post knows. */
export function isPostalCode(countryCode: string, typed: string): boolean {
  const form = forms[countryCode];
  const plain = plainPostalCode(countryCode, typed);
  return form ? form.test(plain) : /^[\p{L}\d-]{2,12}$/u.test(plain);
}

/** As the country writes it: 111 22, 1012 LJ. A code that is none stays as it was typed. */
export function writtenPostalCode(countryCode: string, typed: string): string {
  if (!isPostalCode(countryCode, typed)) return typed.trim();
  const plain = plainPostalCode(countryCode, typed);
  if (countryCode === 'SE') return `${plain.slice(0, 3)} ${plain.slice(3)}`;
  if (countryCode === 'NL') return `${plain.slice(0, 4)} ${plain.slice(4)}`;
  return plain;
}
