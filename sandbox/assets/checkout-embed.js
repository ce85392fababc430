// For pages that insert the iframe of a checkout: sets its height, and opens the confirmation when the customer has paid. A page
// that handles the end itself calls preventDefault() on the event `payment-sandbox:completed` of its window.
(() => {
  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  const sandboxOrigin = new URL(script.src).origin;
  // A page may insert this script several times; the first one handles every iframe.
  const loadedFlag = 'paymentSandbox';
  if (loadedFlag in window) return;
  Object.assign(window, { [loadedFlag]: true });

  window.addEventListener('message', ({ origin, source, data }) => {
    if (origin !== sandboxOrigin) return;
    /** @type {HTMLIFrameElement[]} */
    const iframes = [...document.querySelectorAll('iframe[data-payment-frame]')];
    const iframe = iframes.find(({ contentWindow }) => contentWindow === source);
    if (!iframe) return;
    if (data?.type === 'payment-sandbox:resize') iframe.height = String(Number(data.height) || iframe.height);
    if (data?.type !== 'payment-sandbox:completed') return;
    iframe.contentWindow?.postMessage({ type: 'payment-sandbox:handled' }, sandboxOrigin);
    const { status, url, reference } = data;
    const completed = new CustomEvent('payment-sandbox:completed', {
      cancelable: true,
      detail: { status, url, reference },
    });
    const isUrl = URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
    if (window.dispatchEvent(completed) && isUrl) location.assign(url);
  });
})();
