import type { Database } from '#backend/database/connection.ts';
import { listContent } from '../content.queries.ts';

const stateWidth = 'scheduled + draft'.length;

/** One line per page: key, state, area or aliases, and times; or all as JSON. */
export async function describeContent(db: Database, { isJson = false } = {}): Promise<string[]> {
  const pages = await listContent(db);
  if (isJson) return [JSON.stringify(pages, null, 2)];
  if (pages.length === 0) return ['There are no pages yet.'];
  const keyWidth = Math.max(...pages.map(({ key }) => key.length));
  const now = Date.now();
  return pages.map((page) => {
    const { key, family, area_name, aliases, active_from, active_to, is_published, has_draft } = page;
    const location = family
      ? `${family} / ${area_name}`
      : (aliases ?? []).map((alias) => `/${alias}`).join(' ');
    const times = [
      active_from ? `from ${active_from.toISOString()}` : '',
      active_to ? `to ${active_to.toISOString()}` : '',
    ];
    return [
      key.padEnd(keyWidth),
      `${stateOf(page, now)}${is_published && has_draft ? ' + draft' : ''}`.padEnd(stateWidth),
      [location, ...times].filter(Boolean).join('  '),
    ]
      .join('  ')
      .trimEnd();
  });
}

type ListedPage = Awaited<ReturnType<typeof listContent>>[number];

function stateOf({ is_published, active_from, active_to }: ListedPage, now: number): string {
  if (!is_published) return 'draft';
  if (active_to && active_to.getTime() <= now) return 'expired';
  return active_from && active_from.getTime() > now ? 'scheduled' : 'published';
}
