import { type ReactNode, useRef } from 'react';
import { SHOP } from '#storefront/config/shop.ts';
import { AccountLink } from '#storefront/features/account/account-link.tsx';
import { CartButton } from '#storefront/features/cart-view/cart-button.tsx';
import { FavoritesCount } from '#storefront/features/favorites/favorites-count.tsx';
import { SearchBox } from '#storefront/features/search/search-box.tsx';
import { linkTo } from '#storefront/routing/link-to.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { Icon } from '#storefront/ui/icon.tsx';
import { useAppData } from './app.tsx';
import styles from './header.module.css';
import { MainMenu } from './main-menu.tsx';
import { SmallMenu } from './small-menu.tsx';
import { TopBar } from './top-bar.tsx';
import { useHeaderMotion } from './use-header-motion.ts';

interface HeaderProps {
  /** Market and customer type: in the bar above, and on a phone in the menu. */
  choices?: ReactNode;
}

export function Header({ choices }: HeaderProps) {
  const { t, shopper } = useShop();
  const { menus, cartCount, customer } = useAppData();
  const header = useRef<HTMLDivElement>(null);
  const place = localeScopeOf(shopper);
  useHeaderMotion(header);
  return (
    <header className={styles.header}>
      <TopBar choices={choices} />
      <div ref={header} className={styles.bar}>
        <div className={styles.row}>
          <SmallMenu links={menus.mobile.links} choices={choices} />
          <a
            className={styles.name}
            href={linkTo(place, 'home')}
            aria-label={`${SHOP.name}. ${t('header.home')}`}
          >
            {SHOP.name}
          </a>
          <div className={styles.search}>
            <SearchBox id="search" shelves={menus.main.links.filter(({ isPage }) => !isPage)} />
          </div>
          <div className={styles.controls}>
            {/* biome-ignore lint/a11y/useValidAnchor: a link to the field; script spares the page the jump. */}
            <a
              className={styles.toSearch}
              href="#search"
              onClick={(event) => {
                event.preventDefault();
                document.getElementById('search')?.focus();
              }}
            >
              <Icon name="search" />
              <span className="visually-hidden">{t('header.search')}</span>
            </a>
            <AccountLink className={styles.account} fromServer={customer} />
            <a className={styles.control} href={linkTo(place, 'favorites')}>
              <Icon name="heart" />
              <span className="visually-hidden">{t('header.favorites')}</span>
              <FavoritesCount />
            </a>
            <CartButton countFromServer={cartCount} />
          </div>
        </div>
        <MainMenu links={menus.main.links} />
      </div>
      <div className={styles.searchPlace} />
    </header>
  );
}
