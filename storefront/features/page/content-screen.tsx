import { useLocation } from 'react-router';
import { pathPrefix } from '#contract/locales.ts';
import { hasPageHeading } from '#storefront/features/content/normalize-headings.ts';
import type { WidgetContainer } from '#storefront/features/content/widgets.ts';
import { MenuAnchor } from '#storefront/features/menu/menu-anchor.tsx';
import { ShopArea } from '#storefront/features/product/areas/shop-area.tsx';
import { decodePath } from '#storefront/routing/links/decode-path.ts';
import type { ScreenData } from '#storefront/routing/screen-module.ts';
import { useShop } from '#storefront/session/shop-context.ts';

import styles from './content-screen.module.css';
import type { InfoMenu } from './load-info-menu.ts';

export interface ContentData extends ScreenData {
  title: string;
  containers: WidgetContainer[];
  /** Rendered in a narrow column, with the side menu if there is one. */
  isNarrow?: boolean;
  menu?: InfoMenu;
}

/** An editors' page: full width, or a narrow column with a menu of related pages. */
export function ContentScreen({ title, containers, isNarrow, menu }: ContentData) {
  const content = (
    <>
      {!hasPageHeading(containers) && <h1 className={styles.title}>{title}</h1>}
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
  const currentPath = pathPrefix(shopper.locale, shopper.pathMarket) + pathname;
  return (
    <nav aria-label={title || t('header.menu')} className={styles.menu}>
      {title !== '' && <p className={styles.menuTitle}>{title}</p>}
      <ul>
        {links.map((link) => (
          <li key={link.url}>
            <MenuAnchor link={link} isCurrent={decodePath(currentPath) === decodePath(link.url)} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
