import type { Database } from '#backend/database/connection.ts';
import { exportCustomer } from '#backend/features/user/export-customer.ts';
import {
  findAccountByEmail,
  findDataOfAddress,
  findOrdersOfAddress,
  findRestrictedOrders,
} from './person.queries.ts';

/** All that the shop stores about an e-mail address, with or without an account (GDPR Art. 15 and 20). */
export async function exportPerson(db: Database, email: string): Promise<Record<string, unknown>> {
  const [account, data, orders, restrictedOrders] = await Promise.all([
    findAccountByEmail(db, email),
    findDataOfAddress(db, email),
    findOrdersOfAddress(db, email),
    findRestrictedOrders(db, email),
  ]);
  return {
    exportedAt: new Date().toISOString(),
    email,
    account: account === undefined ? null : await exportCustomer(db, { id: account, email }),
    ...data,
    orders,
    restrictedOrders,
  };
}
