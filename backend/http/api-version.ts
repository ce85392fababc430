import { readFileSync } from 'node:fs';

/** The version of the shop, in `/health`, in the header `x-api-version` and in the schema's description. */
export const API_VERSION: string = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
).version;
