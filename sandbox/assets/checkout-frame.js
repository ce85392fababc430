// The script of an iframe that collects the address: saves changes in the shop, and sends messages to the page around it.
const { reference, embedOrigins = '' } = document.body.dataset;
const origins = embedOrigins.split(' ').filter(Boolean);
const form = /** @type {HTMLFormElement | null} */ (document.getElementById('checkout'));
const leave = /** @type {HTMLAnchorElement | null} */ (document.getElementById('leave'));
const isInIframe = window.parent !== window;
const leaveDelayMs = 1500;
let updates = 0;
let leaveTimer = 0;

/** The origin of the page around the iframe, or all allowed origins in browsers without `ancestorOrigins`. */
function targetOrigins() {
  const [parent = ''] = location.ancestorOrigins ?? [];
  return origins.includes(parent) ? [parent] : origins;
}

/** @param {string} type @param {object} [more] */
function postToPage(type, more = {}) {
  if (!isInIframe) return;
  for (const origin of targetOrigins())
    window.parent.postMessage({ type: `payment-sandbox:${type}`, reference, ...more }, origin);
}

/** Sends the form without paying, and shows delivery and total of the response. */
async function update() {
  if (!form) return;
  const number = ++updates;
  const body = new URLSearchParams(/** @type {any} */ (new FormData(form)));
  body.set('do', 'update');
  const response = await fetch(location.pathname, { method: 'POST', body }).catch(() => undefined);
  if (response?.ok) showTotals(await response.text(), number);
}

async function refresh() {
  const number = ++updates;
  const response = await fetch(location.pathname).catch(() => undefined);
  if (response?.ok) showTotals(await response.text(), number);
}

/** @param {string} page @param {number} number of the update: only the latest response is shown */
function showTotals(page, number) {
  const totals = new DOMParser().parseFromString(page, 'text/html').getElementById('totals');
  const shown = document.getElementById('totals');
  if (number !== updates || !totals || !shown) return;
  const focused = document.activeElement instanceof HTMLInputElement ? document.activeElement : undefined;
  shown.replaceWith(document.adoptNode(totals));
  if (focused && !focused.isConnected)
    /** @type {HTMLElement | null} */ (
      document.querySelector(`[name="${focused.name}"][value="${focused.value}"]`)
    )?.focus();
  postToPage('changed');
}

form?.addEventListener('change', (event) => {
  if (event.target instanceof HTMLInputElement && event.target.name !== 'methodId') void update();
});
/** @type {HTMLElement} */ for (const button of document.querySelectorAll('[data-without-script]'))
  button.hidden = true;

window.addEventListener('message', ({ origin, source, data }) => {
  if (!origins.includes(origin) || source !== window.parent) return;
  if (data?.type === 'payment-sandbox:suspend' && form) form.inert = true;
  if (data?.type === 'payment-sandbox:resume' && form) {
    form.inert = false;
    void refresh();
  }
  if (data?.type === 'payment-sandbox:handled') clearTimeout(leaveTimer);
});

new ResizeObserver(() =>
  postToPage('resize', { height: Math.ceil(document.documentElement.offsetHeight) }),
).observe(document.body);
postToPage('ready');
if (leave) {
  postToPage('completed', { status: leave.dataset.status, url: leave.href });
  // For pages that do not handle the message: leaves in the whole window, which browsers allow after a click in the iframe.
  leaveTimer = window.setTimeout(() => window.open(leave.href, '_top'), leaveDelayMs);
}
