import type { MenuItemPartsFragment } from '#storefront/api/generated/graphql.ts';

/** Goes along with every page, so it holds nothing that is usually empty. */
export interface MenuLink {
  label: string;
  url: string;
  /** An editor's own link or page, which has no shelf of its own to show all of. */
  isPage?: true;
  opensNewWindow?: true;
  children?: MenuLink[];
}

type Item = MenuItemPartsFragment & { children?: readonly (Item | null)[] | null };

/** Items without a label, or hidden, are not shown; the label falls back to the title. */
export function toLinks(items: readonly (Item | null)[] | null | undefined, origin: string): MenuLink[] {
  return (items ?? []).flatMap((item) => {
    const label = item?.label || item?.title;
    if (!item || !label || !item.canonicalUrl || item.hidden) return [];
    const children = toLinks(item.children, origin);
    return [
      {
        label,
        url: withinShop(item.canonicalUrl, origin),
        ...(item.type === 'custom' || item.type === 'page' ? { isPage: true as const } : {}),
        ...(item.targetBlank ? { opensNewWindow: true as const } : {}),
        ...(children.length > 0 ? { children } : {}),
      },
    ];
  });
}

/** Whole addresses of the shop itself become paths, so that following them needs no new document. */
function withinShop(url: string, origin: string): string {
  return url === origin || url.startsWith(`${origin}/`) ? url.slice(origin.length) || '/' : url;
}
