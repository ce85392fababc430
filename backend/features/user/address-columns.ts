import type { AddressInputType, AddressType } from '#backend/graphql/schema.generated.ts';
import type { AddressChange, AddressRow } from './user.queries.ts';

const columns = {
  firstName: 'first_name',
  lastName: 'last_name',
  company: 'company',
  careOf: 'care_of',
  addressLine1: 'address_line_1',
  addressLine2: 'address_line_2',
  addressLine3: 'address_line_3',
  entryCode: 'entry_code',
  zip: 'zip',
  city: 'city',
  state: 'state',
  country: 'country',
  mobile: 'mobile',
  phone: 'phone',
} as const satisfies Record<keyof AddressInputType, keyof AddressChange>;

export const addressColumns = Object.values(columns);

const parts = Object.keys(columns) as (keyof typeof columns)[];

/** Clients expect an address with empty parts rather than none. */
export function readAddress(row: AddressRow | undefined): Omit<AddressType, '__typename'> {
  const entries = parts.map((part) => [part, row?.[columns[part]] ?? '']);
  return Object.fromEntries(entries) as Record<(typeof parts)[number], string>;
}

/** The columns of the fields that the input contains. Null and absent fields are unchanged. */
export function changedColumns(address: AddressInputType): AddressChange {
  const changes = parts.flatMap((part) => {
    const value = address[part];
    if (typeof value !== 'string') return [];
    const text = value.trim();
    return [[columns[part], part === 'country' ? text.toUpperCase() : text]];
  });
  return Object.fromEntries(changes);
}
