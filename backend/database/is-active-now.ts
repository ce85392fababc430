import { type RawBuilder, sql } from 'kysely';

/** SQL condition on `widget_collection`: the page is published at this moment. */
export const isActiveNow: RawBuilder<boolean> = sql`
  coalesce(active_from, '-infinity') <= now() and now() < coalesce(active_to, 'infinity')`;
