// A backend process for tests with several processes. Arguments: database URL, data folder, RESERVATION_SHARE, and optionally
// the step of a purchase after which the process kills itself.
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import * as v from 'valibot';
import { createBackend } from '#backend/app.ts';
import { backendSettings } from '#backend/config/settings.ts';
import { connect } from '#backend/database/connection.ts';
import { createApiServer } from '#backend/server.ts';
import { openTestProvider } from '../payment/test-provider.fixture.ts';

const [databaseUrl = '', folder, reservationShare, killAfter] = process.argv.slice(2);
process.on('disconnect', () => process.exit(0));
const unset = Object.fromEntries(Object.keys(backendSettings).map((name) => [name, undefined]));
const settings = v.parse(v.object(backendSettings), {
  ...unset,
  DATA_DIR: folder,
  LOG_LEVEL: 'silent',
  RESERVATION_SHARE: reservationShare,
});
const log = pino(
  { level: 'debug' },
  {
    write(line: string) {
      if (killAfter && JSON.parse(line).step === killAfter) process.kill(process.pid, 'SIGKILL');
    },
  },
);
const provider = await openTestProvider(databaseUrl);
const providers = new Map([['test', provider]]);
const backend = await createBackend(connect(databaseUrl), settings, { providers, log });
const server = createApiServer(backend, 1).listen(0, '127.0.0.1', () =>
  process.send?.((server.address() as AddressInfo).port),
);
process.on('message', async () => {
  await backend.refreshCatalogue();
  await backend.runJobs();
  process.send?.('done');
});
