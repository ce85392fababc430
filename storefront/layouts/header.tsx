import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { SHOP } from '#storefront/config/shop.ts';
import { CartButton } from '#storefront/features/cart/cart-button.tsx';
import { FavoritesCount } from '#storefront/features/favorites/favorites-count.tsx';
import { linkTo } from '#storefront/routing/link-to.ts';
import { useShop, useWords } from '#storefront/session/shop-context.ts';
import { placeOf } from '#storefront/session/shopper.ts';
import { Icon } from '#storefront/ui/icon.tsx';
import { useAppData } from './app.tsx';
import styles from './header.module.css';
import type { MenuLink } from './load-menus.ts';

export function Header() {
  const { words, shopper } = useShop();
  const { menus, cartCount } = useAppData();
  const place = placeOf(shopper);
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <SmallMenu links={menus.main.links} />
        <a
          className={styles.name}
          href={linkTo(place, 'home')}
          aria-label={`${SHOP.name}. ${words('header.home')}`}
        >
          {SHOP.name}
        </a>
        <nav aria-label={words('header.mainMenu')} className={styles.links}>
          <Links links={menus.main.links} depth={1} />
        </nav>
        <div className={styles.controls}>
          <a className={styles.control} href={linkTo(place, 'favorites')}>
            <Icon name="heart" />
            <span className="visually-hidden">{words('header.favorites')}</span>
            <FavoritesCount />
          </a>
          <CartButton countFromServer={cartCount} />
        </div>
      </div>
    </header>
  );
}

/** The menu of small screens. It opens without script; with it, it closes when something was chosen, and on Escape. */
function SmallMenu({ links }: { links: MenuLink[] }) {
  const words = useWords();
  const { key } = useLocation();
  const menu = useRef<HTMLDetailsElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place in the history is the reason to close.
  useEffect(() => {
    if (menu.current) menu.current.open = false;
  }, [key]);
  return (
    <details
      ref={menu}
      className={styles.menu}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !menu.current?.open) return;
        menu.current.open = false;
        menu.current.querySelector('summary')?.focus();
      }}
    >
      <summary className={styles.control}>
        <span className={styles.open}>
          <Icon name="menu" />
        </span>
        <span className={styles.shut}>
          <Icon name="close" />
        </span>
        <span className="visually-hidden">{words('header.menu')}</span>
      </summary>
      <nav aria-label={words('header.menu')} className={styles.panel}>
        <Links links={links} depth={2} />
      </nav>
    </details>
  );
}

function Links({ links, depth }: { links: MenuLink[]; depth: number }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.id}>
          <a href={link.url} {...(link.opensNewWindow ? { target: '_blank', rel: 'noopener' } : {})}>
            {link.label}
          </a>
          {depth > 1 && link.children.length > 0 && <Links links={link.children} depth={depth - 1} />}
        </li>
      ))}
    </ul>
  );
}
