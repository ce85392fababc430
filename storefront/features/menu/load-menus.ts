import { MenusDocument } from '#storefront/api/generated/graphql.ts';
import type { CommerceClient } from '#storefront/api/operation.ts';
import { type MenuLink, toMenuLinks } from '#storefront/features/menu/menu-links.ts';

export interface Menu {
  title: string;
  links: MenuLink[];
}

const locations = ['topBar', 'main', 'mobile', 'footerFirst', 'footerSecond'] as const;
export type Menus = Record<(typeof locations)[number], Menu>;

export async function loadMenus(api: CommerceClient, origin: string): Promise<Menus> {
  const menus = await api.query(MenusDocument, {});
  return Object.fromEntries(
    locations.map((location) => {
      const menu = menus[location];
      return [location, { title: menu?.title ?? '', links: toMenuLinks(menu?.menuItems, origin) }];
    }),
  ) as Menus;
}
