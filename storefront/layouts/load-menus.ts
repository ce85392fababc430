import { type MenuPartsFragment, MenusDocument } from '#storefront/api/generated/graphql.ts';
import type { CommerceClient } from '#storefront/api/operation.ts';

export interface MenuLink {
  id: string;
  label: string;
  url: string;
  opensNewWindow: boolean;
  children: MenuLink[];
}

export interface Menu {
  title: string;
  links: MenuLink[];
}

export interface Menus {
  main: Menu;
  footerFirst: Menu;
  footerSecond: Menu;
}

export async function loadMenus(api: CommerceClient): Promise<Menus> {
  const { main, footerFirst, footerSecond } = await api.query(MenusDocument, {});
  return { main: toMenu(main), footerFirst: toMenu(footerFirst), footerSecond: toMenu(footerSecond) };
}

function toMenu(menu: MenuPartsFragment | null | undefined): Menu {
  return { title: menu?.title ?? '', links: toLinks(menu?.menuItems) };
}

type Item = NonNullable<NonNullable<MenuPartsFragment['menuItems']>[number]>;

/** Items without a label, or hidden, are not shown; the label falls back to the title. */
function toLinks(
  items: readonly ((Omit<Item, 'children'> & Partial<Pick<Item, 'children'>>) | null)[] | null | undefined,
): MenuLink[] {
  return (items ?? []).flatMap((item) => {
    const label = item?.label || item?.title;
    if (!item || !label || !item.canonicalUrl || item.hidden) return [];
    return [
      {
        id: item.id,
        label,
        url: item.canonicalUrl,
        opensNewWindow: item.targetBlank,
        children: toLinks(item.children),
      },
    ];
  });
}
