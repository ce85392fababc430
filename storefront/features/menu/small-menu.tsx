import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { MenuAnchor } from '#storefront/features/menu/menu-anchor.tsx';
import type { MenuLink } from '#storefront/features/menu/menu-links.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { Icon } from '#storefront/ui/icon.tsx';
import type { MenuPanelProps } from './menu-panel.tsx';
import styles from './small-menu.module.css';

/**
 * Menu of small screens and of visitors without script. With script it opens a panel, whose chunk is fetched on hover or
 * focus. If the chunk cannot be fetched, the `<details>` menu opens as it does without script.
 */
export function SmallMenu({ links, choices }: { links: MenuLink[]; choices?: ReactNode }) {
  const { t, shopper } = useShop();
  const { key } = useLocation();
  const menu = useRef<HTMLDetailsElement>(null);
  const [Panel, setPanel] = useState<ComponentType<MenuPanelProps>>();
  const [isOpen, setOpen] = useState(false);
  const displayedKey = useRef(key);
  // A navigation closes the menu. Hydration must not close it, because the visitor may have opened it before.
  useEffect(() => {
    if (menu.current && key !== displayedKey.current) menu.current.open = false;
    displayedKey.current = key;
  }, [key]);

  const fetchPanel = () =>
    import('./menu-panel.tsx').then(
      ({ MenuPanel }) => {
        setPanel(() => MenuPanel);
        return true;
      },
      () => false,
    );

  return (
    <>
      <details ref={menu} className={styles.menu}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button. */}
        <summary
          className={styles.button}
          onPointerEnter={fetchPanel}
          onFocus={fetchPanel}
          onClick={async (event) => {
            if (menu.current?.open) return;
            event.preventDefault();
            if (await fetchPanel()) setOpen(true);
            else if (menu.current) menu.current.open = true;
          }}
        >
          <span className={styles.open}>
            <Icon name="menu" />
          </span>
          <span className={styles.close}>
            <Icon name="close" />
          </span>
          <span className="visually-hidden">{t('header.menu')}</span>
        </summary>
        <nav aria-label={t('header.menu')} className={styles.panel}>
          <Links links={links} depth={2} />
          <p className={styles.personal}>
            <a href={linkTo(localeScopeOf(shopper), 'sign-in')}>{t('header.account')}</a>
          </p>
        </nav>
      </details>
      {Panel && <Panel isOpen={isOpen} onClose={() => setOpen(false)} links={links} choices={choices} />}
    </>
  );
}

/** Two levels only: the third would double the HTML that every page carries for visitors without script. */
function Links({ links, depth }: { links: MenuLink[]; depth: number }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.url}>
          <MenuAnchor link={link} />
          {depth > 1 && link.children && <Links links={link.children} depth={depth - 1} />}
        </li>
      ))}
    </ul>
  );
}
