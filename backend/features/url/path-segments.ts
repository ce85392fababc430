import type { Scope } from '#backend/catalogue-index/scope.ts';
import { scopePathPrefix } from './canonical-url.ts';

/**
 * The decoded segments of a path after the prefix of market and language. Query, hash and repeated slashes are ignored; the
 * URL of another site has no segments.
 */
export function pathSegments(url: string, scope: Scope): string[] {
  const [path = ''] = url.split(/[?#]/, 1);
  const start = scopePathPrefix(scope);
  const rest = path === start || path.startsWith(`${start}/`) ? path.slice(start.length) : path;
  return rest.startsWith('/') ? rest.split('/').filter(Boolean).map(decodeSegment) : [];
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
