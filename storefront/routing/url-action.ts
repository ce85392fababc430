/** What an address asks for beside its page (§2). */
export type UrlAction = { kind: 'login' } | { kind: 'cart'; cartId: string };

/** `?action=login`, or `?action=cart#<id>`: the id stands where no server and no log sees it. */
export function readUrlAction({ search, hash }: { search: string; hash: string }): UrlAction | undefined {
  const action = new URLSearchParams(search).get('action');
  if (action === 'login') return { kind: 'login' };
  const cartId = /^#([\w-]{1,100})$/.exec(hash)?.[1];
  return action === 'cart' && cartId ? { kind: 'cart', cartId } : undefined;
}
