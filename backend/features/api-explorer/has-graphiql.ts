import type { BackendSettings } from '#backend/config/settings.ts';

/** Only in a shop that is not on the internet: the page contains an API key, and needs introspection. */
export function hasGraphiql({
  INTROSPECTION,
  PUBLIC_URL,
}: Pick<BackendSettings, 'INTROSPECTION' | 'PUBLIC_URL'>): boolean {
  return INTROSPECTION && !PUBLIC_URL;
}
