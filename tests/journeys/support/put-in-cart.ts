import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';

/** Adds a book to the cart with the form of its page, without opening the page. */
export async function putInCart(
  page: Page,
  { canonicalUrl, skuId }: { canonicalUrl: string; skuId: number },
): Promise<void> {
  const form = { skuId, quantity: 1, key: randomUUID() };
  const response = await page.request.post(canonicalUrl, { form });
  if (!response.ok()) throw new Error(`${canonicalUrl} was not added: status ${response.status()}`);
}
