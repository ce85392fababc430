import { OPTIONAL_PURPOSES } from '#contract/consent.ts';
import { COOKIES, FAVORITES_STORAGE_KEY } from '#storefront/config/cookies.ts';
import { HYDRATED_EVENT, PAGE_FILES_ID } from '#storefront/config/page-files.ts';
import { FIRST_INPUTS, TIMINGS } from '#storefront/config/timings.ts';

/** A purpose in the value of the consent cookie. */
const consents = OPTIONAL_PURPOSES.join('|');
const personalCookies = [COOKIES.cart.name, COOKIES.user.name].map((name) => `${name}=`).join('|');

/**
 * Starts the page's script. A page works without script, and a phone is too slow for both at once, so the script starts after the
 * pictures are painted, or at the first input. If the page is complete without script, it starts at the first input, or
 * after a while without one; only its files load before. Visitors with a cart, an account, favourites or consent to tracking
 * do not wait, because the script displays or counts these (pages that are not shared contain the first three), nor do those who
 * return to the page, because the script restores its state.
 *
 * - Parts below the first screen of a phone (`data-deferred`) are displayed at the same time, so that their pictures wait too.
 * - A button that is pressed before hydration is pressed again after it. Links and forms work without script.
 * - The links to style sheets load nothing: scripts find that the page has their styles already. In the document itself,
 *   browsers would load them before the pictures although they are disabled.
 */
export const START_SCRIPT = `(() => {
  const { entry, scripts, styles, isComplete, isShared } = JSON.parse(document.getElementById('${PAGE_FILES_ID}').textContent);
  const inputs = ${JSON.stringify(FIRST_INPUTS)};
  let isPainted, isStarted, pressed;
  const addLinks = (hrefs, attributes) => {
    for (const href of hrefs)
      document.head.append(Object.assign(document.createElement('link'), { ...attributes, href }));
  };
  const load = (fetchPriority) => addLinks([entry, ...scripts], { rel: 'modulepreload', fetchPriority });
  const showDeferred = () => { document.documentElement.dataset.painted = ''; };
  const start = (input) => {
    if (isStarted) return;
    isStarted = true;
    showDeferred();
    for (const input of inputs) removeEventListener(input, start, true);
    if (input) document.documentElement.dataset.used = '';
    if (!isPainted) load('auto');
    addLinks(styles, { rel: 'stylesheet', disabled: true });
    import(entry);
  };
  const isReturning = () => /reload|back/.test(performance.getEntriesByType('navigation')[0]?.type);
  const hasFavorites = () => {
    try {
      return '${FAVORITES_STORAGE_KEY}' in localStorage;
    } catch {}
  };
  const isKnown = () => /${personalCookies}/.test(document.cookie) || hasFavorites();
  const canWait = () => isComplete && !/[?&]action=/.test(location.search)
    && !/${consents}/.test(document.cookie) && !(isShared && isKnown()) && !isReturning();
  const onPainted = () => {
    if (isPainted || isStarted) return;
    isPainted = true;
    showDeferred();
    const waits = canWait();
    load(waits ? 'low' : 'auto');
    waits ? setTimeout(start, ${TIMINGS.scriptUnused}) : start();
  };
  if (location.hash) showDeferred();
  for (const input of inputs) addEventListener(input, start, { capture: true, passive: true });
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(onPainted)));
  setTimeout(onPainted, ${TIMINGS.maxPictureWait});
  const press = ({ target }) => { pressed = target.closest('button[type=button]') ?? pressed; };
  addEventListener('click', press, true);
  addEventListener('${HYDRATED_EVENT}', () => {
    removeEventListener('click', press, true);
    pressed?.isConnected && pressed.click();
  }, { once: true });
})()`.replace(/\n\s*/g, '');
