// Worker thread that indexes texts while another reads products, so that both cores of a small server work. Started by
// search-indexing.ts.
import { parentPort, workerData } from 'node:worker_threads';
import { SearchIndexesBuilder, type TextSource } from '../../memory-engine/search-indexes-builder.ts';
import type { SearchIndexData } from '../../search/segments/search-index-data.ts';
import { buffersOf } from '../../snapshot/packed-data.ts';
import type { RowTexts } from './search-indexing.ts';

/** The next products, or 'build' after the last. */
export type SearchIndexRequest = readonly RowTexts[] | 'build';
export type SearchIndexReply = 'added' | SearchIndexData[];

const builder = new SearchIndexesBuilder(workerData as TextSource);

parentPort?.on('message', (request: SearchIndexRequest) => {
  if (request === 'build') {
    const built = builder.build();
    parentPort?.postMessage(built satisfies SearchIndexReply, buffersOf(built));
    return;
  }
  for (const texts of request) builder.add(texts.row, texts);
  parentPort?.postMessage('added' satisfies SearchIndexReply);
});
