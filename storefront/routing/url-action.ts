/** An action in the URL of any page (§2). */
type UrlAction = { kind: 'login' } | { kind: 'cart'; cartId: string };

/** `?action=login`, or `?action=cart#<id>`: the hash is not sent to servers and does not appear in logs. */
export function readUrlAction({ search, hash }: { search: string; hash: string }): UrlAction | undefined {
  const action = new URLSearchParams(search).get('action');
  if (action === 'login') return { kind: 'login' };
  const cartId = /^#([\w-]{1,100})$/.exec(hash)?.[1];
  return action === 'cart' && cartId ? { kind: 'cart', cartId } : undefined;
}
