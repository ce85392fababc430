// One process of a shop with a port of its own, for tests of several at once, and of one that is killed. Arguments: database,
// folder, and the step of a purchase after which it dies on the spot.
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import * as v from 'valibot';
import { createBackend } from '#backend/app.ts';
import { backendSettings } from '#backend/config/settings.ts';
import { connect } from '#backend/database/connection.ts';
import { createApiServer } from '#backend/server.ts';
import { openProviderTable } from './provider-table.fixture.ts';

const [databaseUrl = '', folder, dieAfter] = process.argv.slice(2);
process.on('disconnect', () => process.exit(0));
const unset = Object.fromEntries(Object.keys(backendSettings).map((name) => [name, undefined]));
const settings = v.parse(v.object(backendSettings), { ...unset, DATA_DIR: folder, LOG_LEVEL: 'silent' });
const log = pino(
  { level: 'debug' },
  {
    write(line: string) {
      if (dieAfter && JSON.parse(line).step === dieAfter) process.kill(process.pid, 'SIGKILL');
    },
  },
);
const provider = await openProviderTable(databaseUrl);
const providers = new Map([['test', provider]]);
const backend = await createBackend(connect(databaseUrl), settings, { providers, log });
const server = createApiServer(backend).listen(0, '127.0.0.1', () =>
  process.send?.((server.address() as AddressInfo).port),
);
process.on('message', async () => {
  await backend.refreshCatalogue();
  await backend.runJobs();
  process.send?.('done');
});
