import { testNumbers, textField } from './form-fields.ts';
import { html } from './html.ts';
import { behaviourOf, type CardBehaviour, passesLuhn, testCards } from './test-numbers.ts';
import type { Attempt, WayToPay } from './way-to-pay.ts';
import type { Words } from './words-sv.ts';

const slowAnswer = 30_000;

export const card: WayToPay = {
  title: 'cardTitle',
  button: 'pay',

  fields: (_, speech, given) => html`
    ${textField(speech, given, { name: 'number', label: 'cardNumber', inputMode: 'numeric', placeholder: '4242 4242 4242 4242' })}
    <div class="pair">
      ${textField(speech, given, { name: 'expiry', label: 'expiry', inputMode: 'numeric', placeholder: '04/30' })}
      ${textField(speech, given, { name: 'cvc', label: 'cvc', inputMode: 'numeric', hint: 'cvcHint' })}
    </div>
    ${testNumbers(speech, testCards)}`,

  attempt(_, { number = '', expiry = '', cvc = '' }, now) {
    const digits = number.replace(/[\s-]/g, '');
    const behaviour = behaviourOf(testCards, digits);
    const faults = {
      ...faultOf('number', numberFault(digits, behaviour)),
      ...faultOf('expiry', expiryFault(expiry, new Date(now))),
      ...faultOf('cvc', /^\d{3}$/.test(cvc.trim()) ? undefined : 'cvcWrong'),
    };
    if (Object.keys(faults).length > 0 || !behaviour) return { faults };
    return decide(behaviour, `•••• ${digits.slice(-4)}`, now);
  },
};

function decide(behaviour: CardBehaviour, payer: string, now: number): Attempt {
  switch (behaviour) {
    case 'approved':
      return { outcome: { state: 'authorized' }, payer };
    case 'declined':
      return { outcome: { state: 'failed', failure: 'declined' }, payer };
    case 'short':
      return { faults: { number: 'insufficientFunds' } };
    case 'challenge':
      return { step: 'challenge', payer };
    case 'slow':
      return { step: 'waiting', payer, later: { outcome: { state: 'authorized' }, at: now + slowAnswer } };
    case 'silent':
      return { step: 'waiting', payer };
  }
}

function numberFault(digits: string, behaviour: CardBehaviour | undefined): keyof Words | undefined {
  if (digits === '') return 'required';
  if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits)) return 'cardNumberWrong';
  return behaviour ? undefined : 'cardNotTest';
}

function expiryFault(text: string, today: Date): keyof Words | undefined {
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*[/-]?\s*(?:20)?(\d{2})\s*$/.exec(text) ?? [];
  if (Number(month) < 1 || Number(month) > 12) return 'expiryWrong';
  // A card counts until the end of its month.
  const end = Date.UTC(2000 + Number(year), Number(month));
  return end > today.getTime() ? undefined : 'cardExpired';
}

function faultOf(field: string, fault: keyof Words | undefined): Record<string, keyof Words> {
  return fault ? { [field]: fault } : {};
}
