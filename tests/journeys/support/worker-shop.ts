import { inject } from 'vitest';
import { copyDataFolder, type RunningShop, startShop } from './running-shop.ts';

export type WorkerShop = Pick<RunningShop, 'url' | 'apiUrl' | 'sandboxUrl' | 'folder'>;

/** The shop that this worker's journeys share. */
export function workerShop(): WorkerShop {
  const shop = inject('shops')[Number(process.env.VITEST_POOL_ID) - 1];
  if (!shop) throw new Error(`Worker ${process.env.VITEST_POOL_ID} has no shop.`);
  return shop;
}

/** A data folder with the demo shop. */
export function copyDemoFolder(): Promise<string> {
  return copyDataFolder(inject('demoFolder'));
}

/** A shop for one file of journeys, with the demo data. */
export async function startDemoShop(environment: Record<string, string> = {}): Promise<RunningShop> {
  return startShop(environment, { folder: await copyDemoFolder() });
}
