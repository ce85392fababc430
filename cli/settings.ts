import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import * as v from 'valibot';
import { backendSettings } from '#backend/config/settings.ts';
import { boolean, integer, text, url } from '#contract/settings.ts';
import { storefrontSettings } from '#storefront/config/settings.ts';
import { urlOfPort } from './listening.ts';
import { isDsn } from './observability/sentry-reporting.ts';
import { ALLOWABLE_RISKS, isPublic, refusedRisks } from './public-start.ts';

const serverSettings = {
  HOST: address('HOST'),
  // By default the API and the sandbox have the next two ports, of which the highest is 65,535.
  PORT: integer('PORT', 1, 65_533, 3000),
  API_PORT: integer('API_PORT', 1, 65_535),
  SANDBOX_PORT: integer('SANDBOX_PORT', 1, 65_535),
  DRAIN_SECONDS: integer('DRAIN_SECONDS', 0, 300),
  WORKERS: v.pipe(
    text('WORKERS', '1', { pattern: /^(auto|[1-9]\d?)$/, description: 'auto, or a number from 1 to 99' }),
    v.transform((workers) => (workers === 'auto' ? availableParallelism() : Number(workers))),
  ),
  METRICS_PORT: integer('METRICS_PORT', 1, 65_535),
  METRICS_HOST: address('METRICS_HOST'),
  ACCESS_LOG: boolean('ACCESS_LOG', false),
  TRACES_ENDPOINT: url('TRACES_ENDPOINT', ['http', 'https']),
  TRACES_PERCENT: integer('TRACES_PERCENT', 0, 100, 100),
  SANDBOX: boolean('SANDBOX', true),
  API_TRUSTED_PROXIES: integer('API_TRUSTED_PROXIES', 0, 9, 0),
  /** Names of risks that a public start accepts (`public-start.ts`). */
  ALLOW_IN_PUBLIC: v.pipe(
    text('ALLOW_IN_PUBLIC', '', {
      pattern: listOf(ALLOWABLE_RISKS),
      description: `names with commas between, of ${ALLOWABLE_RISKS.join(', ')}`,
    }),
    v.transform((names): ReadonlySet<string> => new Set(names.split(',').filter(Boolean))),
  ),
  /** Without it no error leaves the shop. The value contains a key, so the error does not repeat it. */
  ERROR_REPORTING_DSN: v.pipe(
    text('ERROR_REPORTING_DSN', ''),
    v.check(
      (dsn) => dsn === '' || isDsn(dsn),
      'ERROR_REPORTING_DSN must be the address of a project, such as https://KEY@errors.example/1.',
    ),
  ),
};

/** Balancers usually probe every few seconds, and need two failed probes. */
const publicDrainSeconds = 10;

function address(name: string) {
  return v.pipe(
    text(name, '127.0.0.1'),
    v.check(
      (host) => host === 'localhost' || isIP(host) !== 0,
      ({ input }) => `${name} must be an IP address or localhost, not "${input}".`,
    ),
  );
}

function listOf(names: readonly string[]): RegExp {
  const name = `(${names.join('|')})`;
  return new RegExp(`^(${name}(,${name})*)?$`);
}

const settings = { ...serverSettings, ...backendSettings, ...storefrontSettings };

const schema = v.pipe(
  v.object(settings),
  v.transform((values) => {
    const PORT = values.PORT ?? 3000;
    const SANDBOX_PORT = values.SANDBOX_PORT ?? PORT + 2;
    const SANDBOX_URL = values.SANDBOX
      ? (values.SANDBOX_URL ?? urlOfPort(values.HOST, SANDBOX_PORT))
      : undefined;
    const paymentPages = [SANDBOX_URL, values.STRIPE_SECRET_KEY && 'https://checkout.stripe.com'];
    return {
      ...values,
      PORT,
      API_PORT: values.API_PORT ?? PORT + 1,
      SANDBOX_PORT,
      DRAIN_SECONDS: values.DRAIN_SECONDS ?? (isPublic(values) ? publicDrainSeconds : 0),
      SANDBOX_URL,
      PAYMENT_ORIGINS:
        values.PAYMENT_ORIGINS || paymentPages.flatMap((page) => (page ? [new URL(page).origin] : [])).join(),
    };
  }),
  v.check(
    ({ PORT, API_PORT, SANDBOX_PORT, METRICS_PORT = 0 }) =>
      new Set([PORT, API_PORT, SANDBOX_PORT, METRICS_PORT]).size === 4,
    'PORT, API_PORT, SANDBOX_PORT and METRICS_PORT must be different ports.',
  ),
  v.check(
    ({ LOCALE_DOMAINS, PUBLIC_URL }) => LOCALE_DOMAINS === '' || PUBLIC_URL !== undefined,
    'With LOCALE_DOMAINS, PUBLIC_URL must be set too: it is the address of the other languages.',
  ),
  v.check(
    ({ S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY }) =>
      !S3_ENDPOINT || [S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY].every((value) => value !== ''),
    'With S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY must be set too.',
  ),
);

export type Settings = v.InferOutput<typeof schema> & {
  /** The names of settings that are not defaults. */
  namesInEnvironment: ReadonlySet<string>;
};

export class SettingsError extends Error {}

/** The settings of a shop that is about to open. Throws one sentence for each risk that a public shop must not take. */
export function readServerSettings(environment: NodeJS.ProcessEnv): Settings {
  const read = readSettings(environment);
  const refused = refusedRisks(read);
  if (refused.length === 0) return read;
  throw new SettingsError(`The shop does not open in public like this:\n\n${refused.join('\n\n')}`);
}

/** All settings, parsed once. Throws one sentence for each invalid value. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const values = Object.fromEntries(Object.keys(settings).map((name) => [name, environment[name]]));
  const result = v.safeParse(schema, values);
  const namesInEnvironment = new Set(Object.keys(values).filter((name) => values[name]?.trim()));
  if (result.success) return { ...result.output, namesInEnvironment };
  throw new SettingsError(result.issues.map(({ message }) => message).join('\n'));
}
