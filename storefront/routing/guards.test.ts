import { describe, expect, test } from 'vitest';
import { type GuardRequest, runGuard } from './guards.ts';

const request: GuardRequest = {
  localeScope: { locale: 'sv' },
  url: new URL('https://kvarto.example/account'),
  isLoggedIn: () => false,
};

function thrownBy(work: () => void): unknown {
  try {
    work();
  } catch (thrown) {
    return thrown;
  }
  return undefined;
}

function redirectOf(guarded: GuardRequest): Response {
  const thrown = thrownBy(() => runGuard('authenticated', guarded));
  expect(thrown).toBeInstanceOf(Response);
  return thrown as Response;
}

describe('authenticated', () => {
  test('redirects visitors without a sign-in or loginToken to the home page', () => {
    const { status, headers } = redirectOf(request);
    expect([status, headers.get('location')]).toEqual([302, '/']);
  });

  test('redirects without the prefix, which the router adds', () => {
    const localeScope = { locale: 'fi', pathMarket: 'ax' } as const;
    expect(redirectOf({ ...request, localeScope }).headers.get('location')).toBe('/');
  });

  test('lets a customer pass', () => {
    expect(() => runGuard('authenticated', { ...request, isLoggedIn: () => true })).not.toThrow();
  });

  test('lets a loginToken pass', () => {
    const url = new URL('https://kvarto.example/account?loginToken=abc');
    expect(() => runGuard('authenticated', { ...request, url })).not.toThrow();
  });

  test('rejects similar parameter names', () => {
    const url = new URL('https://kvarto.example/account?logintoken=abc#loginToken=abc');
    expect(redirectOf({ ...request, url }).status).toBe(302);
  });
});

test.each(['default', 'list-page-routing'])('the guard %s lets every visitor pass', (name) => {
  expect(() => runGuard(name, request)).not.toThrow();
});

test.each(['admin', '', 'constructor', 'toString', '__proto__'])(
  'the unknown guard %j gives status 500 and its name',
  (name) => {
    expect(thrownBy(() => runGuard(name, request))).toMatchObject({
      data: `Unknown middleware ${name}`,
      init: { status: 500 },
    });
  },
);
