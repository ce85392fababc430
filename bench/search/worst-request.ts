// Searches for the anonymous GraphQL request that takes the most CPU time, on the catalogue of DATABASE_URL.
import { pino } from 'pino';
import { createBackend } from '#backend/app.ts';
import { connect } from '#backend/database/connection.ts';
import { migrate } from '#backend/database/migrate.ts';
import { readSettings } from '../../cli/settings.ts';
import { describeWorst, findWorstRequests } from './find-worst-request.ts';
import { renewCatalogue } from './renew-catalogue.ts';

const requests = Number(process.argv.at(-1)) || 300;
const settings = readSettings({ ...process.env, LOG_LEVEL: 'error' });
const connection = connect(settings.DATABASE_URL ?? '');
await migrate(connection.db);
const backend = await createBackend(connection, settings, {
  log: pino({ level: 'error' }),
  schedulesJobs: false,
});
await backend.refreshCatalogue();
const shop = { backend, renewCatalogue: () => renewCatalogue(connection.db, backend) };
const result = await findWorstRequests(shop, { seed: 21, requests, mutations: requests / 2 });
process.stdout.write(`${describeWorst(result)}\n`);
await backend.close();
await connection.close();
