import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import { viewportClass } from '#storefront/config/viewport-classes.ts';
import { VITALS_PATH } from '#storefront/config/vitals.ts';
import { isAllowed } from '#storefront/session/consent.store.ts';

/** How fast this document was, told once when it is left, to the shop alone. `screen` is what it came with. */
export function measureVitals(screen: string): void {
  const measured = new Map<Metric['name'], number>();
  const note = ({ name, value }: Metric) => void measured.set(name, value);
  onLCP(note);
  onINP(note);
  onCLS(note);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || measured.size === 0) return;
    const vitals = [...measured].map(([metric, value]) => ({ metric, value }));
    measured.clear();
    if (!isAllowed('statistics')) return;
    const body = JSON.stringify({ screen, viewport: viewportClass(innerWidth), vitals });
    navigator.sendBeacon(VITALS_PATH, body);
  });
}
