import type { Database } from '#backend/database/connection.ts';
import { listContent } from './content.queries.ts';

/** One line a page: key, state, where it is shown, and when. */
export async function describeContent(db: Database): Promise<string[]> {
  const pages = await listContent(db);
  if (pages.length === 0) return ['There are no pages yet.'];
  const widest = Math.max(...pages.map(({ key }) => key.length));
  const now = Date.now();
  return pages.map((page) => {
    const { key, family, area_name, aliases, active_from, active_to, is_published, has_draft } = page;
    const state = !is_published
      ? 'draft'
      : active_to && active_to.getTime() <= now
        ? 'over'
        : active_from && active_from.getTime() > now
          ? 'to come'
          : 'published';
    const place = family ? `${family} / ${area_name}` : (aliases ?? []).map((alias) => `/${alias}`).join(' ');
    const times = [
      active_from ? `from ${active_from.toISOString()}` : '',
      active_to ? `to ${active_to.toISOString()}` : '',
    ];
    return [
      key.padEnd(widest),
      `${state}${is_published && has_draft ? ' + draft' : ''}`.padEnd(17),
      [place, ...times].filter(Boolean).join('  '),
    ]
      .join('  ')
      .trimEnd();
  });
}
