import type { CompanyAddressType, CompanyType } from '#backend/graphql/schema.generated.ts';
import type { OrganizationRow } from './company.queries.ts';

/**
 * A company is the account of an organisation and has one buyer. Organisation numbers are not verified, so accounts with
 * the same number share no data (decision 36).
 */
export function describeCompany(row: OrganizationRow): CompanyType {
  const id = String(row.customer_id);
  return {
    id,
    name: row.company,
    vatNumber: row.personal_id,
    exVat: true,
    limitedProductAccess: false,
    addresses: row.address_line_1 ? [billingAddress(row, id)] : [],
    buyers: [
      {
        id,
        internalId: null,
        firstName: row.first_name,
        lastName: row.last_name,
        phone: row.phone || row.mobile,
        companyId: id,
        active: true,
        restrictToDedicatedPriceLists: false,
      },
    ],
  };
}

/** The id of the account's address. The checkout accepts it. */
export function companyAddressId(customerId: number): string {
  return `${customerId}-billing`;
}

function billingAddress(row: OrganizationRow, companyId: string): CompanyAddressType {
  return {
    addressId: companyAddressId(row.customer_id),
    companyId,
    email: row.email,
    phone: row.phone || row.mobile,
    company: row.company,
    firstName: row.first_name,
    lastName: row.last_name,
    careOf: row.care_of,
    addressLine1: row.address_line_1,
    addressLine2: row.address_line_2,
    addressLine3: row.address_line_3,
    zip: row.zip,
    city: row.city,
    region: row.state,
    country: row.country,
    addressType: 'billing',
    addressReferenceId: null,
  };
}
