/** Things of a group, and how often each was counted. */
export interface Frequencies {
  ids: Int32Array;
  counts: Int32Array;
}

const idBits = 2 ** 31;
const countBits = 2 ** 21;
const mostTallied = 1023;
const tally = new Uint32Array(mostTallied + 1);

/**
 * The most frequent ones, then those with lower ids. There may be tens of thousands (authors, publishers) of which a few
 * hundred are wanted, so nothing is sorted that does not have to be.
 */
export function mostFrequent({ ids, counts }: Frequencies, most: number): Frequencies {
  const keys = ids.length <= most ? keysOfAll(ids, counts) : keysOfMost(ids, counts, most);
  keys.sort();
  const length = Math.min(keys.length, most);
  const sorted = { ids: new Int32Array(length), counts: new Int32Array(length) };
  for (let at = 0; at < length; at++) {
    const key = keys[at] as number;
    const rank = Math.floor(key / idBits);
    sorted.ids[at] = key - rank * idBits;
    sorted.counts[at] = countBits - rank;
  }
  return sorted;
}

/** Greater counts sort first, then lower ids: one number for both sorts much faster than comparing pairs. */
function keyOf(id: number, count: number): number {
  return (countBits - Math.min(count, countBits)) * idBits + id;
}

function keysOfAll(ids: Int32Array, counts: Int32Array): Float64Array {
  const keys = new Float64Array(ids.length);
  for (let at = 0; at < ids.length; at++) keys[at] = keyOf(ids[at] as number, counts[at] as number);
  return keys;
}

function keysOfMost(ids: Int32Array, counts: Int32Array, most: number): Float64Array {
  const limit = countAtPlace(counts, most);
  const keys: number[] = [];
  const ties: number[] = [];
  for (let at = 0; at < ids.length; at++) {
    const count = counts[at] as number;
    if (count < limit) continue;
    if (count > limit || limit === mostTallied) keys.push(keyOf(ids[at] as number, count));
    else ties.push(ids[at] as number);
  }
  const missing = most - keys.length;
  if (missing > 0) for (const id of lowest(ties, missing)) keys.push(keyOf(id, limit));
  return Float64Array.from(keys);
}

/** What the count at a place from the top is; the greatest are not told apart. */
function countAtPlace(counts: Int32Array, place: number): number {
  tally.fill(0);
  for (let at = 0; at < counts.length; at++) {
    const count = Math.min(counts[at] as number, mostTallied);
    (tally[count] as number)++;
  }
  let passed = 0;
  let count = mostTallied;
  for (; count > 0; count--) {
    passed += tally[count] ?? 0;
    if (passed >= place) break;
  }
  return count;
}

/** Keeps twice as many as wanted and throws the greater half away now and then. */
function lowest(ids: number[], wanted: number): Iterable<number> {
  if (ids.length <= wanted) return ids;
  const kept = new Int32Array(wanted * 2);
  let count = 0;
  let bound = idBits;
  for (const id of ids) {
    if (id >= bound) continue;
    kept[count++] = id;
    if (count < kept.length) continue;
    kept.sort();
    count = wanted;
    bound = kept[wanted - 1] ?? idBits;
  }
  return kept.subarray(0, count).sort().subarray(0, wanted);
}
