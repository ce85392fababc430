import type { Scope } from '#backend/catalogue-index/scope.ts';
import { prefix } from './canonical-url.ts';

/**
 * The steps of a path after what stands for market and language, decoded. Neither a query or hash nor a slash too many
 * makes another path; the address of another site is none.
 */
export function pathSegments(url: string, scope: Scope): string[] {
  const [path = ''] = url.split(/[?#]/, 1);
  const start = prefix(scope);
  const inside = path === start || path.startsWith(`${start}/`) ? path.slice(start.length) : path;
  return inside.startsWith('/') ? inside.split('/').filter(Boolean).map(decoded) : [];
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
