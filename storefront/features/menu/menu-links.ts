import type { MenuItemPartsFragment } from '#storefront/api/generated/graphql.ts';

/** Part of every page, so optional fields are left out when they are not set. */
export interface MenuLink {
  label: string;
  url: string;
  /** An editor's link or page, not a category. */
  isPage?: true;
  opensNewWindow?: true;
  children?: MenuLink[];
}

type Item = MenuItemPartsFragment & { children?: readonly (Item | null)[] | null };

/** Leaves out hidden items and items without a label; the label falls back to the title. */
export function toMenuLinks(items: readonly (Item | null)[] | null | undefined, origin: string): MenuLink[] {
  return (items ?? []).flatMap((item) => {
    const label = item?.label || item?.title;
    if (!item || !label || !item.canonicalUrl || item.hidden) return [];
    const children = toMenuLinks(item.children, origin);
    return [
      {
        label,
        url: toShopPath(item.canonicalUrl, origin),
        isPage: item.type === 'custom' || item.type === 'page' || undefined,
        opensNewWindow: item.targetBlank || undefined,
        children: children.length > 0 ? children : undefined,
      },
    ];
  });
}

/** Turns absolute URLs of the shop into paths, so that following them needs no new document. */
function toShopPath(url: string, origin: string): string {
  return url === origin || url.startsWith(`${origin}/`) ? url.slice(origin.length) || '/' : url;
}
