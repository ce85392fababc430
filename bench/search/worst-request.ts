// Searches for the anonymous GraphQL request that takes the most CPU time, on the catalogue of DATABASE_URL. The requests are
// random but the same every time. Each is sent once, so that first-time work counts.
import { pino } from 'pino';
import { createBackend } from '#backend/app.ts';
import { connect } from '#backend/database/connection.ts';
import { migrate } from '#backend/database/migrate.ts';
import { readSettings } from '../../cli/settings.ts';
import { describeWorst, findWorstRequests } from './find-worst-request.ts';

const requests = Number(process.argv.at(-1)) || 300;
const settings = readSettings({ ...process.env, LOG_LEVEL: 'error' });
const connection = connect(settings.DATABASE_URL ?? '');
await migrate(connection.db);
const backend = await createBackend(connection, settings, {
  log: pino({ level: 'error' }),
  schedulesJobs: false,
});
await backend.refreshCatalogue();
const { measured, rejected } = await findWorstRequests(backend, { seed: 21, requests });
process.stdout.write(`${requests} accepted, ${rejected} rejected. ${describeWorst(measured)}\n`);
await backend.close();
await connection.close();
