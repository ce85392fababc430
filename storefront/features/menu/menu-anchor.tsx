import type { ReactNode } from 'react';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { track } from '#storefront/tracking/track.ts';
import type { MenuLink } from './menu-links.ts';

interface AnchorProps {
  link: MenuLink;
  className?: string | undefined;
  /** Whether it links to the current page. */
  isCurrent?: boolean;
  /** Replaces the label of the link. */
  children?: ReactNode;
}

/** A menu link that tracks clicks (§9). */
export function MenuAnchor({ link, className, isCurrent, children }: AnchorProps) {
  const isExternal = /^[a-z][a-z+.-]*:/i.test(link.url);
  return (
    <a
      href={link.url}
      className={className}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={() => track('menu:click', { label: link.label, url: link.url })}
      target={link.opensNewWindow ? '_blank' : undefined}
      rel={link.opensNewWindow || isExternal ? 'noopener' : undefined}
    >
      {children ?? link.label}
      {link.opensNewWindow && <NewWindowNote />}
    </a>
  );
}

/** Announces that the link opens a new window (WCAG 3.2.5). */
function NewWindowNote() {
  const t = useTranslate();
  return (
    <>
      <span aria-hidden="true">{'\u00a0↗'}</span>
      <span className="visually-hidden"> {t('menu.newWindow')}</span>
    </>
  );
}
