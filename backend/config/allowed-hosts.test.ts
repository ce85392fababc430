import { expect, test } from 'vitest';
import { explainForbiddenUrl, parseAllowedHosts } from './allowed-hosts.ts';

const hosts = parseAllowedHosts('images.example, *.cdn.example,http://old.example') ?? [];
const isAllowed = (url: string) => explainForbiddenUrl(new URL(url), hosts) === undefined;

test.each([
  'https://images.example/a.jpg',
  'https://IMAGES.example:443/a.jpg',
  'https://a.b.cdn.example/a.jpg',
  'http://old.example/a.jpg',
  'https://old.example/a.jpg',
])('%s is allowed', (url) => {
  expect(isAllowed(url)).toBe(true);
});

test.each([
  'http://images.example/a.jpg',
  'https://images.example:8443/a.jpg',
  'https://cdn.example/a.jpg',
  'https://evilcdn.example/a.jpg',
  'https://images.example.evil.example/a.jpg',
  'https://images.example@evil.example/a.jpg',
  'ftp://images.example/a.jpg',
  'data:image/png;base64,AAAA',
])('%s is forbidden', (url) => {
  expect(isAllowed(url)).toBe(false);
});

test.each(['a b', 'https://a.example/path', '*', 'a.example;b.example', '*.*.example', '-a.example'])(
  'an entry %s is not valid',
  (entry) => {
    expect(parseAllowedHosts(entry)).toBeUndefined();
  },
);

test('an empty list allows nothing', () => {
  expect(explainForbiddenUrl(new URL('https://images.example/'), parseAllowedHosts('') ?? [])).toContain(
    'PICTURE_HOSTS',
  );
});
