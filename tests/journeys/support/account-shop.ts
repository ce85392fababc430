import type { BrowserContext } from 'playwright-core';
import { hashPassword } from '#backend/features/auth/password/password-hash.ts';
import { digestPassword } from '#contract/auth.ts';
import { newAddress, PASSWORD } from './customer.ts';
import { type EditableShop, startEditableShop } from './editable-shop.ts';

export interface AccountShop extends EditableShop {
  /** The e-mail address of somebody who has had an account for long: shops do not let one place open them without end. */
  newCustomer(): Promise<string>;
}

/** A shop of the test's own, with as many customers as it needs. */
export async function startAccountShop(environment: Record<string, string> = {}): Promise<AccountShop> {
  const shop = await startEditableShop(environment);
  const password_hash = await hashPassword(await digestPassword(PASSWORD));
  return {
    ...shop,
    async newCustomer() {
      const email = newAddress();
      await shop.db.insertInto('customer').values({ email, password_hash }).execute();
      return email;
    },
  };
}

/** Drawing covers by the dozen takes long, and who one is has nothing to do with them. */
export async function withoutPictures(context: BrowserContext): Promise<void> {
  const blank = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' };
  await context.route('**/images/**', (route) => route.fulfill(blank));
}
