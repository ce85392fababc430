import type { ReactNode } from 'react';
import { AccountLink } from '#storefront/features/account/account-link.tsx';
import { MenuAnchor } from '#storefront/features/menu/menu-anchor.tsx';
import type { MenuLink } from '#storefront/features/menu/menu-links.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { Icon } from '#storefront/ui/icon.tsx';
import { Panel } from '#storefront/ui/panel.tsx';
import { ShowAll } from './category-panel.tsx';
import styles from './menu-panel.module.css';

export interface MenuPanelProps {
  isOpen: boolean;
  onClose: () => void;
  links: MenuLink[];
  /** Market and customer type. */
  choices?: ReactNode;
}

/** Menu of small screens: three collapsible levels, with account, favourites and preferences at the bottom. */
export function MenuPanel({ isOpen, onClose, links, choices }: MenuPanelProps) {
  const { t, shopper } = useShop();
  const localeScope = localeScopeOf(shopper);
  return (
    <Panel
      isOpen={isOpen}
      onClose={onClose}
      title={t('header.menu')}
      closeLabel={t('header.closeMenu')}
      side="start"
      footer={
        <div className={styles.personal}>
          <AccountLink hasVisibleLabel onOpenPanel={onClose} />
          <a href={linkTo(localeScope, 'favorites')}>
            <Icon name="heart" />
            {t('header.favorites')}
          </a>
          {choices}
        </div>
      }
    >
      <nav aria-label={t('header.menu')} className={styles.menu}>
        <Level links={links} />
      </nav>
    </Panel>
  );
}

function Level({ links, above }: { links: MenuLink[]; above?: MenuLink }) {
  return (
    <ul>
      {above && (
        <li>
          <MenuAnchor link={above} className={styles.all}>
            <ShowAll link={above} />
          </MenuAnchor>
        </li>
      )}
      {links.map((link) => (
        <li key={link.url}>
          {link.children ? (
            <details>
              <summary className={styles.row}>
                {link.label}
                <Icon name="down" size="1.25rem" />
              </summary>
              <Level links={link.children} above={link} />
            </details>
          ) : (
            <MenuAnchor link={link} className={styles.row} />
          )}
        </li>
      ))}
    </ul>
  );
}
