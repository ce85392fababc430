import { expect, test } from 'vitest';
import { readCookies } from '#storefront/config/cookies.ts';
import { previewLinkOf, previewTokenOf } from './preview-link.ts';

const token = `preview-${'a'.repeat(43)}`;
const follow = (path: string, isSecure = false) =>
  previewLinkOf(new URL(path, 'https://kvarto.example'), isSecure);

test.each([
  [`/vinterlasning?preview=${token}`, '/vinterlasning'],
  [`/fi/talvi?page=2&preview=${token}`, '/fi/talvi?page=2'],
  [`/preview-widgets?loginToken=${token}`, '/preview-widgets'],
  [`/fi/preview-widgets?loginToken=${token}&redirect=/fi/talvi`, '/fi/talvi'],
  [`/preview-widgets?loginToken=${token}&redirect=//evil.example`, '/preview-widgets'],
  [`/preview-widgets?loginToken=${token}&redirect=/%5Cevil.example`, '/preview-widgets'],
  [`/preview-widgets?loginToken=${token}&redirect=https://evil.example`, '/preview-widgets'],
])('moves the token of %s out of the URL', (path, location) => {
  const followed = follow(path);
  expect(followed?.location).toBe(location);
  expect(followed?.cookie).toContain(token);
  expect(followed?.cookie).toMatch(/HttpOnly/);
});

test.each([
  '/vinterlasning',
  '/?preview=guess',
  `/account?loginToken=${token}`,
  '/preview-widgets?loginToken=other',
])('%s is not a preview link', (path) => {
  expect(follow(path)).toBeUndefined();
});

test('an empty token ends the preview', () => {
  expect(follow('/vinterlasning?preview=')).toMatchObject({
    location: '/vinterlasning',
    cookie: expect.stringContaining('Max-Age=0'),
  });
});

test('uses a __Host- cookie on https and ignores invalid tokens', () => {
  const cookie = follow(`/?preview=${token}`, true)?.cookie ?? '';
  expect(cookie).toMatch(/^__Host-.*; Secure/);
  expect(previewTokenOf(readCookies(cookie.split(';')[0]), true)).toBe(token);
  expect(previewTokenOf(readCookies(cookie.split(';')[0]), false)).toBeUndefined();
  expect(previewTokenOf(new Map([['kvarto-preview', 'x']]), false)).toBeUndefined();
});
