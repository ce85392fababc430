import { anyOf } from '#backend/database/any-of.ts';
import type { Database } from '#backend/database/connection.ts';

export function listCartVersions(
  db: Database,
  cartIds: readonly string[],
): Promise<{ cart_id: string; version: number; completed_at: Date | null }[]> {
  return db
    .selectFrom('cart')
    .select(['cart_id', 'version', 'completed_at'])
    .where('cart_id', '=', anyOf(cartIds))
    .execute();
}
