import type { Database } from '#backend/database/connection.ts';
import type { CartQuotationType } from '#backend/graphql/schema.generated.ts';
import { findQuotationOfCart, type QuotationRow } from './quotation.queries.ts';

/** The quotation of a cart; null for a normal cart. */
export async function describeQuotationOfCart(
  db: Database,
  cartId: string,
): Promise<CartQuotationType | null> {
  const row = await findQuotationOfCart(db, cartId);
  return row ? describeQuotation(row) : null;
}

type QuotationStatus = 'pending' | 'accepted' | 'rejected' | 'expired' | 'finalized';

export function quotationStatus(row: QuotationRow, now = Date.now()): QuotationStatus {
  if (row.order_id !== null) return 'finalized';
  if (row.rejected_at) return 'rejected';
  if (row.valid_to.getTime() <= now) return 'expired';
  return row.accepted_at ? 'accepted' : 'pending';
}

function describeQuotation(row: QuotationRow): CartQuotationType {
  const modifiedAt = row.accepted_at ?? row.rejected_at ?? row.created_at;
  return {
    quotationNumber: String(row.number),
    name: row.name,
    currency: row.currency_code,
    marketId: row.market_id,
    channelId: row.channel_id,
    // Clients compare it in upper case.
    status: quotationStatus(row).toUpperCase(),
    createdAt: row.created_at.toISOString(),
    modifiedAt: modifiedAt.toISOString(),
    validFrom: row.created_at.toISOString(),
    validTo: row.valid_to.toISOString(),
    company:
      row.customer_type === 'ORGANIZATION'
        ? { companyId: String(row.customer_id), name: row.company, vatNumber: row.personal_id }
        : null,
    owner: { ownerId: null, firstName: row.made_by, lastName: null, phone: null },
    customer: {
      customerId: String(row.customer_id),
      internalCustomerId: null,
      firstName: row.first_name,
      lastName: row.last_name,
      phone: row.phone,
      approvedAt: row.accepted_at?.toISOString() ?? null,
      rejectedAt: row.rejected_at?.toISOString() ?? null,
    },
    terms: { text: row.terms },
    orderId: row.order_id === null ? null : String(row.order_id),
    billingAddress: addressOf(row),
    // The customer enters it in the checkout.
    shippingAddress: null,
  };
}

function addressOf(row: QuotationRow): CartQuotationType['billingAddress'] {
  return {
    email: row.email,
    phone: row.phone,
    company: row.company,
    firstName: row.first_name,
    lastName: row.last_name,
    addressLine1: row.address_line_1,
    addressLine2: row.address_line_2,
    addressLine3: row.address_line_3,
    zip: row.zip,
    city: row.city,
    region: row.state,
    country: row.country,
  };
}
