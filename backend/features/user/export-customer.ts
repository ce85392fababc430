import type { Database } from '#backend/database/connection.ts';
import { listBalanceMovements } from '#backend/features/balance/list-balance-movements.ts';
import { readAddress } from './address-columns.ts';
import {
  findAccount,
  findCartItems,
  findFavoriteLists,
  findMails,
  findNewsletter,
  findOrders,
  findQuotationLines,
  findReviews,
  findReviewVotes,
  findSessions,
  findStockAlerts,
} from './export-customer.queries.ts';
import { findAddress } from './user.queries.ts';

/** All data that the shop stores about a customer, in a machine-readable form (GDPR, articles 15 and 20). */
export async function exportCustomer(db: Database, customer: { id: number; email: string }): Promise<object> {
  const [account, profile, activity, purchases] = await Promise.all([
    findAccount(db, customer.id),
    exportProfile(db, customer),
    exportActivity(db, customer),
    exportPurchases(db, customer.id),
  ]);
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
    // Favourites, the delivery address and preferences that clients store with the customer.
    metaData: parseMetaData(account?.meta_data),
    ...profile,
    ...activity,
    ...purchases,
  };
}

async function exportProfile(db: Database, customer: { id: number; email: string }) {
  const [address, newsletter, mails] = await Promise.all([
    findAddress(db, customer.id),
    findNewsletter(db, customer),
    findMails(db, customer),
  ]);
  return {
    address: readAddress(address),
    newsletter: newsletter && {
      requestedAt: newsletter.requested_at,
      confirmedAt: newsletter.confirmed_at,
      endedAt: newsletter.ended_at,
      tags: newsletter.tags,
    },
    mails: mails.map((mail) => ({ kind: mail.kind, createdAt: mail.created_at, sentAt: mail.sent_at })),
  };
}

async function exportActivity(db: Database, customer: { id: number; email: string }) {
  const [sessions, reviews, reviewVotes, favoriteLists, stockAlerts, cartItems] = await Promise.all([
    findSessions(db, customer.id),
    findReviews(db, customer.id),
    findReviewVotes(db, customer.id),
    findFavoriteLists(db, customer.id),
    findStockAlerts(db, customer),
    findCartItems(db, customer.id),
  ]);
  return {
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
    reviewVotes: reviewVotes.map((vote) => ({
      reviewId: Number(vote.product_review_id),
      votedAt: vote.voted_at,
    })),
    favoriteLists: favoriteLists.map((list) => ({
      name: list.name,
      isShared: list.share_key !== null,
      productIds: list.product_ids,
      createdAt: list.created_at,
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
  };
}

async function exportPurchases(db: Database, customerId: number) {
  const [quotationLines, balanceMovements, orders] = await Promise.all([
    findQuotationLines(db, customerId),
    listBalanceMovements(db, customerId),
    findOrders(db, customerId),
  ]);
  return {
    quotationLines: quotationLines.map((line) => ({
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
    balanceMovements,
    orders: orders.map((order) => ({
      orderId: order.order_id,
      status: order.state,
      placedAt: order.placed_at,
      currency: order.currency_code,
      totalIncVatMinorUnits: order.total_inc_vat,
      details: order.draft,
      withdrawals: order.withdrawals,
    })),
  };
}

/** Returns the text itself when a client has stored something other than JSON. */
function parseMetaData(text: string | null | undefined): unknown {
  if (!text) return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
