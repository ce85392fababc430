/** What open tabs of the shop tell one another (§4). The commonest kinds; each sender knows what its own says. */
export interface TabMessages {
  auth: { isSignedIn: boolean };
  /** It was changed. What it holds is asked of the shop: messages may overtake answers. */
  cart: { cartId: string | null };
  market: { market: string };
  'checkout-market': { market: string };
  'customer-type': { customerType: string };
  /** Another choice of cookies was made; what it is, the cookie says. */
  consent: Record<string, never>;
  favorites: { productIds: number[] };
  'recently-viewed': { views: { productId: number; at: number }[] };
}

type Kind = keyof TabMessages;

/** Opened by whoever first needs it; a browser without it has tabs that do not know of each other. */
let channel: BroadcastChannel | null | undefined;

function open(): BroadcastChannel | null {
  channel ??= typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('kvarto');
  return channel;
}

export function tellOtherTabs<K extends Kind>(kind: K, data: TabMessages[K]): void {
  open()?.postMessage({ kind, data });
}

export function onOtherTab<K extends Kind>(kind: K, hear: (data: TabMessages[K]) => void): () => void {
  const tabs = open();
  const listener = ({ data: message }: MessageEvent<{ kind: Kind; data: TabMessages[K] }>) => {
    if (message.kind === kind) hear(message.data);
  };
  tabs?.addEventListener('message', listener);
  return () => tabs?.removeEventListener('message', listener);
}
