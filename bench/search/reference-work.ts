/**
 * CPU time of the reference work in fast runs on two cores, in milliseconds. A quiet machine needs less, so that corrected
 * times are rather too long.
 */
const quietMilliseconds = 13;
const numbers = 100_000;

/** How much longer fixed work takes than on a quiet machine, by the CPU time of the process: 1 is as fast. */
export function measureReference(): number {
  const start = process.cpuUsage();
  let number = 1;
  const items = new Map<number, { number: number }>();
  for (let index = 0; index < numbers; index++) {
    number = (Math.imul(number, 1_664_525) + 1_013_904_223) >>> 0;
    items.set(number & 0xffff, { number });
  }
  JSON.parse(JSON.stringify([...items.values()].slice(0, 5000)));
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000 / quietMilliseconds;
}
