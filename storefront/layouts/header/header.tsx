import { type ReactNode, useRef } from 'react';
import { AccountLink } from '#storefront/features/account/account-link.tsx';
import { ShopLogo } from '#storefront/features/branding/shop-logo.tsx';
import { CartButton } from '#storefront/features/cart-view/cart-button.tsx';
import { FavoritesCount } from '#storefront/features/favorites/favorites-count.tsx';
import { MainMenu } from '#storefront/features/menu/main-menu.tsx';
import { SmallMenu } from '#storefront/features/menu/small-menu.tsx';
import { SearchBox } from '#storefront/features/search/search-box.tsx';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { Icon } from '#storefront/ui/icon.tsx';
import { useAppData } from '../app.tsx';
import styles from './header.module.css';
import { TopBar } from './top-bar.tsx';
import { useHeaderMotion } from './use-header-motion.ts';

interface HeaderProps {
  /** Market and customer type: in the top bar, and on small screens in the menu. */
  choices?: ReactNode;
  /** The market alone: on small screens beside the logo while the search is below. Further down a search icon replaces it. */
  market?: ReactNode;
}

export function Header({ choices, market }: HeaderProps) {
  const { t, shopper } = useShop();
  const { menus, cartCount, customer } = useAppData();
  const header = useRef<HTMLDivElement>(null);
  const localeScope = localeScopeOf(shopper);
  useHeaderMotion(header);
  return (
    <header className={styles.header}>
      <TopBar choices={choices} />
      <div ref={header} className={styles.bar}>
        <div className={styles.row}>
          <SmallMenu links={menus.mobile.links} choices={choices} />
          <a
            className={styles.name}
            href={linkTo(localeScope, 'home')}
            aria-label={`${shopper.shop.name}. ${t('header.home')}`}
          >
            <ShopLogo />
          </a>
          <div className={styles.search}>
            <SearchBox id="search" categories={menus.main.links.filter(({ isPage }) => !isPage)} />
          </div>
          <div className={styles.controls}>
            <span className={styles.market}>{market}</span>
            {/* biome-ignore lint/a11y/useValidAnchor: links to the field; script focuses it without scrolling. */}
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
            <a className={styles.control} href={linkTo(localeScope, 'favorites')}>
              <Icon name="heart" />
              <span className="visually-hidden">{t('header.favorites')}</span>
              <FavoritesCount />
            </a>
            <CartButton countFromServer={cartCount} />
          </div>
        </div>
        <MainMenu links={menus.main.links} />
      </div>
      {/* On small screens, the space that the search below the bar covers. */}
      <div className={styles.searchSlot} />
    </header>
  );
}
