/** Writes the message of the demo again, after a change of its books: `node demo/onix/write-message.ts`. */
import { writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { loadDescribedWorks } from '../book-texts/load-described-works.ts';
import { createDemoMessage } from './create-message.ts';
import { messageFile } from './import-demo-books.ts';

const message = createDemoMessage(await loadDescribedWorks());
await writeFile(messageFile, gzipSync(message, { level: 9 }));
