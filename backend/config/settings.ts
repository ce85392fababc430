import { resolve } from 'node:path';
import * as v from 'valibot';
import { boolean, integer, oneOf, origin, text, url } from '#contract/settings.ts';
import { parseAllowedHosts } from './allowed-hosts.ts';
import { parseSender } from './parse-sender.ts';

/** The backend's environment variables. `docs/running.md` documents them. */
export const backendSettings = {
  DATA_DIR: v.pipe(
    text('DATA_DIR', '.data'),
    v.transform((path) => resolve(path)),
  ),
  DATABASE_URL: url('DATABASE_URL', ['postgres', 'postgresql']),
  DATABASE_DIRECT_URL: url('DATABASE_DIRECT_URL', ['postgres', 'postgresql']),
  DATABASE_REPLICA_URL: url('DATABASE_REPLICA_URL', ['postgres', 'postgresql']),
  REDIS_URL: v.pipe(
    url('REDIS_URL', ['redis', 'rediss']),
    v.check(
      (value) => !value || !URL.canParse(value) || /^\/?\d*$/.test(new URL(value).pathname),
      'REDIS_URL must be an address without a path, or with the number of a database, such as redis://localhost:6379/1.',
    ),
  ),
  API_KEYS: v.pipe(
    text('API_KEYS', 'demo', {
      pattern: /^[\w-]+(,[\w-]+)*$/,
      description: 'keys of letters, digits, - and _ with commas between',
    }),
    v.transform((keys) => new Set(keys.split(','))),
  ),
  API_ORIGINS: text('API_ORIGINS', '', {
    pattern: /^(https?:\/\/[\w.:[\]-]+(,https?:\/\/[\w.:[\]-]+)*)?$/,
    description: 'addresses without a path, with commas between',
  }),
  AUTH_SECRET: secret('AUTH_SECRET', 32),
  SANDBOX_URL: origin('SANDBOX_URL', ['http', 'https']),
  SANDBOX_SECRET: secret('SANDBOX_SECRET', 32),
  STRIPE_SECRET_KEY: secret('STRIPE_SECRET_KEY', 20),
  STRIPE_WEBHOOK_SECRET: secret('STRIPE_WEBHOOK_SECRET', 20),
  CREDIT_CHECK_ENDPOINT: url('CREDIT_CHECK_ENDPOINT', ['http', 'https']),
  CREDIT_CHECK_KEY: text('CREDIT_CHECK_KEY', ''),
  VIES_URL: url('VIES_URL', ['http', 'https']),
  DELIVERY_ENDPOINT: url('DELIVERY_ENDPOINT', ['http', 'https']),
  DELIVERY_KEY: text('DELIVERY_KEY', ''),
  S3_ENDPOINT: url('S3_ENDPOINT', ['http', 'https']),
  S3_REGION: text('S3_REGION', 'us-east-1', {
    pattern: /^[a-z0-9-]{1,40}$/,
    description: 'a region of letters a–z, digits and -',
  }),
  S3_BUCKET: text('S3_BUCKET', '', {
    pattern: /^(|[a-z0-9][a-z0-9.-]{1,61}[a-z0-9])$/,
    description: 'the name of a bucket',
  }),
  S3_ACCESS_KEY: text('S3_ACCESS_KEY', ''),
  S3_SECRET_KEY: text('S3_SECRET_KEY', ''),
  S3_PATH_STYLE: boolean('S3_PATH_STYLE', true),
  PURGE_URL: url('PURGE_URL', ['http', 'https']),
  /** May be a secret, so the error does not repeat it. */
  PURGE_HEADER: v.pipe(
    text('PURGE_HEADER', ''),
    v.check(
      (header) => /^([\w-]+:\s*[\x21-\x7e][\x20-\x7e]*)?$/.test(header),
      'PURGE_HEADER must be a name and a value, such as Authorization: Bearer TOKEN.',
    ),
  ),
  PICTURE_HOSTS: hostList('PICTURE_HOSTS', 'images.example,*.cdn.example'),
  FILE_HOSTS: hostList('FILE_HOSTS', 'files.example,*.cdn.example'),
  DOWNLOAD_LIMIT: integer('DOWNLOAD_LIMIT', 1, 10_000, 20),
  DOWNLOAD_LINK_MINUTES: integer('DOWNLOAD_LINK_MINUTES', 1, 43_200, 120),
  PRE_ORDER_LIMIT: integer('PRE_ORDER_LIMIT', 0, 100_000, 200),
  RESERVATION_SHARE: integer('RESERVATION_SHARE', 0, 100, 2),
  ORDER_QUANTITY: integer('ORDER_QUANTITY', 1, 999, 999),
  EPUB_WATERMARK: boolean('EPUB_WATERMARK', false),
  MANAGEMENT_KEY: secret('MANAGEMENT_KEY', 32),
  CATALOGUE_ENGINE: oneOf('CATALOGUE_ENGINE', ['memory', 'postgres'], 'memory'),
  INTROSPECTION: boolean('INTROSPECTION', true),
  SUBSCRIPTIONS: boolean('SUBSCRIPTIONS', false),
  MARKET_IN_PATH: boolean('MARKET_IN_PATH', false),
  /** The storefront's URL, for links in mails. */
  PUBLIC_URL: origin('PUBLIC_URL', ['http', 'https']),
  SMTP_URL: url('SMTP_URL', ['smtp', 'smtps']),
  MAIL_FROM: v.pipe(
    text('MAIL_FROM', ''),
    v.check(
      (sender) => sender === '' || parseSender(sender) !== undefined,
      'MAIL_FROM must be an e-mail address, alone or as Name <address>.',
    ),
  ),
  MAILBOX: oneOf('MAILBOX', ['local', 'on', 'off'], 'local'),
  LOG_LEVEL: oneOf('LOG_LEVEL', ['debug', 'info', 'warn', 'error', 'silent'], 'info'),
};

export type BackendSettings = v.InferOutput<v.ObjectSchema<typeof backendSettings, undefined>>;

function hostList(name: string, example: string) {
  return v.pipe(
    text(name, ''),
    v.check(
      (hosts) => parseAllowedHosts(hosts) !== undefined,
      `${name} must be host names with commas between, such as ${example}.`,
    ),
  );
}

/** The error message does not repeat the value. */
function secret(name: string, minLength: number) {
  return v.pipe(
    text(name, ''),
    v.check(
      (value) => value === '' || value.length >= minLength,
      `${name} must be at least ${minLength} characters long.`,
    ),
  );
}
