import { MenusDocument } from '#storefront/api/generated/graphql.ts';
import type { CommerceClient } from '#storefront/api/operation.ts';
import { type MenuLink, toLinks } from '#storefront/features/menu/menu-links.ts';

export interface Menu {
  title: string;
  links: MenuLink[];
}

const places = ['topBar', 'main', 'mobile', 'footerFirst', 'footerSecond'] as const;
export type Menus = Record<(typeof places)[number], Menu>;

export async function loadMenus(api: CommerceClient, origin: string): Promise<Menus> {
  const answer = await api.query(MenusDocument, {});
  return Object.fromEntries(
    places.map((place) => {
      const menu = answer[place];
      return [place, { title: menu?.title ?? '', links: toLinks(menu?.menuItems, origin) }];
    }),
  ) as Menus;
}
