/** Messages between open tabs of the shop (§4). */
interface TabMessages {
  auth: { isSignedIn: boolean };
  /** The cart changed. Tabs reload it, because messages may arrive before responses. */
  cart: { cartId: string | null };
  /** The visitor selected another market. */
  market: { market: string };
  /** The buyer selected another country in the checkout. */
  'checkout-market': { market: string };
  'customer-type': { customerType: string };
  /** The consent changed. Tabs read the cookie. */
  consent: Record<string, never>;
  favorites: { productIds: number[] };
  'recently-viewed': { views: { productId: number; at: number }[] };
}

type Kind = keyof TabMessages;

/** Opened on first use; null if the browser has no BroadcastChannel. */
let channel: BroadcastChannel | null | undefined;

function open(): BroadcastChannel | null {
  channel ??= typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('kvarto-tabs');
  return channel;
}

export function notifyOtherTabs<K extends Kind>(kind: K, data: TabMessages[K]): void {
  open()?.postMessage({ kind, data });
}

export function onTabMessage<K extends Kind>(kind: K, handle: (data: TabMessages[K]) => void): () => void {
  const tabs = open();
  const listener = ({ data: message }: MessageEvent<{ kind: Kind; data: TabMessages[K] }>) => {
    if (message.kind === kind) handle(message.data);
  };
  tabs?.addEventListener('message', listener);
  return () => tabs?.removeEventListener('message', listener);
}
