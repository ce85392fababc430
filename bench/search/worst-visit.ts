// Searches for the visit of the storefront that takes the most CPU time, on the catalogue of DATABASE_URL.
import { describeVisits, findWorstVisits } from './find-worst-visits.ts';
import { openMeasuredStorefront } from './measured-storefront.ts';
import { openCatalogue } from './open-catalogue.ts';
import { changeProducts, renewCatalogue } from './renew-catalogue.ts';
import { readVisitVocabulary } from './visit-vocabulary.ts';

const visits = Number(process.argv.at(-1)) || 200;
const { settings, connection, backend } = await openCatalogue();
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
