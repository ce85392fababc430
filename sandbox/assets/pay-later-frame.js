// In a checkout the iframe asks the shop before it submits the form. Messages go to and come from that shop's origin only.
const { shopOrigin, reference } = document.body.dataset;
const form = /** @type {HTMLFormElement | null} */ (document.getElementById('payment'));
const leave = /** @type {HTMLAnchorElement | null} */ (document.getElementById('leave'));
const isInIframe = window.parent !== window;
const shopTimeoutMs = 20_000;
let shopTimer = 0;

/** @param {string} type @param {object} [more] */
function postToShop(type, more = {}) {
  if (isInIframe && shopOrigin)
    window.parent.postMessage({ type: `payment-sandbox:${type}`, reference, ...more }, shopOrigin);
}

/** @param {boolean} isWaiting */
function showWaitingForShop(isWaiting) {
  clearTimeout(shopTimer);
  const button = form?.querySelector('button');
  if (button) button.disabled = isWaiting;
  const status = document.getElementById('waiting-for-shop');
  if (status) status.hidden = !isWaiting;
}

/** @param {string} [reason] hides all reasons if it is missing */
function showAbortReason(reason) {
  /** @type {HTMLElement} */ for (const text of document.querySelectorAll('#abort-reasons [data-reason]'))
    text.hidden = text.getAttribute('data-reason') !== reason;
}

form?.addEventListener('submit', (event) => {
  // The sandbox's server reports missing fields. Outside a checkout there is no shop to ask.
  if (!isInIframe || !form.checkValidity()) return;
  event.preventDefault();
  showAbortReason();
  showWaitingForShop(true);
  shopTimer = window.setTimeout(() => {
    showWaitingForShop(false);
    showAbortReason('general');
  }, shopTimeoutMs);
  const { email, firstName, lastName, address1, zip, city, type } = Object.fromEntries(new FormData(form));
  postToShop('before-submit', {
    email,
    invoicingAddress: { firstName, lastName, address1, zip, city },
    selectedPaymentMethodType: type,
  });
});

window.addEventListener('message', ({ origin, source, data }) => {
  if (origin !== shopOrigin || source !== window.parent) return;
  if (data?.type === 'payment-sandbox:continue') {
    clearTimeout(shopTimer);
    form?.submit();
  }
  if (data?.type === 'payment-sandbox:abort') {
    showWaitingForShop(false);
    const knownReasons = ['general', 'order', 'stock', 'blocked'];
    showAbortReason(knownReasons.includes(data.reason) ? data.reason : 'general');
  }
  if (data?.type === 'payment-sandbox:suspend' && form) form.inert = true;
  if (data?.type === 'payment-sandbox:resume' && form) form.inert = false;
});

new ResizeObserver(() =>
  postToShop('resize', { height: Math.ceil(document.documentElement.offsetHeight) }),
).observe(document.body);
postToShop('ready');
if (leave) postToShop('completed', { status: leave.dataset.status, url: leave.href });
