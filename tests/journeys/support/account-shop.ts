import type { BrowserContext } from 'playwright-core';
import { hashPassword } from '#backend/features/auth/password/password-hash.ts';
import { digestPassword } from '#contract/auth.ts';
import { newEmail, PASSWORD } from './customer.ts';
import { type EditableShop, startEditableShop } from './editable-shop.ts';

export interface AccountShop extends EditableShop {
  /** Creates a customer and returns the e-mail address. Written to the database, because registrations are rate-limited. */
  newCustomer(): Promise<string>;
}

/** Starts a shop for one file of journeys, which can create customers. */
export async function startAccountShop(environment: Record<string, string> = {}): Promise<AccountShop> {
  const shop = await startEditableShop(environment);
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
