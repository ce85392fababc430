import { isIPv6 } from 'node:net';

/**
 * The network that rates are counted for: the IPv4 address itself, or the /56 network of an IPv6 address. Providers assign a home
 * up to a /56, in which it can change its address with each request (RIPE 690).
 */
export function networkOf(address: string): string {
  return prefixOf(address, 56);
}

/**
 * The network that reservations are counted for. One company or tunnel gets a /48. Many customers of a mobile provider can
 * share one and can still all order: an order above the limit only has no reservation.
 */
export function reservationNetworkOf(address: string): string {
  return prefixOf(address, 48);
}

function prefixOf(address: string, bits: 48 | 56): string {
  // An IPv4 address as a socket for both protocols writes it.
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').toLowerCase().split('::');
  const front = head ? head.split(':') : [];
  const back = tail ? tail.split(':') : [];
  // An address has eight groups of 16 bits. `::` stands for the groups of zeros that are left out.
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0');
  const [first = 0, second = 0, third = 0, fourth = 0] = [...front, ...zeros, ...back].map((group) =>
    Number.parseInt(group, 16),
  );
  const groups = bits === 48 ? [first, second, third] : [first, second, third, fourth & 0xff00];
  return `${groups.map((group) => group.toString(16)).join(':')}::/${bits}`;
}
