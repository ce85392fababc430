import { describe, expect, test } from 'vitest';
import { ALLOWABLE_RISKS, isPublic, PUBLIC_RISKS, publicChecklist } from './public-start.ts';
import { readServerSettings, readSettings } from './settings.ts';

/** A shop on the internet without any risk. */
const safe = {
  HOST: '0.0.0.0',
  PUBLIC_URL: 'https://shop.example',
  TRUSTED_PROXIES: '1',
  SANDBOX: 'false',
  API_KEYS: 'a-key-of-my-own',
  INTROSPECTION: 'false',
  SMTP_URL: 'smtps://mail.example',
  AUTH_SECRET: 'x'.repeat(32),
  STRIPE_SECRET_KEY: 'sk_live_1234567890abcdef',
};

const refusal = (environment: Record<string, string>) => {
  try {
    readServerSettings(environment);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

describe('a start is public', () => {
  test.each<[string, Record<string, string>]>([
    ['with an https address', { PUBLIC_URL: 'https://shop.example' }],
    ['with a host that other machines reach', { HOST: '0.0.0.0' }],
    ['with a live key', { STRIPE_SECRET_KEY: 'sk_live_1234567890abcdef' }],
    ['with a restricted live key', { STRIPE_SECRET_KEY: 'rk_live_1234567890abcdef' }],
  ])('%s, and refused with all defaults', (_, environment) => {
    expect(isPublic(readSettings(environment))).toBe(true);
    const message = refusal(environment);
    expect(message).toContain('SANDBOX=false');
    expect(message).toContain('API_KEYS');
    expect(message).toContain('INTROSPECTION=false');
    expect(message).toContain('SMTP_URL');
    expect(message).toContain('AUTH_SECRET');
  });

  test.each<Record<string, string>>([
    {},
    { HOST: 'localhost' },
    { HOST: '::1' },
    { PUBLIC_URL: 'http://127.0.0.1:3000' },
    { STRIPE_SECRET_KEY: 'sk_test_1234567890abcdef' },
  ])('not on this machine only: %o', (environment) => {
    expect(isPublic(readSettings(environment))).toBe(false);
    expect(refusal(environment)).toBe('');
    expect(publicChecklist(readSettings(environment))).toEqual([]);
  });
});

test('a safe start has a checklist without remarks', () => {
  const checklist = publicChecklist(readServerSettings(safe));
  expect(checklist).toHaveLength(ALLOWABLE_RISKS.length);
  for (const line of checklist) expect(line).toMatch(/^✓ /);
});

describe.each<[string, Record<string, string>]>([
  ['sandbox', { SANDBOX: 'true' }],
  ['demo-key', { API_KEYS: 'mine,demo' }],
  ['introspection', { INTROSPECTION: 'true' }],
  ['mailbox', { SMTP_URL: '' }],
  ['generated-secret', { AUTH_SECRET: '' }],
  ['http', { PUBLIC_URL: 'http://shop.example' }],
  ['proxy', { TRUSTED_PROXIES: '0' }],
])('the risk %s', (name, change) => {
  test('is refused with a sentence of its own, which names how to allow it', () => {
    const message = refusal({ ...safe, ...change });
    expect(message.match(/ALLOW_IN_PUBLIC=[\w-]+/g)).toEqual([`ALLOW_IN_PUBLIC=${name}`]);
  });

  test('can be allowed, and stays in the checklist', () => {
    const settings = readServerSettings({ ...safe, ...change, ALLOW_IN_PUBLIC: name });
    const remarks = publicChecklist(settings).filter((line) => !line.startsWith('✓'));
    expect(remarks).toEqual([expect.stringContaining(`! ${name}: `)]);
  });
});

test('every risk of the settings has its case above', () => {
  expect(PUBLIC_RISKS.map(({ name }) => name).toSorted()).toEqual(
    ['demo-key', 'generated-secret', 'http', 'introspection', 'mailbox', 'proxy', 'sandbox'].toSorted(),
  );
});

test('an unknown risk cannot be allowed', () => {
  expect(refusal({ ALLOW_IN_PUBLIC: 'everything' })).toMatch(/^ALLOW_IN_PUBLIC must be names .* sandbox, /);
});

test('with another backend only the risks of the storefront apply', () => {
  const environment = {
    COMMERCE_ENDPOINT: 'https://commerce.example/graphql',
    PUBLIC_URL: 'https://shop.example',
  };
  expect(refusal(environment).match(/ALLOW_IN_PUBLIC=[\w-]+/g)).toEqual(['ALLOW_IN_PUBLIC=proxy']);
});
