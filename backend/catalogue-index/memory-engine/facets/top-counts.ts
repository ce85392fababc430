/** Ids of a group, and how often each was counted. */
interface Frequencies {
  ids: Int32Array;
  counts: Int32Array;
}

/** All ids are below this. */
const idLimit = 2 ** 31;
/** Higher counts are considered equal, so that keys stay below 2^53 and are exact. */
const countLimit = 2 ** 21;
/** All counts above this are tallied as this count. */
const maxTallied = 1023;
const tally = new Uint32Array(maxTallied + 1);

/**
 * The `max` most frequent ids; equal counts by id, lowest first. There may be tens of thousands of ids (authors,
 * publishers), so only candidates are sorted.
 */
export function topCounts({ ids, counts }: Frequencies, max: number): Frequencies {
  const keys = ids.length <= max ? keysOfAll(ids, counts) : keysOfTop(ids, counts, max);
  keys.sort();
  const length = Math.min(keys.length, max);
  const sorted = { ids: new Int32Array(length), counts: new Int32Array(length) };
  for (let at = 0; at < length; at++) {
    const key = keys[at] as number;
    const rank = Math.floor(key / idLimit);
    sorted.ids[at] = key - rank * idLimit;
    sorted.counts[at] = countLimit - rank;
  }
  return sorted;
}

/** A number that sorts higher counts first, then lower ids: much faster than comparing pairs. */
function keyOf(id: number, count: number): number {
  return (countLimit - Math.min(count, countLimit)) * idLimit + id;
}

function keysOfAll(ids: Int32Array, counts: Int32Array): Float64Array {
  const keys = new Float64Array(ids.length);
  for (let at = 0; at < ids.length; at++) keys[at] = keyOf(ids[at] as number, counts[at] as number);
  return keys;
}

function keysOfTop(ids: Int32Array, counts: Int32Array, max: number): Float64Array {
  const limit = countAtRank(counts, max);
  const keys: number[] = [];
  const ties: number[] = [];
  for (let at = 0; at < ids.length; at++) {
    const count = counts[at] as number;
    if (count < limit) continue;
    // The counts from `maxTallied` on differ although they were tallied as one.
    if (count > limit || limit === maxTallied) keys.push(keyOf(ids[at] as number, count));
    else ties.push(ids[at] as number);
  }
  const missing = max - keys.length;
  if (missing > 0) for (const id of lowest(ties, missing)) keys.push(keyOf(id, limit));
  return Float64Array.from(keys);
}

/** The count at a rank, highest count first; `maxTallied` if it is higher. */
function countAtRank(counts: Int32Array, rank: number): number {
  tally.fill(0);
  for (let at = 0; at < counts.length; at++) {
    const count = Math.min(counts[at] as number, maxTallied);
    (tally[count] as number)++;
  }
  let idsSoFar = 0;
  let count = maxTallied;
  for (; count > 0; count--) {
    idsSoFar += tally[count] ?? 0;
    if (idsSoFar >= rank) break;
  }
  return count;
}

/** The `needed` lowest ids. Buffers twice as many and discards the higher half whenever the buffer is full. */
function lowest(ids: number[], needed: number): Iterable<number> {
  if (ids.length <= needed) return ids;
  const lowestIds = new Int32Array(needed * 2);
  let count = 0;
  let bound = idLimit;
  for (const id of ids) {
    if (id >= bound) continue;
    lowestIds[count++] = id;
    if (count < lowestIds.length) continue;
    lowestIds.sort();
    count = needed;
    bound = lowestIds[needed - 1] ?? idLimit;
  }
  return lowestIds.subarray(0, count).sort().subarray(0, needed);
}
