import { type PictureHosts, parsePictureHosts } from '#backend/config/picture-hosts.ts';
import type { BackendSettings } from '#backend/config/settings.ts';
import { isPublicAddress } from './public-address.ts';

/** Which URLs may be fetched, and for how long. */
export interface FetchRules {
  hosts: PictureHosts;
  isAllowedAddress(address: string): boolean;
  timeoutMs: number;
}

const timeoutMs = 60_000;

export function createFetchRules({ PICTURE_HOSTS }: BackendSettings): FetchRules {
  return { hosts: parsePictureHosts(PICTURE_HOSTS) ?? [], isAllowedAddress: isPublicAddress, timeoutMs };
}
