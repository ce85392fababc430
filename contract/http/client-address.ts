/** The network address of a client, from the socket or from trusted proxies. */
interface ClientConnection {
  /** The header `X-Forwarded-For`, to which each proxy appends the address it was called from. */
  forwardedFor: string | undefined;
  /** The address of the socket: the client itself, or the nearest proxy. */
  remoteAddress: string | undefined;
  /** Number of trusted proxies in front of this server. */
  trustedProxies: number;
}

/** Only the last entries, written by our own proxies, are used: a client can write the entries before them itself. */
export function clientAddress({ forwardedFor, remoteAddress, trustedProxies }: ClientConnection): string {
  const hops = forwardedFor?.split(',') ?? [];
  const hop = trustedProxies > 0 ? hops.at(-trustedProxies)?.trim() : undefined;
  return hop || remoteAddress || 'unknown';
}

/** Creates a function that returns true once: for the first forwarded request of a server that trusts no proxy. */
export function createProxyWarning(trustedProxies: number): (forwardedFor: string | undefined) => boolean {
  let isWarningDue = trustedProxies === 0;
  return (forwardedFor) => {
    if (!isWarningDue || forwardedFor === undefined) return false;
    isWarningDue = false;
    return true;
  };
}

const forwardingHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/** Whether a proxy forwarded the request. The address of the socket is then not the client's. */
export function isForwarded(readHeader: (name: string) => string | undefined): boolean {
  return forwardingHeaders.some((name) => readHeader(name) !== undefined);
}
