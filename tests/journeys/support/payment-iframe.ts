import type { FrameLocator, Page } from 'playwright-core';
import type { DemoLanguage } from '#demo/languages.ts';
import { sandboxMessages } from '#sandbox/messages/messages.ts';

/** Identity numbers by the sandbox's credit decision. */
export const TEST_IDENTITIES = {
  sv: { approved: '19121212-1212', declined: '18900101-9802', blocked: '18900102-9819' },
  da: { approved: '010158-5018', declined: '020258-5000', blocked: '030358-5001' },
  fi: { approved: '010190-900P', declined: '020280-901L', blocked: '030370-902H' },
  nb: { approved: '01419010029', declined: '02428010100', blocked: '03437010020' },
} as const;
export type CreditLocale = keyof typeof TEST_IDENTITIES;

/** The provider's iframe in the checkout. */
export const paymentIframe = (page: Page): FrameLocator => page.frameLocator('iframe[data-payment-frame]');

interface PaymentInput {
  type?: 'directPayment' | 'directInvoice' | 'loan';
  identityNumber?: string;
}

/** Completes the purchase in the iframe, which is prefilled with the customer’s name and address. */
export async function payInIframe(page: Page, locale: CreditLocale, input: PaymentInput = {}): Promise<void> {
  const { type = 'directInvoice', identityNumber = TEST_IDENTITIES[locale].approved } = input;
  const messages = sandboxMessages[locale];
  const iframe = paymentIframe(page);
  await iframe.getByRole('radio', { name: messages[type] }).check();
  await iframe.getByLabel(messages.identityNumber).fill(identityNumber);
  await pressComplete(page, locale);
}

export async function pressComplete(page: Page, locale: DemoLanguage): Promise<void> {
  await paymentIframe(page).getByRole('button', { name: sandboxMessages[locale].complete }).click();
}
