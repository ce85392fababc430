import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { IconButton } from './icon-button.tsx';
import styles from './panel.module.css';

interface PanelProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  side: 'start' | 'end' | 'bottom';
  children: ReactNode;
  /** Does not scroll with the content. */
  footer?: ReactNode;
  /** For filters, which change the query while the panel is open. */
  staysOpenOnSearchChange?: boolean;
}

/** A modal panel over the page. The `dialog` element traps and restores the focus and closes on Escape. */
export function Panel({ isOpen, onClose, title, closeLabel, side, children, footer, ...rest }: PanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { pathname, search } = useLocation();
  const url = rest.staysOpenOnSearchChange ? pathname : pathname + search;
  const openedAt = useRef(url);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (isOpen && !element.open) {
      openedAt.current = url;
      reserveScrollbarWidth();
      element.showModal();
    }
    if (!isOpen && element.open) element.close();
  }, [isOpen, url]);

  // Navigation closes the panel (§3).
  useEffect(() => {
    if (isOpen && url !== openedAt.current) onClose();
  }, [isOpen, url, onClose]);

  return (
    <dialog
      ref={dialog}
      className={styles.panel}
      data-side={side}
      aria-label={title}
      onClose={onClose}
      // Not onClick: selecting text that ends outside the panel must not close it.
      onMouseDown={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      {isOpen && (
        <div className={styles.inner}>
          <div className={styles.header}>
            <h2>{title}</h2>
            <IconButton name="close" label={closeLabel} onClick={onClose} />
          </div>
          <div className={styles.body}>{children}</div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </div>
      )}
    </dialog>
  );
}

/**
 * Keeps the page as wide as before, although the dialog hides its scrollbar. `scrollbar-gutter` would do the same, but
 * nothing can be painted over the gutter.
 */
function reserveScrollbarWidth() {
  const page = document.documentElement;
  const isReserved = document.querySelector('dialog:modal') !== null;
  if (!isReserved) page.style.setProperty('--scrollbar', `${window.innerWidth - page.clientWidth}px`);
}
