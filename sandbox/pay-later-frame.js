// Inside a shop's checkout the frame asks the shop before it goes on. It speaks to that shop only, and hears no other.
const { shopOrigin, reference } = document.body.dataset;
const form = /** @type {HTMLFormElement | null} */ (document.getElementById('payment'));
const leave = /** @type {HTMLAnchorElement | null} */ (document.getElementById('leave'));
const isFramed = window.parent !== window;
const patience = 20_000;
let giveUp = 0;

/** @param {string} type @param {object} [more] */
function tell(type, more = {}) {
  if (isFramed && shopOrigin)
    window.parent.postMessage({ type: `payment-sandbox:${type}`, reference, ...more }, shopOrigin);
}

/** @param {boolean} isAsking */
function showAsking(isAsking) {
  clearTimeout(giveUp);
  const button = form?.querySelector('button');
  if (button) button.disabled = isAsking;
  const asking = document.getElementById('asking');
  if (asking) asking.hidden = !isAsking;
}

/** @param {string} [reason] none: no refusal is shown */
function showRefusal(reason) {
  /** @type {HTMLElement} */ for (const text of document.querySelectorAll('#refusals [data-reason]'))
    text.hidden = text.getAttribute('data-reason') !== reason;
}

form?.addEventListener('submit', (event) => {
  const given = Object.fromEntries(new FormData(form));
  // What is missing, the provider itself says; opened outside a shop there is nobody to ask.
  if (!isFramed || !form.checkValidity()) return;
  event.preventDefault();
  showRefusal();
  showAsking(true);
  giveUp = window.setTimeout(() => {
    showAsking(false);
    showRefusal('general');
  }, patience);
  const { email, firstName, lastName, address1, zip, city, type } = given;
  tell('before-submit', {
    email,
    invoicingAddress: { firstName, lastName, address1, zip, city },
    selectedPaymentMethodType: type,
  });
});

window.addEventListener('message', ({ origin, source, data }) => {
  if (origin !== shopOrigin || source !== window.parent) return;
  if (data?.type === 'payment-sandbox:continue') {
    clearTimeout(giveUp);
    form?.submit();
  }
  if (data?.type === 'payment-sandbox:abort') {
    showAsking(false);
    const known = ['general', 'order', 'stock', 'blocked'];
    showRefusal(known.includes(data.reason) ? data.reason : 'general');
  }
  if (data?.type === 'payment-sandbox:suspend' && form) form.inert = true;
  if (data?.type === 'payment-sandbox:resume' && form) form.inert = false;
});

new ResizeObserver(() =>
  tell('resize', { height: Math.ceil(document.documentElement.offsetHeight) }),
).observe(document.body);
tell('ready');
if (leave) tell('completed', { status: leave.dataset.status, url: leave.href });
