// Searches for the visit of the storefront that takes the most CPU time, on the catalogue of DATABASE_URL.
import { pino } from 'pino';
import { createBackend } from '#backend/app.ts';
import { connect } from '#backend/database/connection.ts';
import { migrate } from '#backend/database/migrate.ts';
import { readSettings } from '../../cli/settings.ts';
import { describeVisits, findWorstVisits } from './find-worst-visits.ts';
import { openMeasuredStorefront } from './measured-storefront.ts';
import { changeProducts, renewCatalogue } from './renew-catalogue.ts';
import { readVisitVocabulary } from './visit-vocabulary.ts';

const visits = Number(process.argv.at(-1)) || 200;
const settings = readSettings({ ...process.env, LOG_LEVEL: 'error' });
const connection = connect(settings.DATABASE_URL ?? '');
await migrate(connection.db);
const backend = await createBackend(connection, settings, {
  log: pino({ level: 'error' }),
  schedulesJobs: false,
});
await backend.refreshCatalogue();
const storefront = await openMeasuredStorefront(backend, settings.DATA_DIR);
const vocabulary = await readVisitVocabulary(backend, storefront);
const shop = {
  storefront,
  vocabulary,
  renewCatalogue: () => renewCatalogue(connection.db, backend),
  changeProducts: () => changeProducts(connection.db, backend),
};
process.stdout.write(`${describeVisits(await findWorstVisits(shop, { seed: 21, visits }))}\n`);
await storefront.close();
await backend.close();
await connection.close();
