import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import { viewportClass } from '#storefront/config/viewport-classes.ts';
import { VITALS_PATH } from '#storefront/config/vitals.ts';
import { isAllowed } from '#storefront/session/consent.store.ts';

/** Sends the web vitals of this document to the shop when it is hidden. `screen` is the document's first screen. */
export function reportVitals(screen: string): void {
  const measured = new Map<Metric['name'], number>();
  const record = ({ name, value }: Metric) => void measured.set(name, value);
  onLCP(record);
  onINP(record);
  onCLS(record);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || measured.size === 0) return;
    const vitals = [...measured].map(([metric, value]) => ({ metric, value }));
    measured.clear();
    if (!isAllowed('statistics')) return;
    const body = JSON.stringify({ screen, viewport: viewportClass(innerWidth), vitals });
    navigator.sendBeacon(VITALS_PATH, body);
  });
}
