import type { Database } from '#backend/database/connection.ts';
import { exportCustomer } from '#backend/features/user/export-customer.ts';
import {
  findCustomerIdByEmail,
  findDataOfEmail,
  findOrdersOfEmail,
  findRestrictedOrders,
} from './person.queries.ts';

/** All that the shop stores about an e-mail address, with or without an account (GDPR Art. 15 and 20). */
export async function exportPerson(db: Database, email: string): Promise<Record<string, unknown>> {
  const [customerId, data, orders, restrictedOrders] = await Promise.all([
    findCustomerIdByEmail(db, email),
    findDataOfEmail(db, email),
    findOrdersOfEmail(db, email),
    findRestrictedOrders(db, email),
  ]);
  return {
    exportedAt: new Date().toISOString(),
    email,
    account: customerId === undefined ? null : await exportCustomer(db, { id: customerId, email }),
    ...data,
    orders,
    restrictedOrders,
  };
}
