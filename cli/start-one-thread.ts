import { completeSettings } from './complete-settings.ts';
import { drainAndClose } from './listening.ts';
import type { Observability } from './observability/start-observability.ts';
import type { Settings } from './settings.ts';
import { startBackend } from './start-backend.ts';
import { startStorefront } from './start-storefront.ts';

interface ThreadStart {
  print: (line: string) => void;
  isDraining: () => boolean;
  observability: Observability;
}

/** Storefront and backend in this thread. */
export async function startOneThread(settings: Settings, { print, isDraining, observability }: ThreadStart) {
  const backend = settings.COMMERCE_ENDPOINT
    ? undefined
    : await startBackend(settings, { print, isDraining });
  try {
    if (backend) observability.observe(backend);
    const completed = backend ? await completeSettings(backend, settings) : settings;
    const storefront = await startStorefront(completed, { backend, isDraining });
    const servers = backend ? [storefront.server, backend.server] : [storefront.server];
    return {
      shopName: backend?.shopName(),
      drainAndClose: (skipDrain: AbortSignal) =>
        drainAndClose(servers, settings.DRAIN_SECONDS * 1000, skipDrain),
      async close() {
        await storefront.close();
        await backend?.close();
      },
    };
  } catch (error) {
    await backend?.close();
    throw error;
  }
}
