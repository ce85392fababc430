import { HYDRATED_EVENT, PAGE_FILES_ID } from '#storefront/config/page-files.ts';

/** How long the script waits for pictures that do not load, in milliseconds. */
const maxWait = 4_000;

/**
 * Starts the page's script after its pictures are painted, or at the first input: a page works without script, and a phone
 * is too slow for both at once. A button that is pressed before hydration is pressed again after it; links and forms work
 * without script.
 */
export const START_SCRIPT = `(() => {
  let started, pressed;
  const inputs = ['pointerdown', 'keydown', 'focusin', 'touchstart'];
  const start = () => {
    if (started) return;
    started = true;
    for (const input of inputs) removeEventListener(input, start, true);
    const { entry, scripts } = JSON.parse(document.getElementById('${PAGE_FILES_ID}').textContent);
    for (const href of scripts)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    import(entry);
  };
  for (const input of inputs) addEventListener(input, start, { capture: true, passive: true });
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)));
  setTimeout(start, ${maxWait});
  const press = ({ target }) => { pressed = target.closest('button[type=button]') ?? pressed; };
  addEventListener('click', press, true);
  addEventListener('${HYDRATED_EVENT}', () => {
    removeEventListener('click', press, true);
    pressed?.isConnected && pressed.click();
  }, { once: true });
})()`.replace(/\n\s*/g, '');
