import type { FrameLocator, Page } from 'playwright-core';
import type { LocaleCode } from '#contract/locales.ts';
import { sandboxMessages } from '#sandbox/messages/messages.ts';

/** People whom the sandbox's register knows, by what it thinks of them. */
export const PEOPLE = {
  sv: { approved: '19121212-1212', declined: '18900101-9802', blocked: '18900102-9819' },
  da: { approved: '010158-5018', declined: '020258-5000', blocked: '030358-5001' },
  fi: { approved: '010190-900P', declined: '020280-901L', blocked: '030370-902H' },
  nb: { approved: '01419010029', declined: '02428010100', blocked: '03437010020' },
} as const;
export type CreditLocale = keyof typeof PEOPLE;

/** The provider's frame in the checkout. */
export const frameIn = (page: Page): FrameLocator => page.frameLocator('iframe[data-payment-frame]');

interface Choice {
  type?: 'directPayment' | 'directInvoice' | 'loan';
  identityNumber?: string;
}

/** Completes the purchase in the frame, which knows the customer’s name and address already. */
export async function payInFrame(page: Page, locale: CreditLocale, choice: Choice = {}): Promise<void> {
  const { type = 'directInvoice', identityNumber = PEOPLE[locale].approved } = choice;
  const said = sandboxMessages[locale];
  const frame = frameIn(page);
  await frame.getByRole('radio', { name: said[type] }).check();
  await frame.getByLabel(said.identityNumber).fill(identityNumber);
  await pressComplete(page, locale);
}

export async function pressComplete(page: Page, locale: LocaleCode): Promise<void> {
  await frameIn(page).getByRole('button', { name: sandboxMessages[locale].complete }).click();
}
