import { type Html, html } from './html.ts';
import { layOut } from './page-layout.ts';
import { card } from './pay-by-card.ts';
import { swish } from './pay-by-swish.ts';
import { payLater } from './pay-later.ts';
import { instalments, invoice } from './pay-on-credit.ts';
import type { Method } from './payment-request.ts';
import type { Payment } from './payments.ts';
import type { Given, WayToPay } from './way-to-pay.ts';
import { type Speech, speechOf } from './words.ts';

export const waysToPay: Record<Method, WayToPay> = {
  card,
  swish,
  invoice,
  instalments,
  'pay-later': payLater,
};

/** The page that the customer of an undecided payment sees. */
export function drawPage(
  payment: Payment,
  isFramed: boolean,
  given: Given = { values: {}, faults: {} },
): Html {
  const speech = speechOf(payment);
  const page = { payment, speech, isFramed };
  switch (payment.step) {
    case 'challenge':
      return layOut({ ...page, title: speech.say('challengeTitle'), content: challenge(payment, speech) });
    case 'app':
      return layOut({ ...page, title: speech.say('appTitle'), content: app(payment, speech) });
    case 'waiting':
      return layOut({
        ...page,
        title: speech.say('waitingTitle'),
        content: waiting(payment, speech, isFramed),
        script: 'follow-payment.js',
      });
    default: {
      const way = waysToPay[payment.request.methodKey];
      return layOut({
        ...page,
        title: speech.say(way.title),
        content: form(way, payment, speech, given, isFramed),
        ...(isFramed ? { script: 'pay-later-frame.js' } : {}),
      });
    }
  }
}

/** In a frame nothing leads away from the checkout by itself: the shop is told, and a link is there without script. */
export function drawDone(payment: Payment, leavingTo: string): Html {
  const speech = speechOf(payment);
  return layOut({
    payment,
    speech,
    isFramed: true,
    script: 'pay-later-frame.js',
    title: speech.say(payment.state === 'failed' ? 'abortGeneral' : 'done'),
    content: html`<p><a class="button" id="leave" target="_top" data-status="${payment.state}"
      href="${leavingTo}">${speech.say('backToShop')}</a></p>`,
  });
}

function form(way: WayToPay, payment: Payment, speech: Speech, given: Given, isFramed: boolean): Html {
  const hasFaults = Object.keys(given.faults).length > 0;
  return html`<form method="post" novalidate id="payment">
    <input type="hidden" name="do" value="pay">
    ${hasFaults && html`<p class="fault" role="alert">${speech.say('faults')}</p>`}
    ${way.fields(payment, speech, given)}
    ${isFramed && refusals(speech)}
    <button class="button primary">${speech.say(way.button, { amount: speech.money(payment.request.amount) })}</button>
  </form>
  ${!isFramed && choiceOf(speech, 'abort', 'abort', 'quiet')}`;
}

/** What the shop may answer before a purchase goes on. */
function refusals(speech: Speech): Html {
  return html`<div role="alert" id="refusals">
    <p class="fault" data-reason="general" hidden>${speech.say('abortGeneral')}</p>
    <p class="fault" data-reason="order" hidden>${speech.say('abortOrder')}</p>
    <p class="fault" data-reason="stock" hidden>${speech.say('abortStock')}</p>
    <p class="fault" data-reason="blocked" hidden>${speech.say('abortBlocked')}</p>
  </div>
  <p class="hint" id="asking" role="status" hidden>${speech.say('asking')}</p>`;
}

function challenge({ request, payer }: Payment, speech: Speech): Html {
  return html`<p>${speech.say('challengeText', { amount: speech.money(request.amount), shop: speech.shop })}</p>
    <p class="payer">${payer}</p>
    ${choiceOf(speech, 'approve', 'approve', 'primary')}
    ${choiceOf(speech, 'refuse', 'deny', 'quiet')}`;
}

function app({ request, payer }: Payment, speech: Speech): Html {
  return html`<p>${speech.say('appText', { amount: speech.money(request.amount), phone: payer })}</p>
    ${choiceOf(speech, 'approve', 'approveInApp', 'primary')}
    ${choiceOf(speech, 'refuse', 'refuseInApp', 'quiet')}
    ${choiceOf(speech, 'abort', 'abort', 'quiet')}`;
}

function waiting({ request }: Payment, speech: Speech, isFramed: boolean): Html {
  return html`<p role="status">${speech.say('waitingText')}</p>
    <p><a class="button primary" href="">${speech.say('checkAgain')}</a></p>
    <p><a class="button quiet" href="${request.returnUrl}" ${isFramed ? html`target="_top"` : ''}>${speech.say('backToShop')}</a></p>
    ${!isFramed && choiceOf(speech, 'abort', 'abort', 'quiet')}`;
}

type Word = Parameters<Speech['say']>[0];

function choiceOf(speech: Speech, does: string, label: Word, look: 'primary' | 'quiet'): Html {
  return html`<form method="post"><button class="button ${look}" name="do" value="${does}">${speech.say(label)}</button></form>`;
}
