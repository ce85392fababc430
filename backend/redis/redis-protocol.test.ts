import { describe, expect, test } from 'vitest';
import { encodeCommand, RedisError, ReplyReader } from './redis-protocol.ts';

const stream = Buffer.from(
  '+OK\r\n:42\r\n$5\r\nåäa\r\n$-1\r\n*2\r\n$1\r\na\r\n*1\r\n:-7\r\n-ERR no\r\n*-1\r\n',
);
const replies = ['OK', 42, 'åäa', null, ['a', [-7]], new RedisError('ERR no'), null];

describe('the protocol of Redis', () => {
  test('commands count bytes, not characters', () => {
    expect(encodeCommand(['GET', 'å'])).toBe('*2\r\n$3\r\nGET\r\n$2\r\nå\r\n');
  });

  test('replies of one chunk are split', () => {
    expect(new ReplyReader().read(stream)).toEqual(replies);
  });

  test('a reply in several chunks is returned when it is complete', () => {
    for (let size = 1; size < 9; size++) {
      const reader = new ReplyReader();
      const found: unknown[] = [];
      for (let at = 0; at < stream.length; at += size)
        found.push(...reader.read(stream.subarray(at, at + size)));
      expect(found).toEqual(replies);
    }
  });

  test('another protocol is an error', () => {
    expect(() => new ReplyReader().read(Buffer.from('HTTP/1.1 400 Bad Request\r\n'))).toThrow(RedisError);
  });
});
