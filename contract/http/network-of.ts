import { isIPv6 } from 'node:net';

/** The IPv4 address itself, or the /64 network of an IPv6 address, which providers assign to one customer as a whole. */
export function networkOf(address: string): string {
  // An IPv4 address as a socket for both protocols writes it.
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').toLowerCase().split('::');
  const front = head ? head.split(':') : [];
  const back = tail ? tail.split(':') : [];
  // `::` replaces groups of zeros, of which an address has eight groups in all; the first four are the network.
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0');
  const groups = [...front, ...zeros, ...back].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
