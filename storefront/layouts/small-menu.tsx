import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { MenuAnchor } from '#storefront/features/menu/menu-anchor.tsx';
import type { MenuLink } from '#storefront/features/menu/menu-links.ts';
import { linkTo } from '#storefront/routing/link-to.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { Icon } from '#storefront/ui/icon.tsx';
import type { MenuPanelProps } from './menu-panel.tsx';
import styles from './small-menu.module.css';

/**
 * The menu of small screens, and of visitors without script. It opens by itself; script puts a panel in its place, which
 * is fetched when a finger comes near. Where it cannot be fetched, the menu opens as if there were no script.
 */
export function SmallMenu({ links, choices }: { links: MenuLink[]; choices?: ReactNode }) {
  const { t, shopper } = useShop();
  const { key } = useLocation();
  const menu = useRef<HTMLDetailsElement>(null);
  const [Panel, setPanel] = useState<ComponentType<MenuPanelProps>>();
  const [isOpen, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place in the history is the reason to close.
  useEffect(() => {
    if (menu.current) menu.current.open = false;
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
          <span className={styles.shut}>
            <Icon name="close" />
          </span>
          <span className="visually-hidden">{t('header.menu')}</span>
        </summary>
        <nav aria-label={t('header.menu')} className={styles.panel}>
          <Links links={links} depth={2} />
          <p className={styles.own}>
            <a href={linkTo(localeScopeOf(shopper), 'sign-in')}>{t('header.account')}</a>
          </p>
        </nav>
      </details>
      {Panel && <Panel isOpen={isOpen} onClose={() => setOpen(false)} links={links} choices={choices} />}
    </>
  );
}

/** Two levels: the third is a shortcut, and would double what every page carries for those without script. */
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
