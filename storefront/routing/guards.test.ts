import { describe, expect, test } from 'vitest';
import { type GuardRequest, runGuard } from './guards.ts';

const request: GuardRequest = {
  place: { locale: 'sv' },
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
  test('sends anyone not logged in and without a loginToken to the home page', () => {
    const { status, headers } = redirectOf(request);
    expect([status, headers.get('location')]).toEqual([302, '/']);
  });

  test('home is that of the language and market: the router puts the prefix before it', () => {
    const place = { locale: 'fi', pathMarket: 'ax' } as const;
    expect(redirectOf({ ...request, place }).headers.get('location')).toBe('/');
  });

  test('lets a customer pass', () => {
    expect(() => runGuard('authenticated', { ...request, isLoggedIn: () => true })).not.toThrow();
  });

  test('lets a loginToken pass', () => {
    const url = new URL('https://kvarto.example/account?loginToken=abc');
    expect(() => runGuard('authenticated', { ...request, url })).not.toThrow();
  });

  test('a parameter that is only called alike does not pass', () => {
    const url = new URL('https://kvarto.example/account?logintoken=abc#loginToken=abc');
    expect(redirectOf({ ...request, url }).status).toBe(302);
  });
});

test.each(['default', 'list-page-routing'])('the guard %s lets everyone pass', (name) => {
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
