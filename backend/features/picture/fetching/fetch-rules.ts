import { type AllowedHosts, parseAllowedHosts } from '#backend/config/allowed-hosts.ts';
import type { BackendSettings } from '#backend/config/settings.ts';
import { isPublicAddress } from './public-address.ts';

/** Which URLs may be fetched, and for how long. */
export interface FetchRules {
  hosts: AllowedHosts;
  isAllowedAddress(address: string): boolean;
  timeoutMs: number;
  /** The setting that lists the hosts: `PICTURE_HOSTS` by default. */
  hostsSetting?: 'FILE_HOSTS';
}

const timeoutMs = 60_000;
/** Long enough for files of up to 4 GB. */
const fileTimeoutMs = 45 * 60_000;

export function createFetchRules({ PICTURE_HOSTS }: BackendSettings): FetchRules {
  return { hosts: parseAllowedHosts(PICTURE_HOSTS) ?? [], isAllowedAddress: isPublicAddress, timeoutMs };
}

/** The rules for files of e-books and audiobooks. */
export function createFileFetchRules({ FILE_HOSTS }: BackendSettings): FetchRules {
  return {
    hosts: parseAllowedHosts(FILE_HOSTS) ?? [],
    isAllowedAddress: isPublicAddress,
    timeoutMs: fileTimeoutMs,
    hostsSetting: 'FILE_HOSTS',
  };
}
