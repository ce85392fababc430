// One process of a shop, for whoever forked it: questions come as messages, and answers go back as such.
import { startBackend } from '#backend/catalogue-index/started-backend.fixture.ts';

const [databaseUrl = '', DATA_DIR = ''] = process.argv.slice(2);
const { ask, close } = await startBackend(databaseUrl, { DATA_DIR });

export interface Question {
  place: number;
  asked: Parameters<typeof ask>;
}

process.on('message', async ({ place, asked }: Question) => {
  process.send?.({ place, answer: await ask(...asked) });
});
process.on('disconnect', () => void close().then(() => process.exit(0)));
process.send?.('ready');
