import { OPTIONAL_PURPOSES } from '#contract/consent.ts';
import { COOKIES, FAVORITES_STORAGE_KEY } from '#storefront/config/cookies.ts';
import { HYDRATED_EVENT, PAGE_FILES_ID } from '#storefront/config/page-files.ts';
import { FIRST_INPUTS, TIMINGS } from '#storefront/config/timings.ts';

/** A purpose in the value of the consent cookie. */
const consents = OPTIONAL_PURPOSES.join('|');
const personalCookies = [COOKIES.cart.name, COOKIES.user.name].map((name) => `${name}=`).join('|');

/**
 * Starts the page's script. A phone is too slow to paint the pictures and run the script at once, so the script starts after
 * the pictures are painted, or at the first input. On a page that is complete without script, only the files are loaded after
 * the pictures; the script starts at the first input, or after a while without one.
 *
 * The script of a complete page starts without waiting if it has something to do: for visitors with a cart, an account or
 * favourites (shared pages do not contain these), with consent to tracking, and for those who return to the page, whose state
 * it restores.
 *
 * Links and forms work without script. A button that is pressed before hydration is pressed again after it.
 *
 * Parts below the first screen of a phone (`data-deferred`) are displayed when the pictures are painted, so that their own
 * pictures load later. The links to style sheets load nothing: scripts find that the page has their styles already. In the
 * document itself, browsers would load them before the pictures although they are disabled.
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
