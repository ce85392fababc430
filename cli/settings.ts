import { isIP } from 'node:net';
import * as v from 'valibot';
import { backendSettings } from '#backend/config/settings.ts';
import { text, wholeNumber, yesOrNo } from '#contract/settings.ts';
import { storefrontSettings } from '#storefront/config/settings.ts';
import { addressOf } from './listening.ts';

const serverSettings = {
  HOST: v.pipe(
    text('HOST', '127.0.0.1'),
    v.check(
      (host) => host === 'localhost' || isIP(host) !== 0,
      ({ input }) => `HOST must be an IP address or localhost, not "${input}".`,
    ),
  ),
  PORT: wholeNumber('PORT', 1, 65_533, 3000),
  API_PORT: wholeNumber('API_PORT', 1, 65_535),
  SANDBOX_PORT: wholeNumber('SANDBOX_PORT', 1, 65_535),
  SANDBOX: yesOrNo('SANDBOX', true),
  API_TRUSTED_PROXIES: wholeNumber('API_TRUSTED_PROXIES', 0, 9, 0),
};

const settings = { ...serverSettings, ...backendSettings, ...storefrontSettings };

const schema = v.pipe(
  v.object(settings),
  v.transform((given) => {
    const PORT = given.PORT ?? 3000;
    const SANDBOX_PORT = given.SANDBOX_PORT ?? PORT + 2;
    const SANDBOX_URL = given.SANDBOX
      ? (given.SANDBOX_URL ?? addressOf(given.HOST, SANDBOX_PORT))
      : undefined;
    const paymentPages = [SANDBOX_URL, given.STRIPE_SECRET_KEY && 'https://checkout.stripe.com'];
    return {
      ...given,
      PORT,
      API_PORT: given.API_PORT ?? PORT + 1,
      SANDBOX_PORT,
      SANDBOX_URL,
      PAYMENT_ORIGINS:
        given.PAYMENT_ORIGINS || paymentPages.flatMap((page) => (page ? [new URL(page).origin] : [])).join(),
    };
  }),
  v.check(
    ({ PORT, API_PORT, SANDBOX_PORT }) => new Set([PORT, API_PORT, SANDBOX_PORT]).size === 3,
    'PORT, API_PORT and SANDBOX_PORT must be three different ports.',
  ),
);

export type Settings = v.InferOutput<typeof schema>;

export class SettingsError extends Error {}

/** All settings, parsed once. What is wrong is said in one sentence for each value. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.keys(settings).map((name) => [name, environment[name]]));
  const result = v.safeParse(schema, given);
  if (result.success) return result.output;
  throw new SettingsError(result.issues.map(({ message }) => message).join('\n'));
}
