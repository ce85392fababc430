import { describe, expect, test } from 'vitest';
import { createConsent, isRefusedBeforehand, readChoice, readConsent, writeConsent } from './consent.ts';

const id = '0b8f0f7e-8a34-4c6e-9a53-6f1b4a1c2d3e';
const now = new Date('2026-11-15T20:01:02.345Z');

describe('a choice of cookies', () => {
  test('is written with version, date and what was allowed, and read again', () => {
    const consent = createConsent(['marketing', 'statistics'], { id, now });
    expect(writeConsent(consent)).toBe(`1~2026-11-15T20:01:02Z~statistics+marketing~${id}`);
    expect(readConsent(writeConsent(consent))).toEqual(consent);
    const refused = createConsent([], { id, now });
    expect(readConsent(writeConsent(refused))).toEqual({ ...refused, allowed: [] });
  });

  test.each([
    undefined,
    '',
    'true',
    `0~2026-11-15T20:01:02Z~statistics~${id}`,
    `2~2026-11-15T20:01:02Z~statistics~${id}`,
    `1~yesterday~statistics~${id}`,
    '1~2026-11-15T20:01:02Z~statistics~me',
    `1~2026-11-15T20:01:02Z~statistics~${id}~more`,
  ])('is asked for again where the cookie holds %s', (value) => {
    expect(readConsent(value)).toBeUndefined();
  });

  test('allows nothing that nobody asks for', () => {
    expect(readConsent(`1~2026-11-15T20:01:02Z~everything+marketing~${id}`)?.allowed).toEqual(['marketing']);
  });

  test('draws an id of its own where none is given, or none that could be one', () => {
    const drawn = createConsent([], { id: '<script>' }).id;
    expect(drawn).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(createConsent([]).id).not.toBe(drawn);
  });
});

describe('the form', () => {
  test.each([
    ['choice=all', ['statistics', 'marketing']],
    ['choice=necessary&purpose=marketing', []],
    ['choice=chosen&purpose=marketing&purpose=nonsense', ['marketing']],
    ['choice=chosen', []],
    ['choice=perhaps', undefined],
    ['', undefined],
  ])('%s', (form, allowed) => {
    expect(readChoice(new URLSearchParams(form))).toEqual(allowed);
  });
});

test.each([
  [{ doNotTrack: '1' }, true],
  [{ privacyControl: '1' }, true],
  [{ privacyControl: true }, true],
  [{ doNotTrack: '0', privacyControl: undefined }, false],
  [{ doNotTrack: null, privacyControl: false }, false],
])('a browser that says %o', (said, isRefused) => {
  expect(isRefusedBeforehand(said)).toBe(isRefused);
});
