import type { Database } from '#backend/database/connection.ts';
import { movementsOfCustomer } from '#backend/features/balance/movements-of-customer.ts';
import { readAddress } from './address-columns.ts';
import { findOwnThings } from './export-customer.queries.ts';

/** All that the shop keeps of a customer, in one piece that people and programs can read (GDPR, articles 15 and 20). */
export async function exportCustomer(db: Database, customer: { id: number; email: string }): Promise<object> {
  const [account, address, sessions, reviews, stockAlerts, cartItems, orders, newsletter, quotations] =
    await findOwnThings(db, customer);
  return {
    exportedAt: new Date().toISOString(),
    account: account && {
      email: account.email,
      customerType: account.customer_type,
      gender: account.gender,
      personalId: account.personal_id,
      newsletter: account.newsletter,
      memberType: account.member_type,
      memberId: account.member_id,
      createdAt: account.created_at,
    },
    address: readAddress(address),
    // Favourites, the delivery address and choices: whatever clients keep with the customer.
    metaData: readJson(account?.meta_data),
    sessions: sessions.map((session) => ({
      createdAt: session.created_at,
      lastUsedAt: session.last_used_at,
      expiresAt: session.expires_at,
      endedAt: session.ended_at,
      userAgent: session.user_agent,
    })),
    reviews: reviews.map(({ product_id, created_at, ...review }) => ({
      productId: product_id,
      ...review,
      createdAt: created_at,
    })),
    stockAlerts: stockAlerts.map((alert) => ({
      skuId: alert.sku_id,
      requestedAt: alert.requested_at,
      notifiedAt: alert.notified_at,
    })),
    cartItems: cartItems.map((item) => ({
      cartId: item.cart_id,
      skuId: item.sku_id,
      quantity: item.quantity,
      changedAt: item.updated_at,
    })),
    newsletter: newsletter && {
      requestedAt: newsletter.requested_at,
      confirmedAt: newsletter.confirmed_at,
      endedAt: newsletter.ended_at,
      tags: newsletter.tags,
    },
    quotationLines: quotations.map((line) => ({
      quotationNumber: line.number,
      name: line.name,
      createdAt: line.created_at,
      validTo: line.valid_to,
      acceptedAt: line.accepted_at,
      rejectedAt: line.rejected_at,
      skuId: line.sku_id,
      quantity: line.quantity,
      unitPriceMinorUnits: Number(line.unit_price),
      currency: line.currency_code,
    })),
    balanceMovements: await movementsOfCustomer(db, customer.id),
    orders: orders.map((order) => ({
      orderId: order.order_id,
      status: order.state,
      placedAt: order.placed_at,
      currency: order.currency_code,
      totalIncVatMinorUnits: order.total_inc_vat,
      details: order.draft,
    })),
  };
}

/** As it is, where some client has written it in a way of its own. */
function readJson(text: string | null | undefined): unknown {
  if (!text) return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
