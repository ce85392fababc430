import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseLocalPath } from './parse-local-path.ts';

test.each([
  ['/', '/'],
  ['/da/c/skoenlitteratur?sort=PRICE#top', '/da/c/skoenlitteratur?sort=PRICE#top'],
  ['/p/åäö', '/p/%C3%A5%C3%A4%C3%B6'],
  ['/c/../p/x', '/p/x'],
  ['/.//evil.example', '/evil.example'],
  ['/c/x/', '/c/x'],
])('%s is %s', (text, path) => expect(parseLocalPath(text)).toBe(path));

test.each([
  '',
  'c/x',
  '?a=1',
  '#a',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
])('rejects %j', (text) => expect(parseLocalPath(text)).toBeUndefined());

test.each(['https://evil.example/', 'javascript:alert(1)', 'data:text/html,x'])(
  'rejects %s, which leads to another site',
  (text) => expect(parseLocalPath(text)).toBeUndefined(),
);

test('a parsed path never leads to another host', () => {
  const parts = fc.array(
    fc.constantFrom('/', '\\', '.', '..', 'evil.example', '@', ':', '?', '#', '\t', '%2f', 'x'),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        parts.map((some) => some.join('')),
        fc.string(),
      ),
      (text) => {
        const path = parseLocalPath(text);
        if (path === undefined) return;
        expect(new URL(path, 'https://kvarto.example').origin).toBe('https://kvarto.example');
        expect(parseLocalPath(path)).toBe(path);
      },
    ),
  );
});
