import { CARD_WALLETS, isCardWallet } from '#contract/order/local-payment-methods.ts';
import type { MessageKey } from '../messages/messages.ts';
import { html } from '../pages/html.ts';
import { renderTestNumbers, renderTextField } from './form-fields.ts';
import type { Attempt, FieldErrors, PaymentMethod } from './payment-method.ts';
import { behaviourOf, type CardBehaviour, passesLuhn, testCards } from './test-numbers.ts';

const slowBankDelayMs = 30_000;

export const card: PaymentMethod = {
  title: ({ t }) => t('cardTitle'),
  button: 'pay',

  renderShortcuts: ({ t }) => html`<form method="post" class="wallets" aria-label="${t('wallets')}">
    <input type="hidden" name="do" value="pay">
    ${Object.entries(CARD_WALLETS).map(
      ([key, name]) => html`<button class="button" name="wallet" value="${key}">${name}</button>`,
    )}
    <p>${t('orCard')}</p>
  </form>`,

  renderFields: (_, localization, form) => html`
    ${renderTextField(localization, form, { name: 'number', label: 'cardNumber', inputMode: 'numeric', placeholder: '4242 4242 4242 4242' })}
    <div class="pair">
      ${renderTextField(localization, form, { name: 'expiry', label: 'expiry', inputMode: 'numeric', placeholder: '04/30' })}
      ${renderTextField(localization, form, { name: 'cvc', label: 'cvc', inputMode: 'numeric', hint: 'cvcHint' })}
    </div>
    ${renderTestNumbers(localization, testCards)}`,

  attempt(_, { wallet = '', number = '', expiry = '', cvc = '' }, now) {
    if (isCardWallet(wallet)) return { step: 'wallet', payer: CARD_WALLETS[wallet] };
    const digits = number.replace(/[\s-]/g, '');
    const behaviour = behaviourOf(testCards, digits);
    const fieldErrors = {
      ...fieldError('number', checkNumber(digits, behaviour)),
      ...fieldError('expiry', checkExpiry(expiry, now)),
      ...fieldError('cvc', /^\d{3}$/.test(cvc.trim()) ? undefined : 'cvcWrong'),
    };
    // A number without a behaviour has an error.
    if (Object.keys(fieldErrors).length > 0 || !behaviour) return { fieldErrors };
    return attemptWith(behaviour, `•••• ${digits.slice(-4)}`, now);
  },
};

function attemptWith(behaviour: CardBehaviour, payer: string, now: number): Attempt {
  switch (behaviour) {
    case 'approved':
      return { outcome: { state: 'authorized' }, payer };
    case 'declined':
      return { outcome: { state: 'failed', failure: 'declined' }, payer };
    case 'insufficient-funds':
      return { fieldErrors: { number: 'insufficientFunds' } };
    case 'challenge':
      return { step: 'challenge', payer };
    case 'slow':
      return {
        step: 'waiting',
        payer,
        delayed: { outcome: { state: 'authorized' }, at: now + slowBankDelayMs },
      };
    case 'silent':
      return { step: 'waiting', payer };
  }
}

function checkNumber(digits: string, behaviour: CardBehaviour | undefined): MessageKey | undefined {
  if (digits === '') return 'required';
  if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits)) return 'cardNumberWrong';
  return behaviour ? undefined : 'cardNotTest';
}

/** Accepts `04/30`, `4-2030` and `0430`. */
function checkExpiry(text: string, now: number): MessageKey | undefined {
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*[/-]?\s*(?:20)?(\d{2})\s*$/.exec(text) ?? [];
  if (Number(month) < 1 || Number(month) > 12) return 'expiryWrong';
  // A card is valid until the end of its month. `Date.UTC` counts months from 0: this is the start of the next month.
  const end = Date.UTC(2000 + Number(year), Number(month));
  return end > now ? undefined : 'cardExpired';
}

function fieldError(field: string, message: MessageKey | undefined): FieldErrors {
  return message ? { [field]: message } : {};
}
