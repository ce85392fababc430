import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { DocumentRecord } from '../../memory-engine/product-document.ts';
import { SearchIndexesBuilder, type TextSource } from '../../memory-engine/search-indexes-builder.ts';
import type { SearchIndexData } from '../../search/segments/search-index-data.ts';
import type { SearchIndexReply, SearchIndexRequest } from './search-index-worker.ts';

/** The texts of a product and its row. */
export interface RowTexts extends DocumentRecord {
  row: number;
}

/** Builds the search indexes while the caller reads products. */
interface SearchIndexing {
  /** Resolves when the next batch may be added, so that few batches wait in memory. */
  add(batch: readonly RowTexts[]): Promise<void>;
  build(): Promise<SearchIndexData[]>;
  close(): Promise<void>;
}

/** For fewer products, starting a thread takes longer than indexing their texts. */
const minProductsForThread = 5000;

export function startSearchIndexing(source: TextSource, products: number): SearchIndexing {
  return products < minProductsForThread ? indexHere(source) : new SearchIndexThread(source);
}

function indexHere(source: TextSource): SearchIndexing {
  const builder = new SearchIndexesBuilder(source);
  return {
    add: async (batch) => {
      for (const texts of batch) builder.add(texts.row, texts);
    },
    build: async () => builder.build(),
    close: async () => undefined,
  };
}

const maxWaitingBatches = 4;
/** Memory for new objects, as in build-in-worker.ts. */
const maxYoungGenerationSizeMb = 96;

class SearchIndexThread implements SearchIndexing {
  private readonly worker: Worker;
  private readonly built: Promise<SearchIndexData[]>;
  private waiting = 0;

  constructor(source: TextSource) {
    this.worker = new Worker(new URL('./search-index-worker.ts', import.meta.url), {
      workerData: source,
      resourceLimits: { maxYoungGenerationSizeMb },
    });
    this.built = new Promise((resolve, reject) => {
      this.worker.on('message', (reply: SearchIndexReply) => {
        if (reply === 'added') this.waiting--;
        else resolve(reply);
      });
      this.worker.once('error', reject);
      this.worker.once('exit', () => reject(new Error('The worker ended before the texts were indexed.')));
    });
    this.built.catch(() => undefined);
  }

  async add(batch: readonly RowTexts[]): Promise<void> {
    this.waiting++;
    this.send(batch);
    while (this.waiting >= maxWaitingBatches) await Promise.race([once(this.worker, 'message'), this.built]);
  }

  build(): Promise<SearchIndexData[]> {
    this.send('build');
    return this.built;
  }

  async close(): Promise<void> {
    await this.worker.terminate();
  }

  private send(request: SearchIndexRequest): void {
    this.worker.postMessage(request);
  }
}
