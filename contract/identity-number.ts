// The library's other form cannot be loaded by Node. Only these few of its countries come along.
import { validate as danishPerson } from 'stdnum/lib/cjs/dk/cpr.js';
import { validate as danishCompany } from 'stdnum/lib/cjs/dk/cvr.js';
import { validate as finnishPerson } from 'stdnum/lib/cjs/fi/hetu.js';
import { validate as finnishCompany } from 'stdnum/lib/cjs/fi/ytunnus.js';
import { validate as norwegianPerson } from 'stdnum/lib/cjs/no/fodselsnummer.js';
import { validate as norwegianCompany } from 'stdnum/lib/cjs/no/orgnr.js';
import { validate as swedishCompany } from 'stdnum/lib/cjs/se/orgnr.js';
import { validate as swedishPerson } from 'stdnum/lib/cjs/se/personnummer.js';

type CustomerType = 'PERSON' | 'ORGANIZATION';
type Check = (plain: string) => boolean;

const finland: Record<CustomerType, Check> = {
  PERSON: (plain) => finnishPerson(plain).isValid,
  ORGANIZATION: (plain) => finnishCompany(plain).isValid,
};

const checks: Readonly<Record<string, Record<CustomerType, Check>>> = {
  SE: { PERSON: isSwedishPerson, ORGANIZATION: isSwedishCompany },
  DK: {
    PERSON: (plain) => danishPerson(plain).isValid,
    ORGANIZATION: (plain) => danishCompany(plain).isValid,
  },
  NO: {
    PERSON: (plain) => norwegianPerson(plain).isValid,
    ORGANIZATION: (plain) => norwegianCompany(plain).isValid,
  },
  FI: finland,
  AX: finland,
};

const longest = 20;

/** Whether somebody in the country could have this personal or organisation number: its form and its check digit. */
export function isIdentityNumber(countryCode: string, customerType: CustomerType, typed: string): boolean {
  const plain = typed.replace(/\s/gu, '').toUpperCase();
  const check = checks[countryCode]?.[customerType];
  return check !== undefined && plain !== '' && plain.length <= longest && check(plain);
}

/** The library wants the sign before the last four; people leave it out. */
function isSwedishPerson(plain: string): boolean {
  const isBare = /^(?:\d{10}|\d{12})$/.test(plain);
  return swedishPerson(isBare ? `${plain.slice(0, -4)}-${plain.slice(-4)}` : plain).isValid;
}

/** Also written with 16 before it. Whoever trades alone has none but the personal number. */
function isSwedishCompany(plain: string): boolean {
  return swedishCompany(plain.replace(/^16(?=\d{6}-?\d{4}$)/, '')).isValid || isSwedishPerson(plain);
}
