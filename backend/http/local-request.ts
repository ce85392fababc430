/**
 * Whether a client on this machine sent the request. The host name must be local too, because another site could resolve
 * its name to this machine and send requests through the visitor's browser (DNS rebinding).
 */
export function isLocalRequest({ address, host }: { address: string; host: string }): boolean {
  const isLocalHost = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i.test(host);
  const isLocalAddress = /^(::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/.test(address);
  return isLocalHost && isLocalAddress;
}
