import { InfoMenuDocument } from '#storefront/api/generated/graphql.ts';
import { type MenuLink, toLinks } from '#storefront/features/menu/menu-links.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';

export interface InfoMenu {
  title: string;
  links: MenuLink[];
}

/** What stands beside the pages that belong together: terms, delivery, who we are. A page without it is a page. */
export async function loadInfoMenu({
  api,
  remember,
  shopper,
}: ShopEnvironment): Promise<InfoMenu | undefined> {
  const answer = await remember('info-menu', () => api.query(InfoMenuDocument, {})).catch(() => undefined);
  const links = toLinks(answer?.infoMenu?.menuItems, shopper.origin);
  return links.length > 0 ? { title: answer?.infoMenu?.title ?? '', links } : undefined;
}

/** Newer data writes `#menu` where older clients look for `menu`. */
export function hasSideMenu(tags: readonly (string | null)[] | null): boolean {
  return (tags ?? []).some((tag) => tag?.replace(/[#\s]/g, '').toLowerCase() === 'menu');
}
