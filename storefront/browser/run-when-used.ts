import { FIRST_INPUTS } from '#storefront/config/timings.ts';
import { runWhenIdle } from './run-when-idle.ts';

interface Timing {
  /** The longest time without input. */
  unused: number;
  /** How long the work then waits for an idle browser. */
  idle: number;
}

/**
 * Runs work at the visitor's first input, or after a while without one, in both cases when the browser is idle. For code that
 * only later pages need, so that it does not slow down the first page.
 */
export function runWhenUsed(work: () => void, { unused, idle }: Timing): void {
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    clearTimeout(timer);
    for (const input of FIRST_INPUTS) removeEventListener(input, start, true);
    runWhenIdle(work, idle);
  };
  const timer = setTimeout(start, unused);
  for (const input of FIRST_INPUTS) addEventListener(input, start, { capture: true, passive: true });
  // The page was used before it was hydrated.
  const isUsed = document.documentElement.dataset.used !== undefined;
  if (isUsed || navigator.userActivation?.hasBeenActive || scrollY > 0) start();
}
