import type { ReactNode } from 'react';
import { isPrimaryClick } from '#storefront/browser/navigation/is-primary-click.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import type { AccountPanelView } from './account-panel.store.ts';

interface AccountPanelLinkProps {
  view: AccountPanelView;
  /** Opens the form in the panel. Undefined on a page, where the link leads to the form's own page. */
  onView: ((view: AccountPanelView) => void) | undefined;
  children: ReactNode;
}

export function AccountPanelLink({ view, onView, children }: AccountPanelLinkProps) {
  const { shopper } = useShop();
  return (
    <a
      href={linkTo(localeScopeOf(shopper), view)}
      onClick={(event) => {
        if (!onView || !isPrimaryClick(event)) return;
        event.preventDefault();
        onView(view);
      }}
    >
      {children}
    </a>
  );
}
