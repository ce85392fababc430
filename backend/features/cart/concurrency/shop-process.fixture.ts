// Runs in a forked process: receives queries as messages and sends the results back.
import { startBackend } from '#backend/catalogue-index/updater/started-backend.fixture.ts';

const [databaseUrl = '', DATA_DIR = ''] = process.argv.slice(2);
const backend = await startBackend(databaseUrl, { DATA_DIR });

interface QueryMessage {
  id: number;
  query: Parameters<typeof backend.query>;
}

process.on('message', async ({ id, query }: QueryMessage) => {
  process.send?.({ id, answer: await backend.query(...query) });
});
process.on('disconnect', () => void backend.close().then(() => process.exit(0)));
process.send?.('ready');
