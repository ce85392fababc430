import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { MenuAnchor } from '#storefront/features/menu/menu-anchor.tsx';
import type { MenuLink } from '#storefront/features/menu/menu-links.ts';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { IconButton } from '#storefront/ui/icon-button.tsx';
import { CategoryPanel } from './category-panel.tsx';
import styles from './main-menu.module.css';

/** A pointer that only crosses the menu opens no panel; a pointer that leaves it briefly does not close the open panel. */
const openAfterMs = 120;
const closeAfterMs = 250;

/** Menu of wide windows. Each category is a link; its panel opens on hover or with the button beside the link. */
export function MainMenu({ links }: { links: MenuLink[] }) {
  const t = useTranslate();
  const { key } = useLocation();
  const id = useId();
  const nav = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The URL of the category whose panel is open. */
  const [openUrl, setOpenUrl] = useState<string | null>(null);

  /** Opens the panel of a category, or closes the open one. */
  const changeAfterDelay = useCallback((url: string | null, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpenUrl(url), delay);
  }, []);
  const changeNow = useCallback((url: string | null) => {
    clearTimeout(timer.current);
    setOpenUrl(url);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the panel.
  useEffect(() => changeNow(null), [key, changeNow]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <nav
      ref={nav}
      aria-label={t('header.mainMenu')}
      className={styles.menu}
      onPointerLeave={(event) => event.pointerType === 'mouse' && changeAfterDelay(null, closeAfterMs)}
      onBlur={(event) => {
        if (event.relatedTarget && !nav.current?.contains(event.relatedTarget)) changeNow(null);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || openUrl === null) return;
        event.stopPropagation();
        nav.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
        changeNow(null);
      }}
    >
      {openUrl !== null && <div className={styles.backdrop} />}
      <ul className={styles.categories}>
        {links.map((link, index) => {
          const isOpen = openUrl === link.url;
          return (
            <li
              key={link.url}
              data-open={isOpen || undefined}
              onPointerEnter={(event) =>
                event.pointerType === 'mouse' &&
                changeAfterDelay(link.children ? link.url : null, openAfterMs)
              }
            >
              <MenuAnchor link={link} className={styles.category} />
              {link.children && (
                <IconButton
                  name="down"
                  size="1rem"
                  label={t('header.showSections', { name: link.label })}
                  aria-expanded={isOpen}
                  aria-controls={`${id}${index}`}
                  onClick={() => changeNow(isOpen ? null : link.url)}
                />
              )}
              {isOpen && <CategoryPanel id={`${id}${index}`} category={link} />}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
