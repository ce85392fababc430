import type { ReactNode } from 'react';
import { track } from '#storefront/tracking/track.ts';
import type { MenuLink } from './load-menus.ts';

interface AnchorProps {
  link: MenuLink;
  className?: string;
  /** Said instead of the link's own label. */
  children?: ReactNode;
}

/** A link of a menu; choosing it raises an event (§9). */
export function MenuAnchor({ link, className, children }: AnchorProps) {
  return (
    <a
      href={link.url}
      className={className}
      onClick={() => track('menu:click', { label: link.label, url: link.url })}
      {...(link.opensNewWindow ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {children ?? link.label}
    </a>
  );
}
