export interface RequestOrigin {
  /** The address of the socket. */
  address: string;
  /** The `Host` header. */
  host: string;
  /** Whether a proxy passed the request on: its client is then on another machine. */
  isForwarded: boolean;
}

/**
 * Whether a client on this machine sent the request. The host name must be local too, because another site could resolve
 * its name to this machine and send requests through the visitor's browser (DNS rebinding).
 */
export function isLocalRequest({ address, host, isForwarded }: RequestOrigin): boolean {
  if (isForwarded) return false;
  const isLocalHost = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i.test(host);
  const isLocalAddress = /^(::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/.test(address);
  return isLocalHost && isLocalAddress;
}
