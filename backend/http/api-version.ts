import { readFileSync } from 'node:fs';

/** The version of the shop, in `/health` and in the header `x-api-version`. */
export const API_VERSION: string = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
).version;
