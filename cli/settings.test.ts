import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

describe('Settings', () => {
  test('WORKERS=auto is one worker for each core', () => {
    expect(readSettings({ WORKERS: 'auto' }).WORKERS).toBe(availableParallelism());
    expect(readSettings({ WORKERS: '3' }).WORKERS).toBe(3);
    expect(() => readSettings({ WORKERS: '0' })).toThrow(SettingsError);
  });

  test('have working defaults', () => {
    expect(readSettings({})).toEqual({
      HOST: '127.0.0.1',
      PORT: 3000,
      API_PORT: 3001,
      SANDBOX_PORT: 3002,
      DRAIN_SECONDS: 0,
      WORKERS: 1,
      METRICS_PORT: undefined,
      METRICS_HOST: '127.0.0.1',
      ACCESS_LOG: false,
      TRACES_ENDPOINT: undefined,
      TRACES_PERCENT: 100,
      SANDBOX: true,
      SANDBOX_URL: 'http://127.0.0.1:3002',
      SANDBOX_SECRET: '',
      PAYMENT_ORIGINS: 'http://127.0.0.1:3002',
      STRIPE_SECRET_KEY: '',
      STRIPE_WEBHOOK_SECRET: '',
      VIES_URL: undefined,
      CREDIT_CHECK_ENDPOINT: undefined,
      CREDIT_CHECK_KEY: '',
      DELIVERY_ENDPOINT: undefined,
      DELIVERY_KEY: '',
      API_TRUSTED_PROXIES: 0,
      ALLOW_IN_PUBLIC: new Set(),
      ERROR_REPORTING_DSN: '',
      DATA_DIR: resolve('.data'),
      DATABASE_URL: undefined,
      DATABASE_DIRECT_URL: undefined,
      DATABASE_REPLICA_URL: undefined,
      REDIS_URL: undefined,
      PURGE_URL: undefined,
      PURGE_HEADER: '',
      API_KEYS: new Set(['demo']),
      API_ORIGINS: '',
      AUTH_SECRET: '',
      S3_ENDPOINT: undefined,
      S3_REGION: 'us-east-1',
      S3_BUCKET: '',
      S3_ACCESS_KEY: '',
      S3_SECRET_KEY: '',
      S3_PATH_STYLE: true,
      PICTURE_HOSTS: '',
      FILE_HOSTS: '',
      DOWNLOAD_LIMIT: 20,
      PRE_ORDER_LIMIT: 200,
      RESERVATION_SHARE: 2,
      ORDER_QUANTITY: 999,
      DOWNLOAD_LINK_MINUTES: 120,
      EPUB_WATERMARK: false,
      MANAGEMENT_KEY: '',
      CATALOGUE_ENGINE: 'memory',
      INTROSPECTION: true,
      SUBSCRIPTIONS: false,
      MARKET_IN_PATH: false,
      SMTP_URL: undefined,
      MAIL_FROM: '',
      MAILBOX: 'local',
      LOG_LEVEL: 'info',
      COMMERCE_ENDPOINT: undefined,
      COMMERCE_API_KEY: 'demo',
      AUTH_ENDPOINT: undefined,
      SIGN_ENDPOINT: undefined,
      CHANNEL_ID: '1|se',
      FALLBACK_MARKET: 'se',
      DEFAULT_LOCALE: 'sv',
      CLIENT_NAME: '',
      CLIENT_VERSION: '',
      LOCALE_COOKIE_NAME: 'kvarto-locale',
      LOCALE_COOKIE_DAYS: 365,
      LOCALE_COOKIE_DOMAIN: '',
      LOCALE_COOKIE_SECURE: 'auto',
      LOCALE_DOMAINS: '',
      ROOT_REDIRECT: '',
      ROOT_REDIRECT_STATUS: 302,
      DETECT_LANGUAGE: true,
      PUBLIC_URL: undefined,
      TRUSTED_PROXIES: 0,
      PAGE_CACHE_MB: 64,
      THEME: '',
      SERVICE_WORKER: true,
      TAG_MANAGER_ID: '',
      TAG_MANAGER_URL: 'https://www.googletagmanager.com',
      MEASURING_ORIGINS:
        'https://*.google-analytics.com,https://*.analytics.google.com,https://*.googletagmanager.com',
      namesInEnvironment: new Set(),
    });
  });

  test('know which of them are set', () => {
    expect(
      readSettings({ FALLBACK_MARKET: 'no', DEFAULT_LOCALE: '', PATH: '/bin' }).namesInEnvironment,
    ).toEqual(new Set(['FALLBACK_MARKET']));
  });

  test('that are empty count as not set, and other variables are ignored', () => {
    const empty = Object.fromEntries(Object.keys(readSettings({})).map((name) => [name, ' ']));
    expect(readSettings({ ...empty, PATH: '/bin', NODE_ENV: 'production' })).toEqual(readSettings({}));
  });

  test('default to API and sandbox ports one and two above the shop’s', () => {
    expect(readSettings({ PORT: '8080' })).toMatchObject({ PORT: 8080, API_PORT: 8081, SANDBOX_PORT: 8082 });
    expect(readSettings({ PORT: '65533' })).toMatchObject({ API_PORT: 65_534, SANDBOX_PORT: 65_535 });
    expect(readSettings({ PORT: '8080', API_PORT: '9000' })).toMatchObject({
      API_PORT: 9000,
      SANDBOX_PORT: 8082,
    });
  });

  test('contain the sandbox’s URL and the payment origins, or none if the sandbox is off', () => {
    expect(readSettings({ HOST: '0.0.0.0', PORT: '8080' }).SANDBOX_URL).toBe('http://127.0.0.1:8082');
    expect(readSettings({ SANDBOX: 'false', SANDBOX_URL: 'https://pay.example' })).toMatchObject({
      SANDBOX_URL: undefined,
      PAYMENT_ORIGINS: '',
    });
    const both = { SANDBOX_URL: 'https://pay.example/', STRIPE_SECRET_KEY: 'sk_test_0123456789abcdef' };
    expect(readSettings(both).PAYMENT_ORIGINS).toBe('https://pay.example,https://checkout.stripe.com');
    expect(readSettings({ ...both, PAYMENT_ORIGINS: 'https://a.example' }).PAYMENT_ORIGINS).toBe(
      'https://a.example',
    );
  });

  test('are parsed into their types', () => {
    expect(
      readSettings({
        HOST: '::1',
        API_KEYS: 'one,two_2',
        API_ORIGINS: 'https://a.example,http://127.0.0.1:5173',
        INTROSPECTION: '0',
        MARKET_IN_PATH: 'true',
        DATABASE_URL: 'postgres://me:secret@db.example/shop',
        ROOT_REDIRECT_STATUS: '308',
        DATA_DIR: '/var/kvarto',
      }),
    ).toMatchObject({
      HOST: '::1',
      API_KEYS: new Set(['one', 'two_2']),
      API_ORIGINS: 'https://a.example,http://127.0.0.1:5173',
      INTROSPECTION: false,
      MARKET_IN_PATH: true,
      DATABASE_URL: 'postgres://me:secret@db.example/shop',
      ROOT_REDIRECT_STATUS: 308,
      DATA_DIR: '/var/kvarto',
    });
  });
});

describe('An invalid setting', () => {
  const explain = (environment: NodeJS.ProcessEnv) => {
    try {
      readSettings(environment);
    } catch (error) {
      expect(error).toBeInstanceOf(SettingsError);
      return (error as Error).message;
    }
    throw new Error('The settings were accepted.');
  };

  test.each([
    ['HOST', 'example.com'],
    ['PORT', '0'],
    // The sandbox would have the port 65536.
    ['PORT', '65534'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['PORT', '0x50'],
    ['PORT', 'http'],
    ['API_PORT', '65536'],
    ['API_TRUSTED_PROXIES', '-1'],
    ['SANDBOX_PORT', '99999999999999999999'],
    ['DATABASE_URL', 'mysql://db/shop'],
    ['DATABASE_URL', 'db.example'],
    ['REDIS_URL', 'localhost'],
    ['REDIS_URL', 'redis://localhost/first'],
    ['API_KEYS', 'one,,two'],
    ['API_KEYS', 'a b'],
    ['API_ORIGINS', '*'],
    ['API_ORIGINS', 'https://a.example/path'],
    ['AUTH_SECRET', 'too short to keep anything secret'.slice(0, 31)],
    ['S3_ENDPOINT', 's3.example'],
    ['S3_BUCKET', 'Not A Bucket'],
    ['PICTURE_HOSTS', 'images.example;cdn.example'],
    ['FILE_HOSTS', 'files.example;cdn.example'],
    ['MANAGEMENT_KEY', 'short'],
    ['INTROSPECTION', 'yes'],
    ['MARKET_IN_PATH', 'TRUE'],
    ['SMTP_URL', 'mail.example:587'],
    ['MAIL_FROM', 'Kvarto'],
    ['MAIL_FROM', 'Kvarto <hej@kvarto.example>, <bo@kvarto.example>'],
    ['MAILBOX', 'true'],
    ['LOG_LEVEL', 'loud'],
    ['ERROR_REPORTING_DSN', 'https://errors.example/1'],
    ['COMMERCE_ENDPOINT', 'commerce:8080'],
    ['FALLBACK_MARKET', 'SE'],
    ['DEFAULT_LOCALE', 'de'],
    ['ROOT_REDIRECT', '//elsewhere.example'],
    ['ROOT_REDIRECT', 'https://elsewhere.example'],
    ['ROOT_REDIRECT_STATUS', '304'],
    ['ROOT_REDIRECT_STATUS', '200'],
    ['ROOT_REDIRECT_STATUS', 'often'],
    ['DETECT_LANGUAGE', '2'],
    ['PUBLIC_URL', 'kvarto.example'],
    ['PAGE_CACHE_MB', '4097'],
  ])('is rejected with one sentence that names it: %s=%s', (name, value) => {
    expect(explain({ [name]: value })).toMatch(new RegExp(`^${name} must be [^\n]+\\.$`));
  });

  test('is reported together with all others, one sentence each', () => {
    const sentences = explain({ PORT: 'x', LOG_LEVEL: 'loud', DATABASE_URL: 'nowhere' }).split('\n');
    expect(sentences.map((sentence) => sentence.split(' ')[0]).sort()).toEqual([
      'DATABASE_URL',
      'LOG_LEVEL',
      'PORT',
    ]);
  });

  test.each([
    { PORT: '4000', API_PORT: '4000' },
    { PORT: '4000', SANDBOX_PORT: '4000' },
    { PORT: '4000', API_PORT: '4002' },
    { API_PORT: '5000', SANDBOX_PORT: '5000' },
    { PORT: '4000', METRICS_PORT: '4001' },
  ])('is a port that is used twice: %o', (ports) => {
    expect(explain(ports)).toBe('PORT, API_PORT, SANDBOX_PORT and METRICS_PORT must be different ports.');
  });

  test('is a storage without bucket or keys', () => {
    const storage = { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'shop', S3_ACCESS_KEY: 'key' };
    expect(explain(storage)).toMatch(/^With S3_ENDPOINT, [^\n]+ S3_SECRET_KEY must be set too\.$/);
    expect(readSettings({ ...storage, S3_SECRET_KEY: 'secret' }).S3_BUCKET).toBe('shop');
  });

  test('is not printed if it may contain a password, and is shortened if it is long', () => {
    expect(explain({ DATABASE_URL: 'mysql://me:secret@db/shop' })).not.toContain('secret');
    expect(explain({ SMTP_URL: 'http://me:secret@mail/' })).not.toContain('secret');
    expect(explain({ PORT: 'x'.repeat(10_000) }).length).toBeLessThan(200);
  });
});
