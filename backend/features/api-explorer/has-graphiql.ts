import type { BackendSettings } from '#backend/config/settings.ts';

/** A public shop has no GraphiQL, because the page contains an API key. GraphiQL also needs introspection. */
export function hasGraphiql({
  INTROSPECTION,
  PUBLIC_URL,
}: Pick<BackendSettings, 'INTROSPECTION' | 'PUBLIC_URL'>): boolean {
  return INTROSPECTION && !PUBLIC_URL;
}
