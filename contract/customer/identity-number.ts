// The library's ES modules cannot be loaded by Node. Import single countries to keep the bundle small.
import { validate as danishPerson } from 'stdnum/lib/cjs/dk/cpr.js';
import { validate as danishCompany } from 'stdnum/lib/cjs/dk/cvr.js';
import { validate as finnishPerson } from 'stdnum/lib/cjs/fi/hetu.js';
import { validate as finnishCompany } from 'stdnum/lib/cjs/fi/ytunnus.js';
import { validate as norwegianPerson } from 'stdnum/lib/cjs/no/fodselsnummer.js';
import { validate as norwegianCompany } from 'stdnum/lib/cjs/no/orgnr.js';
import { validate as swedishCompany } from 'stdnum/lib/cjs/se/orgnr.js';
import { validate as swedishPerson } from 'stdnum/lib/cjs/se/personnummer.js';
import type { CustomerType } from './customer-type.ts';
import { isPlausibleIdentityNumber } from './plausible-identity-number.ts';

type Check = (text: string) => boolean;

const finland: Record<CustomerType, Check> = {
  PERSON: (text) => finnishPerson(text).isValid,
  ORGANIZATION: (text) => finnishCompany(text).isValid,
};

const checks: Readonly<Record<string, Record<CustomerType, Check>>> = {
  SE: { PERSON: isSwedishPerson, ORGANIZATION: isSwedishCompany },
  DK: {
    PERSON: (text) => danishPerson(text).isValid,
    ORGANIZATION: (text) => danishCompany(text).isValid,
  },
  NO: {
    PERSON: (text) => norwegianPerson(text).isValid,
    ORGANIZATION: (text) => norwegianCompany(text).isValid,
  },
  FI: finland,
  AX: finland,
};

/** Countries whose personal and organisation numbers the shop can check. */
export function hasIdentityNumbers(countryCode: string): boolean {
  return Object.hasOwn(checks, countryCode);
}

/** Checks format and check digit of a personal or organisation number. False for countries without a check. */
export function isIdentityNumber(countryCode: string, customerType: CustomerType, input: string): boolean {
  const text = input.replace(/\s/gu, '').toUpperCase();
  const check = checks[countryCode]?.[customerType];
  // The characters are checked first, because the library accepts any as the century of a Swedish number.
  return check !== undefined && isPlausibleIdentityNumber(text) && check(text);
}

/** The library requires the separator before the last four digits; people omit it. */
function isSwedishPerson(text: string): boolean {
  const hasNoSeparator = /^(?:\d{10}|\d{12})$/.test(text);
  return swedishPerson(hasNoSeparator ? `${text.slice(0, -4)}-${text.slice(-4)}` : text).isValid;
}

/** An organisation number may have the prefix 16. A sole trader uses the personal number. */
function isSwedishCompany(text: string): boolean {
  return swedishCompany(text.replace(/^16(?=\d{6}-?\d{4}$)/, '')).isValid || isSwedishPerson(text);
}
