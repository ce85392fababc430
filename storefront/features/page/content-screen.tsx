import { useLocation } from 'react-router';
import { namesPage } from '#storefront/features/content/settle-headings.ts';
import type { WidgetContainer } from '#storefront/features/content/widgets.ts';
import { MenuAnchor } from '#storefront/features/menu/menu-anchor.tsx';
import { ShopArea } from '#storefront/features/product/shop-area.tsx';
import { linkTo } from '#storefront/routing/link-to.ts';
import type { ScreenData } from '#storefront/routing/screen-module.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import styles from './content-screen.module.css';
import type { InfoMenu } from './load-info-menu.ts';

export interface ContentData extends ScreenData {
  title: string;
  containers: WidgetContainer[];
  /** A page to read, in a column of its own. */
  isNarrow?: true;
  menu?: InfoMenu;
}

/** A page that editors made: as wide as the shop, or a column to read with its sisters beside it. */
export function ContentScreen({ title, containers, isNarrow, menu }: ContentData) {
  const content = (
    <>
      {!namesPage(containers) && <h1 className={styles.title}>{title}</h1>}
      <ShopArea containers={containers} />
    </>
  );
  if (!isNarrow) return <div className={styles.wide}>{content}</div>;
  return (
    <div className={styles.beside}>
      {menu && <SideMenu {...menu} />}
      <div className={styles.column}>{content}</div>
    </div>
  );
}

function SideMenu({ title, links }: InfoMenu) {
  const { shopper, t } = useShop();
  const { pathname } = useLocation();
  const home = linkTo(localeScopeOf(shopper), 'home');
  const here = (home === '/' ? '' : home) + pathname;
  return (
    <nav aria-label={title || t('header.menu')} className={styles.menu}>
      {title !== '' && <p className={styles.menuTitle}>{title}</p>}
      <ul>
        {links.map((link) => (
          <li key={link.url}>
            <MenuAnchor link={link} isCurrent={decodeURI(here) === safelyDecoded(link.url)} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function safelyDecoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}
