import { MenuAnchor } from '#storefront/features/menu/menu-anchor.tsx';
import type { MenuLink } from '#storefront/features/menu/menu-links.ts';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { Icon } from '#storefront/ui/icon.tsx';
import styles from './category-panel.module.css';

/** Sections of a category, each with its links. */
export function CategoryPanel({ id, category }: { id: string; category: MenuLink }) {
  return (
    <div id={id} className={styles.panel}>
      <div className={styles.inner}>
        <p className={styles.name}>
          {category.label}
          <MenuAnchor link={category} className={styles.all}>
            <ShowAll link={category} />
            <Icon name="right" size="1rem" />
          </MenuAnchor>
        </p>
        <ul className={styles.sections}>
          {category.children?.map((section) => (
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

/** “Show all in Fiction”, or “Go to …” for an editor's page, which has no products. */
export function ShowAll({ link }: { link: MenuLink }) {
  const t = useTranslate();
  return t(link.isPage ? 'menu.goTo' : 'menu.showAll', { name: link.label });
}
