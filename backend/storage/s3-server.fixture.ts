import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { S3Options } from './s3-storage.ts';

/** The parts of the package that are used here. It has no types. */
interface S3Server {
  run(): Promise<{ address: string; port: number }>;
  close(): Promise<void>;
}
type S3ServerClass = new (options: Record<string, unknown>) => S3Server;

const { default: S3rver }: { default: S3ServerClass } = await import(
  createRequire(import.meta.url).resolve('@20minutes/s3rver')
);

export interface TestS3Server {
  options: S3Options;
  close(): Promise<void>;
}

/** A real S3 server with an empty bucket on a free port. */
export async function startS3Server(): Promise<TestS3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'kvarto-s3-'));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'kvarto-test', configs: [] }],
  });
  const { port } = await server.run();
  return {
    options: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket: 'kvarto-test',
      // The only credentials that S3rver accepts.
      accessKey: 'S3RVER',
      secretKey: 'S3RVER',
      pathStyle: true,
    },
    async close() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
