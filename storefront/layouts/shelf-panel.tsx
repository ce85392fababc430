import { MenuAnchor } from '#storefront/features/menu/menu-anchor.tsx';
import type { MenuLink } from '#storefront/features/menu/menu-links.ts';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { Icon } from '#storefront/ui/icon.tsx';
import styles from './shelf-panel.module.css';

/** What stands on a shelf: its sections, and below each the names that readers look for there. */
export function ShelfPanel({ id, shelf }: { id: string; shelf: MenuLink }) {
  return (
    <div id={id} className={styles.panel}>
      <div className={styles.inner}>
        <p className={styles.name}>
          {shelf.label}
          <MenuAnchor link={shelf} className={styles.all}>
            <ShowAll link={shelf} />
            <Icon name="right" size="1rem" />
          </MenuAnchor>
        </p>
        <ul className={styles.sections}>
          {shelf.children?.map((section) => (
            <li key={section.url}>
              <MenuAnchor link={section} className={styles.section} />
              {section.children && (
                <ul>
                  {section.children.map((link) => (
                    <li key={link.url}>
                      <MenuAnchor link={link} className={styles.entry} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** “Show all in Fiction”; of an editor’s page there is no all, so one goes to it. */
export function ShowAll({ link }: { link: MenuLink }) {
  const t = useTranslate();
  return t(link.isPage ? 'menu.goTo' : 'menu.showAll', { name: link.label });
}
