import { inject } from 'vitest';
import { type RunningShop, startShop } from './running-shop.ts';

/** The shop that this worker's journeys share. */
export function workerShop(): { url: string; apiUrl: string } {
  const shop = inject('shops')[Number(process.env.VITEST_POOL_ID) - 1];
  if (!shop) throw new Error(`Worker ${process.env.VITEST_POOL_ID} has no shop.`);
  return shop;
}

/** A shop for one file of journeys, with the demo data. */
export function startDemoShop(environment: Record<string, string> = {}): Promise<RunningShop> {
  return startShop(environment, { copyOf: inject('demoFolder') });
}
