/** Formats after the two letters of the member state, which are EL for Greece. */
const formats: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z\d]\d{7}[A-Z\d]$/,
  FI: /^\d{8}$/,
  FR: /^[A-Z\d]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{10}01$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
};

export interface VatNumber {
  /** The first two letters of the number. */
  prefix: string;
  /** The number without its prefix. Can contain letters. */
  nationalNumber: string;
  /** Country code; that of Greece is GR. */
  country: string;
}

/** A VAT number of a member state of the EU, with any spaces, dots and hyphens. Undefined if the format is not valid. */
export function parseVatNumber(text: string): VatNumber | undefined {
  const compact = text.replace(/[\s.-]/g, '').toUpperCase();
  const prefix = compact.slice(0, 2);
  const nationalNumber = compact.slice(2);
  if (!Object.hasOwn(formats, prefix) || !formats[prefix]?.test(nationalNumber)) return undefined;
  return { prefix, nationalNumber, country: prefix === 'EL' ? 'GR' : prefix };
}
