import { useSyncExternalStore } from 'react';
import { Notice } from './notice.tsx';

/** Visible while the browser is offline (§4). */
export function ConnectivityNotice({ message }: { message: string }) {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return isOnline ? null : <Notice>{message}</Notice>;
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
