// Searches for the anonymous GraphQL request that takes the most CPU time, on the catalogue of DATABASE_URL.
import { describeWorst, findWorstRequests } from './find-worst-request.ts';
import { openCatalogue } from './open-catalogue.ts';
import { renewCatalogue } from './renew-catalogue.ts';

const requests = Number(process.argv.at(-1)) || 300;
const { connection, backend } = await openCatalogue();
const shop = { backend, renewCatalogue: () => renewCatalogue(connection.db, backend) };
const result = await findWorstRequests(shop, { seed: 21, requests, mutations: requests / 2 });
process.stdout.write(`${describeWorst(result)}\n`);
await backend.close();
await connection.close();
