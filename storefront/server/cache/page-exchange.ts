import type { SplicedPage } from '../document/spliced-encoding.ts';
import type { CommerceChange } from '../gateway/commerce-api.ts';
import type { CachedPage } from './page-cache.ts';
import type { Dependency } from './page-dependencies.ts';

/** Connects the page caches of the workers of a process, so that each page is rendered and stored once. */
export interface PageExchange {
  /** Messages of one worker arrive in the order in which it sent them. */
  send(message: PageMessage): void;
  onMessage(listener: (message: PageMessage) => void): void;
}

/**
 * Workers notice a change of the data at different times. A late worker may have sent an old page to an early worker. The late
 * worker's message about the change follows the page, and removes the page there too.
 */
export type PageMessage =
  | {
      kind: 'page';
      key: string;
      partition: Partition;
      page: CachedPage;
      dependencies: ReadonlySet<Dependency>;
    }
  | { kind: 'change'; change: CommerceChange };

/** `filtered` has the filtered lists, `base` all other pages (cached-pages.ts). */
export type Partition = 'base' | 'filtered';

/** Copies the body into memory that all threads can read. */
export function shareBody({ identity, brotli, gzip, crc }: SplicedPage): SplicedPage {
  const memory = new SharedArrayBuffer(
    identity.byteLength + (brotli?.byteLength ?? 0) + (gzip?.byteLength ?? 0),
  );
  let offset = 0;
  const share = (bytes: Buffer) => {
    const shared = Buffer.from(memory, offset, bytes.byteLength);
    shared.set(bytes);
    offset += bytes.byteLength;
    return shared;
  };
  return { identity: share(identity), brotli: brotli && share(brotli), gzip: gzip && share(gzip), crc };
}

/** Restores a page that another thread sent: buffers arrive as their base class, `Uint8Array`. */
export function openShared({ body, ...page }: CachedPage): CachedPage {
  const open = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
    Buffer.from(buffer, byteOffset, byteLength);
  const { identity, brotli, gzip, crc } = body;
  return {
    ...page,
    body: { identity: open(identity), brotli: brotli && open(brotli), gzip: gzip && open(gzip), crc },
  };
}
