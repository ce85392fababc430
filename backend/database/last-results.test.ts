import { describe, expect, test } from 'vitest';
import { LastResults, orIfUnavailable } from './last-results.ts';

const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

describe('reading without a database', () => {
  test('returns the fallback, and throws other errors', async () => {
    expect(await orIfUnavailable(Promise.reject(refused), 'fallback')).toBe('fallback');
    await expect(orIfUnavailable(Promise.reject(new Error('other')), 'fallback')).rejects.toThrow('other');
  });

  test('returns the last result of the same key', async () => {
    const results = new LastResults<string>();
    const fail = () => Promise.reject(refused);
    expect(await results.read('a', fail, 'none')).toBe('none');
    expect(await results.read('a', async () => 'one', 'none')).toBe('one');
    expect(await results.read('a', fail, 'none')).toBe('one');
    expect(await results.read('b', fail, 'none')).toBe('none');
  });

  test('remembers results, not fallbacks', async () => {
    const results = new LastResults<string>();
    const fail = () => Promise.reject(refused);
    await results.read('a', async () => 'one', 'none');
    // More failed reads than results are remembered.
    for (let index = 0; index < 1001; index += 1) await results.read(`key ${index}`, fail, 'none');
    expect(await results.read('a', fail, 'none')).toBe('one');
    expect(await results.read('key 0', fail, 'other')).toBe('other');
  });
});
