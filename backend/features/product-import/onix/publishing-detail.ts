import type { Book } from '../book/book.ts';
import { dateOf } from './dates.ts';
import { childrenOf, type Element, textOf } from './element.ts';
import { includesCountry, type Territory, territoryOf } from './territory.ts';

/** Facts of block 4 that the prices and the stock of block 6 depend on. They are stored for block updates. */
export interface PublishingFacts {
  /** A code of list 64. */
  status?: string;
  publicationDate?: string;
  /** The first day of pre-orders. */
  preOrdersFrom?: string;
  /** Types of list 46. */
  rights: { type: string; territory?: Territory }[];
  /** The type of rights in the countries that `rights` does not name. */
  rightsElsewhere?: string;
}

/** Roles (list 163) in the order of preference; Swedish senders use 23, the end of the review embargo. */
const publicationRoles = ['01', '23'];
const firstPublicationRoles = ['11', '20'];
/** Days before which the book may not be sold, the title may not be shown, and pre-orders are not accepted. */
const salesEmbargoRole = '02';
const announcementRole = '09';
const preOrderRole = '27';

/** Reads the facts of block 4. */
export function publishingFactsOf(block: Element): PublishingFacts {
  const dates = childrenOf(block, 'PublishingDate');
  return {
    status: textOf(block, 'PublishingStatus'),
    publicationDate: findDate(dates, 'PublishingDateRole', publicationRoles),
    preOrdersFrom: findDate(dates, 'PublishingDateRole', [preOrderRole]),
    rights: childrenOf(block, 'SalesRights').map((each) => ({
      type: textOf(each, 'SalesRightsType') ?? '',
      territory: territoryOf(each),
    })),
    rightsElsewhere: textOf(block, 'ROWSalesRightsType'),
  };
}

/** The date of the first of these roles that has one. `roleName` is the element that contains the role. */
export function findDate(
  composites: readonly Element[],
  roleName: string,
  roles: readonly string[],
): string | undefined {
  for (const role of roles)
    for (const composite of composites) {
      const date = textOf(composite, roleName) === role ? dateOf(composite) : undefined;
      if (date !== undefined) return date;
    }
  return undefined;
}

/** The day from which the title may be shown; undefined without one. */
export const announcementDateOf = (block: Element | undefined): string | undefined =>
  findDate(childrenOf(block, 'PublishingDate'), 'PublishingDateRole', [announcementRole]);

/** The day on which the last sales embargo of blocks 4 and 6 ends; undefined without one. Lists 163 and 166 share the role. */
export function salesEmbargoOf(block: Element, supplies: readonly Element[]): string | undefined {
  const datesOf = (parent: string, date: string) =>
    supplies
      .flatMap((supply) => childrenOf(supply, parent))
      .flatMap((composite) => childrenOf(composite, date));
  const found = [
    findDate(childrenOf(block, 'PublishingDate'), 'PublishingDateRole', [salesEmbargoRole]),
    findDate(datesOf('MarketPublishingDetail', 'MarketDate'), 'MarketDateRole', [salesEmbargoRole]),
    findDate(datesOf('SupplyDetail', 'SupplyDate'), 'SupplyDateRole', [salesEmbargoRole]),
  ];
  const days = found.filter((date) => date !== undefined);
  return days.sort().at(-1);
}

/** The same limit as in tables. */
const maxNameLength = 200;

/** Publisher, imprint and the year of the first publication. */
export function publisherOf(block: Element) {
  const publishers = childrenOf(block, 'Publisher');
  const main = publishers.find((each) => textOf(each, 'PublishingRole') === '01') ?? publishers[0];
  const imprint = textOf(childrenOf(block, 'Imprint')[0], 'ImprintName');
  const publisher = textOf(main, 'PublisherName') ?? imprint;
  const first = findDate(childrenOf(block, 'PublishingDate'), 'PublishingDateRole', firstPublicationRoles);
  return {
    publisher: publisher?.slice(0, maxNameLength),
    imprint: imprint === publisher ? null : (imprint?.slice(0, maxNameLength) ?? null),
    year: first === undefined ? undefined : Number(first.slice(0, 4)),
  };
}

/** Types of sales rights (list 46): the book may be sold, or not. */
const soldTypes = new Set(['01', '02', '07', '08']);
const unsoldTypes = new Set(['03', '04', '05', '06']);

/** A book may be sold in a country about which there is no statement. Of contradicting statements, the prohibition applies. */
export function mayBeSoldIn({ rights, rightsElsewhere }: PublishingFacts, country: string): boolean {
  const types = rights.filter(({ territory }) => includesCountry(territory, country)).map(({ type }) => type);
  if (types.some((type) => unsoldTypes.has(type))) return false;
  return types.some((type) => soldTypes.has(type)) || !unsoldTypes.has(rightsElsewhere ?? '');
}

/** List 198: the contact for product safety, which answers for the product in the EU. */
const safetyContact = '10';

const maxContactLength = 500;

/** The contact for product safety of block 4, with the postal fields of ONIX 3.1.2. */
export function safetyContactOf(block: Element): Pick<Book, 'responsiblePerson'> {
  const contact = childrenOf(block, 'ProductContact').find(
    (each) => textOf(each, 'ProductContactRole') === safetyContact,
  );
  const names = [
    'ProductContactName',
    'StreetAddress',
    'PostalCode',
    'LocationName',
    'CountryCode',
    'EmailAddress',
  ];
  const parts = contact ? names.flatMap((name) => textOf(contact, name) ?? []) : [];
  return parts.length > 0 ? { responsiblePerson: parts.join(', ').slice(0, maxContactLength) } : {};
}
