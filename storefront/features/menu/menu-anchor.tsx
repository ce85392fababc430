import type { ReactNode } from 'react';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { track } from '#storefront/tracking/track.ts';
import type { MenuLink } from './menu-links.ts';

interface AnchorProps {
  link: MenuLink;
  className?: string | undefined;
  /** Whether it leads to the page that is looked at. */
  isCurrent?: boolean;
  /** Said instead of the link's own label. */
  children?: ReactNode;
}

/** A link of a menu; choosing it raises an event (§9). */
export function MenuAnchor({ link, className, isCurrent, children }: AnchorProps) {
  const isElsewhere = /^[a-z][a-z+.-]*:/i.test(link.url);
  return (
    <a
      href={link.url}
      className={className}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={() => track('menu:click', { label: link.label, url: link.url })}
      target={link.opensNewWindow ? '_blank' : undefined}
      rel={link.opensNewWindow || isElsewhere ? 'noopener' : undefined}
    >
      {children ?? link.label}
      {link.opensNewWindow && <NewWindowNote />}
    </a>
  );
}

/** Nobody should find themselves in another window without knowing how they came there. */
function NewWindowNote() {
  const t = useTranslate();
  return (
    <>
      <span aria-hidden="true">{'\u00a0↗'}</span>
      <span className="visually-hidden"> {t('menu.newWindow')}</span>
    </>
  );
}
