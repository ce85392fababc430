import { InfoMenuDocument } from '#storefront/api/generated/graphql.ts';
import { type MenuLink, toMenuLinks } from '#storefront/features/menu/menu-links.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';

export interface InfoMenu {
  title: string;
  links: MenuLink[];
}

/** Menu beside information pages such as terms and delivery. Undefined when it is empty or fails: pages work without it. */
export async function loadInfoMenu({
  api,
  loadShared,
  shopper,
}: ShopEnvironment): Promise<InfoMenu | undefined> {
  const result = await loadShared('info-menu', () => api.query(InfoMenuDocument, {})).catch(() => undefined);
  const links = toMenuLinks(result?.infoMenu?.menuItems, shopper.origin);
  return links.length > 0 ? { title: result?.infoMenu?.title ?? '', links } : undefined;
}

/** The tag is `menu`, or `#menu` in newer data. */
export function hasSideMenu(tags: readonly (string | null)[] | null): boolean {
  return (tags ?? []).some((tag) => tag?.replace(/[#\s]/g, '').toLowerCase() === 'menu');
}
