import { describe, expect, test } from 'vitest';
import { headerReader, readRequestLine } from './request-line.ts';

const received = { method: 'POST', target: '/', sentId: undefined };
const generatedId = /^[\da-f-]{36}$/;

test.each([
  ['/c/a?x=1#y', '/c/a', '?x=1'],
  ['/c/a', '/c/a', ''],
  ['/c/a?', '/c/a', '?'],
  ['/c#a?b', '/c', ''],
  ['//evil.example/x?y', '//evil.example/x', '?y'],
  ['https://evil.example/x', '/', ''],
  ['*', '/', ''],
  ['', '/', ''],
  [undefined, '/', ''],
])('splits the target %s', (target, pathname, search) => {
  expect(readRequestLine({ ...received, target })).toMatchObject({ method: 'POST', pathname, search });
});

describe('the request id', () => {
  test.each(['req-1.a:b_C', 'a'.repeat(100)])('is the sent one: %s', (sentId) => {
    expect(readRequestLine({ ...received, sentId }).id).toBe(sentId);
  });

  test.each(['anna@example.se', 'a b', 'a\nb', '', 'a'.repeat(101), undefined])(
    'is generated if the sent one is not valid: %j',
    (sentId) => {
      const [first, second] = [1, 2].map(() => readRequestLine({ ...received, sentId }).id);
      expect(first).toMatch(generatedId);
      expect(second).toMatch(generatedId);
      expect(first).not.toBe(second);
    },
  );
});

test('joins the values of a repeated header', () => {
  const header = headerReader({ host: 'kvarto.example', 'set-cookie': ['a=1', 'b=2'] });
  expect([header('host'), header('set-cookie'), header('accept')]).toEqual([
    'kvarto.example',
    'a=1, b=2',
    undefined,
  ]);
});
