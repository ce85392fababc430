import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';

export interface ListedPromoCode {
  code: string;
  campaign: string;
  state: 'scheduled' | 'active' | 'ended' | 'used up';
  startsAt: Date | null;
  endsAt: Date | null;
  uses: number;
  maxUses: number | null;
  maxUsesPerCustomer: number | null;
  /** Minor units by currency. */
  minimum: Record<string, number> | null;
}

/** Sorted by campaign, newest code first. */
export async function selectPromoCodes(db: Database, campaignKey?: string): Promise<ListedPromoCode[]> {
  const { rows } = await sql<ListedPromoCode>`
    select code, campaign_key as campaign, p.starts_at as "startsAt", p.ends_at as "endsAt", uses, max_uses as "maxUses",
      max_uses_per_customer as "maxUsesPerCustomer", minimum,
      case when least(p.ends_at, c.ends_at) <= now() then 'ended' when greatest(p.starts_at, c.starts_at) > now() then 'scheduled'
        when uses >= max_uses then 'used up' else 'active' end as state
    from promo_code p join campaign c using (campaign_id)
    where ${campaignKey ?? null}::text is null or campaign_key = ${campaignKey ?? null}
    order by campaign_id desc, code`.execute(db);
  return rows;
}

export function selectCampaign(db: Database, key: string) {
  return db
    .selectFrom('campaign')
    .select(['campaign_id', 'needs_code'])
    .where('campaign_key', '=', key)
    .executeTakeFirst();
}

interface NewCode {
  code: string;
  campaign_id: number;
  starts_at: Date | null;
  ends_at: Date | null;
  max_uses: number | null;
  max_uses_per_customer: number | null;
}

export async function insertPromoCode(db: Database, code: NewCode): Promise<void> {
  await db.insertInto('promo_code').values(code).execute();
}

/** Whether a promo code or a gift code has this name. */
export async function isCodeTaken(db: Database, code: string): Promise<boolean> {
  const row = await db.selectFrom('code_kind').select('code').where('code', '=', code).executeTakeFirst();
  return row !== undefined;
}

/**
 * Ends a code now. Returns false if no such code is valid now or later. The start of a scheduled code is removed, because the
 * database requires an end after the start.
 */
export async function endPromoCode(db: Database, code: string): Promise<boolean> {
  const { rows } = await sql`
    update promo_code set ends_at = now(), starts_at = case when starts_at < now() then starts_at end
    where code = ${code} and coalesce(ends_at > now(), true) returning code`.execute(db);
  return rows.length > 0;
}
