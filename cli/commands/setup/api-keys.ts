import { Command, InvalidArgumentError } from '@commander-js/extra-typings';
import {
  changeApiKey,
  createApiKey,
  listApiKeys,
  revokeApiKey,
} from '#backend/features/api-key/manage-api-keys.ts';
import { API_SCOPES } from '#backend/http/api-client.ts';
import { rowLines } from '../../output/print-rows.ts';
import { collect, oneOf, wholeNumberBetween } from '../argument-parsers.ts';
import { printFromDatabase } from '../database-access.ts';
import type { Terminal } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';

const parseLimit = wholeNumberBetween(1, 1_000_000);

/** `npm run shop -- api-keys`. A running shop applies changes within five seconds. */
export function apiKeysCommand(terminal: Terminal): Command {
  const apiKeys = new Command('api-keys').description(
    'Create, list, change and revoke keys of clients of the commerce API.',
  );
  addListCommand(apiKeys, terminal);
  addCreateCommand(apiKeys, terminal);
  addChangeCommand(apiKeys, terminal);
  addRevokeCommand(apiKeys, terminal);
  return apiKeys;
}

function addListCommand(apiKeys: Command, terminal: Terminal): void {
  apiKeys
    .command('list')
    .description(
      'List the keys by name. The keys of API_KEYS are not listed, unless they have an entry here.',
    )
    .option('--json', 'print JSON')
    .action(({ json }) =>
      printFromDatabase(terminal, async (db) => {
        const header = ['NAME', 'SCOPE', 'ORIGINS', 'PER MINUTE', 'CONSENTS', 'STATE'];
        return rowLines(await listApiKeys(db), json, header, (key) => [
          key.name,
          key.scope,
          key.origins.join(' '),
          key.requests_per_minute === null ? 'unlimited' : String(key.requests_per_minute),
          key.requires_consents ? 'required' : 'optional',
          stateOf(key),
        ]);
      }),
    );
}

function addCreateCommand(apiKeys: Command, terminal: Terminal): void {
  apiKeys
    .command('create')
    .description('Create a key and print it. It is not stored and cannot be shown again.')
    .argument('<name>', 'name of the client', parseName)
    .requiredOption('--scope <scope>', 'storefront (may be public) or server (secret)', oneOf(API_SCOPES))
    .option(
      '--origin <url...>',
      'web pages that may use the key, such as https://shop.example',
      collect(parseOrigin),
    )
    .option('--limit <n>', 'requests a minute: per visitor for storefront, in total for server', parseLimit)
    .option('--require-consents', 'reject orders without the consents of the checkout', false)
    .action((name, { scope, origin: origins, limit: requestsPerMinute, requireConsents: requiresConsents }) =>
      printFromDatabase(terminal, async (db) => {
        const key = await createApiKey(db, { name, scope, origins, requestsPerMinute, requiresConsents });
        if (key === undefined) throw new UsageError(`There is a key called ${name} already.`);
        return [key];
      }),
    );
}

function addChangeCommand(apiKeys: Command, terminal: Terminal): void {
  apiKeys
    .command('change')
    .description('Change the origins, the limit or the consents of a key.')
    .argument('<name>', 'name of the client')
    .option('--origin <url...>', 'the origins, instead of those before', collect(parseOrigin))
    .option('--no-origins', 'allow no web page')
    .option('--limit <n>', 'requests a minute', parseLimit)
    .option('--no-limit', 'any number of requests')
    .option('--require-consents', 'reject orders without the consents of the checkout')
    .option('--no-require-consents', 'accept orders without them')
    // Commander sets `origins` and `limit` to false for --no-origins and --no-limit.
    .action((name, { origin, origins, limit, requireConsents }) =>
      printFromDatabase(terminal, async (db) => {
        const changes = {
          ...(origins ? {} : { origins: [] }),
          ...(origin ? { origins: origin } : {}),
          ...(typeof limit === 'number' ? { requests_per_minute: limit } : {}),
          ...(limit === false ? { requests_per_minute: null } : {}),
          ...(requireConsents === undefined ? {} : { requires_consents: requireConsents }),
        };
        if (Object.keys(changes).length === 0) throw new UsageError('Name at least one change.');
        if (!(await changeApiKey(db, name, changes))) throw unknownName(name);
        return [`Changed ${name}.`];
      }),
    );
}

function addRevokeCommand(apiKeys: Command, terminal: Terminal): void {
  apiKeys
    .command('revoke')
    .description('Revoke a key for ever. Its client is rejected from then on.')
    .argument('<name>', 'name of the client')
    .action((name) =>
      printFromDatabase(terminal, async (db) => {
        if (!(await revokeApiKey(db, name))) throw unknownName(name);
        return [`Revoked ${name}.`];
      }),
    );
}

function stateOf(key: { revoked_at: Date | null; is_local_only: boolean }): string {
  if (key.revoked_at) return 'revoked';
  return key.is_local_only ? 'valid on this machine' : 'valid';
}

function unknownName(name: string): UsageError {
  return new UsageError(`There is no valid key called ${name}.`);
}

function parseName(text: string): string {
  if (!/^[\p{L}\d][\p{L}\d .,_-]{0,59}$/u.test(text))
    throw new InvalidArgumentError('Expected a name of up to 60 letters and digits.');
  return text;
}

function parseOrigin(text: string): string {
  const isOrigin = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
  const origin = isOrigin ? new URL(text).origin : '';
  if (!isOrigin || (text !== origin && text !== `${origin}/`))
    throw new InvalidArgumentError('Expected an address without a path, such as https://shop.example.');
  return origin;
}
