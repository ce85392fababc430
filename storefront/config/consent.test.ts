import { describe, expect, test } from 'vitest';
import { createConsent, hasPrivacySignal, readChoice, readConsent, writeConsent } from './consent.ts';

const id = '0b8f0f7e-8a34-4c6e-9a53-6f1b4a1c2d3e';
const now = new Date('2026-11-15T20:01:02.345Z');

describe('consent cookie', () => {
  test('round-trips version, date and allowed purposes', () => {
    const consent = createConsent(['marketing', 'statistics'], { id, now });
    expect(writeConsent(consent)).toBe(`2~2026-11-15T20:01:02Z~statistics+marketing~${id}`);
    expect(readConsent(writeConsent(consent))).toEqual(consent);
    const rejected = createConsent([], { id, now });
    expect(readConsent(writeConsent(rejected))).toEqual({ ...rejected, allowed: [] });
  });

  test.each([
    undefined,
    '',
    'true',
    `0~2026-11-15T20:01:02Z~statistics~${id}`,
    `1~2026-11-15T20:01:02Z~statistics~${id}`,
    `3~2026-11-15T20:01:02Z~statistics~${id}`,
    `2~yesterday~statistics~${id}`,
    '2~2026-11-15T20:01:02Z~statistics~me',
    `2~2026-11-15T20:01:02Z~statistics~${id}~more`,
  ])('is ignored when it holds %s', (value) => {
    expect(readConsent(value)).toBeUndefined();
  });

  test('drops unknown purposes', () => {
    expect(readConsent(`2~2026-11-15T20:01:02Z~everything+marketing~${id}`)?.allowed).toEqual(['marketing']);
  });

  test('creates an id when none or an invalid one is passed', () => {
    const created = createConsent([], { id: '<script>' }).id;
    expect(created).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(createConsent([]).id).not.toBe(created);
  });
});

describe('consent form', () => {
  test.each([
    ['choice=all', ['preferences', 'statistics', 'marketing']],
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
])('recognizes the privacy signals in %o', (signals, isSet) => {
  expect(hasPrivacySignal(signals)).toBe(isSet);
});
