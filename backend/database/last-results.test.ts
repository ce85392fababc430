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
});
