import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { MenuAnchor } from '#storefront/features/menu/menu-anchor.tsx';
import type { MenuLink } from '#storefront/features/menu/menu-links.ts';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { IconButton } from '#storefront/ui/icon-button.tsx';
import styles from './main-menu.module.css';
import { ShelfPanel } from './shelf-panel.tsx';

/** A pointer on its way to somewhere else must not open what it crosses, nor lose what it left for a moment. */
const openAfterMs = 120;
const closeAfterMs = 250;

/** The shelves on wide screens. Each name is a link; its panel opens under a mouse, or with the button beside the name. */
export function MainMenu({ links }: { links: MenuLink[] }) {
  const t = useTranslate();
  const { key } = useLocation();
  const id = useId();
  const nav = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState<string | null>(null);

  const setLater = useCallback((url: string | null, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(url), delay);
  }, []);
  const setNow = useCallback((url: string | null) => {
    clearTimeout(timer.current);
    setOpen(url);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place in the history is the reason to close.
  useEffect(() => setNow(null), [key, setNow]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <nav
      ref={nav}
      aria-label={t('header.mainMenu')}
      className={styles.menu}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setLater(null, closeAfterMs)}
      onBlur={(event) => {
        if (event.relatedTarget && !nav.current?.contains(event.relatedTarget)) setNow(null);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || open === null) return;
        event.stopPropagation();
        nav.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
        setNow(null);
      }}
    >
      {open !== null && <div className={styles.veil} />}
      <ul className={styles.shelves}>
        {links.map((link, index) => {
          const isOpen = open === link.url;
          return (
            <li
              key={link.url}
              data-open={isOpen || undefined}
              onPointerEnter={(event) =>
                event.pointerType === 'mouse' && setLater(link.children ? link.url : null, openAfterMs)
              }
            >
              <MenuAnchor link={link} className={styles.shelf} />
              {link.children && (
                <IconButton
                  name="down"
                  size="1rem"
                  label={t('header.showShelf', { name: link.label })}
                  aria-expanded={isOpen}
                  aria-controls={`${id}${index}`}
                  onClick={() => setNow(isOpen ? null : link.url)}
                />
              )}
              {isOpen && <ShelfPanel id={`${id}${index}`} shelf={link} />}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
