import type { TaxDocument } from '../tax-document.ts';
import { PeppolError } from './peppol-error.ts';
import { element, type XmlElement } from './xml-element.ts';

/** An address in the Peppol network: `0007:2120002627`. */
export interface PeppolAddress {
  scheme: string;
  id: string;
}

/** Electronic address schemes (EAS) of organisation numbers by country. Others need an explicit address. */
const schemes: Record<string, string> = { SE: '0007', DK: '0184', NO: '0192', FI: '0212' };

export function parsePeppolAddress(text: string): PeppolAddress | undefined {
  const [, scheme, id] = /^(\d{4}):([\w.-]{1,50})$/.exec(text) ?? [];
  return scheme && id ? { scheme, id } : undefined;
}

export function sellerParty({ seller }: TaxDocument): XmlElement {
  const address = addressOf(seller.country, seller.organisationNumber);
  if (!address) throw new PeppolError('The seller has no organisation number with a Peppol scheme.');
  // The last line of the address is the postal code and the city.
  const [zip, city] = zipAndCity(seller.address.at(-1) ?? '');
  return element('cac:AccountingSupplierParty', [
    party({
      address,
      name: seller.name,
      street: seller.address.slice(0, -1),
      zip,
      city,
      country: seller.country,
      vatNumber: seller.vatNumber,
      organisationNumber: seller.organisationNumber,
      contact: { name: seller.name, email: seller.email },
    }),
  ]);
}

/** `to` replaces the address that follows from the organisation number. */
export function buyerParty({ buyer }: TaxDocument, to: PeppolAddress | undefined): XmlElement {
  const address = to ?? addressOf(buyer.country, buyer.organisationNumber ?? '');
  if (!address)
    throw new PeppolError('The buyer has no organisation number with a Peppol scheme: use --to SCHEME:ID.');
  return element('cac:AccountingCustomerParty', [
    party({
      address,
      name: buyer.company || buyer.name,
      street: buyer.address,
      zip: buyer.zip,
      city: buyer.city,
      country: buyer.country,
      vatNumber: buyer.vatNumber,
      organisationNumber: buyer.organisationNumber,
      contact: { name: buyer.name, email: buyer.email },
    }),
  ]);
}

/** Undefined without an organisation number, or if no scheme is known for the country. */
function addressOf(country: string, organisationNumber: string): PeppolAddress | undefined {
  const scheme = schemes[country];
  const id = organisationNumber.replace(/[^\dA-Za-z]/g, '');
  return scheme && id ? { scheme, id } : undefined;
}

interface Party {
  address: PeppolAddress;
  name: string;
  street: readonly string[];
  zip: string;
  city: string;
  country: string;
  vatNumber: string | null;
  organisationNumber: string | null;
  contact: { name: string; email: string };
}

function party({
  address,
  name,
  street,
  vatNumber,
  organisationNumber,
  contact,
  ...location
}: Party): XmlElement {
  const [first, ...others] = street;
  return element('cac:Party', [
    element('cbc:EndpointID', address.id, { schemeID: address.scheme }),
    element('cac:PartyName', [element('cbc:Name', name)]),
    element('cac:PostalAddress', [
      first !== undefined && element('cbc:StreetName', first),
      others.length > 0 && element('cbc:AdditionalStreetName', others.join(', ')),
      element('cbc:CityName', location.city),
      element('cbc:PostalZone', location.zip),
      element('cac:Country', [element('cbc:IdentificationCode', location.country)]),
    ]),
    vatNumber !== null &&
      element('cac:PartyTaxScheme', [
        element('cbc:CompanyID', vatNumber),
        element('cac:TaxScheme', [element('cbc:ID', 'VAT')]),
      ]),
    element('cac:PartyLegalEntity', [
      element('cbc:RegistrationName', name),
      organisationNumber ? element('cbc:CompanyID', organisationNumber.replace(/[ -]/g, '')) : undefined,
    ]),
    element('cac:Contact', [element('cbc:Name', contact.name), element('cbc:ElectronicMail', contact.email)]),
  ]);
}

/** `111 22 Stockholm`: the digits are the postal code. */
function zipAndCity(line: string): [zip: string, city: string] {
  const [, zip = '', city = line] = /^([\d ]*\d)\s+(.+)$/.exec(line) ?? [];
  return [zip, city];
}
