/** Resolves when the browser is online. */
export function waitUntilOnline(): Promise<void> {
  return new Promise((resolve) => addEventListener('online', () => resolve(), { once: true }));
}

/** Repeats work that failed offline when the browser is online again. */
export async function retryWhenOnline<T>(work: () => Promise<T>, onOffline: () => void): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (navigator.onLine) throw error;
      onOffline();
      await waitUntilOnline();
    }
  }
}
