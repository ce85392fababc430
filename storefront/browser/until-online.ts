/** Resolves when there is a network again. */
export function untilOnline(): Promise<void> {
  return new Promise((resolve) => addEventListener('online', () => resolve(), { once: true }));
}

/** What fails for want of a network is done when there is one again; whoever waits is told. */
export async function keepTrying<T>(work: () => Promise<T>, onOffline: () => void): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (navigator.onLine) throw error;
      onOffline();
      await untilOnline();
    }
  }
}
