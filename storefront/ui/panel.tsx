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
  /** Stays in sight while the rest scrolls. */
  footer?: ReactNode;
  /** Filters change the address while the panel stays open. */
  staysOnSearchChange?: boolean;
}

/** One panel over the page. The dialog of the browser keeps the focus inside and gives it back; Escape closes. */
export function Panel({ isOpen, onClose, title, closeLabel, side, children, footer, ...rest }: PanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { pathname, search } = useLocation();
  const place = rest.staysOnSearchChange ? pathname : pathname + search;
  const openedAt = useRef(place);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (isOpen && !element.open) {
      openedAt.current = place;
      keepPageInPlace();
      element.showModal();
    }
    if (!isOpen && element.open) element.close();
  }, [isOpen, place]);

  // Whoever moved to another page has chosen (§3).
  useEffect(() => {
    if (isOpen && place !== openedAt.current) onClose();
  }, [isOpen, place, onClose]);

  return (
    <dialog
      ref={dialog}
      className={styles.panel}
      data-side={side}
      aria-label={title}
      onClose={onClose}
      // A press that begins inside and ends outside (selecting text) does not close.
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
 * The page behind is as wide without its scrollbar as with it. A gutter would do the same, but nothing can be drawn
 * over one: not the panel, not the veil.
 */
function keepPageInPlace() {
  const page = document.documentElement;
  const isHeldAlready = document.querySelector('dialog:modal') !== null;
  if (!isHeldAlready) page.style.setProperty('--scrollbar', `${window.innerWidth - page.clientWidth}px`);
}
