import type { BrowserContext } from 'playwright-core';
import { hashPassword } from '#backend/features/auth/password/password-hash.ts';
import { digestPassword } from '#contract/auth.ts';
import { newEmail, PASSWORD } from './customer.ts';
import { type EditableShop, openSharedShop, type SharedShop, startEditableShop } from './editable-shop.ts';

interface CustomerFactory {
  /** Writes a customer to the database, because registrations are rate-limited, and returns the e-mail address. */
  newCustomer(): Promise<string>;
}

export type AccountShop = SharedShop & CustomerFactory;

/** The worker's shop, which can create customers. */
export async function openAccountShop(): Promise<AccountShop> {
  return withCustomers(await openSharedShop());
}

/** Starts a shop for one file of journeys, which can create customers. */
export async function startAccountShop(
  environment: Record<string, string>,
): Promise<EditableShop & CustomerFactory> {
  return withCustomers(await startEditableShop(environment));
}

async function withCustomers<Shop extends SharedShop>(shop: Shop): Promise<Shop & CustomerFactory> {
  const password_hash = await hashPassword(await digestPassword(PASSWORD));
  return {
    ...shop,
    async newCustomer() {
      const email = newEmail();
      await shop.db.insertInto('customer').values({ email, password_hash }).execute();
      return email;
    },
  };
}

/** Drawing covers is slow, and journeys about accounts do not need them. */
export async function withoutPictures(context: BrowserContext): Promise<void> {
  const blank = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' };
  await context.route('**/images/**', (route) => route.fulfill(blank));
}
