import { isPrimaryClick } from '#storefront/browser/navigation/is-primary-click.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { useCustomer } from '#storefront/session/auth/customer.store.ts';
import type { Customer } from '#storefront/session/auth/customer.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { Icon } from '#storefront/ui/icon.tsx';
import styles from './account-link.module.css';
import { openAccountPanel } from './panel/account-panel.store.ts';
import { loadAccountPanel } from './panel/account-panel-host.tsx';

interface AccountLinkProps {
  className?: string | undefined;
  /** Whether the label is visible. Otherwise only screen readers announce it. */
  hasVisibleLabel?: boolean;
  /** Set by the server for visitors without script. With script, the browser reads the customer from the cookie. */
  fromServer?: Customer | null;
  /** Called before the panel opens, so that the menu around the link can close. */
  onOpenPanel?: () => void;
}

/**
 * Links to the account, or to the sign-in page for visitors who are not signed in. With script, it opens the sign-in
 * panel.
 */
export function AccountLink({
  className,
  hasVisibleLabel = false,
  fromServer = null,
  onOpenPanel,
}: AccountLinkProps) {
  const { t, shopper } = useShop();
  const customer = useCustomer(fromServer);
  return (
    <a
      className={className}
      href={linkTo(localeScopeOf(shopper), customer ? 'account' : 'sign-in')}
      onPointerEnter={() => {
        if (!customer) void loadAccountPanel(shopper.locale).catch(() => undefined);
      }}
      onClick={(event) => {
        if (customer || !isPrimaryClick(event)) return;
        event.preventDefault();
        onOpenPanel?.();
        openAccountPanel('sign-in');
      }}
    >
      <span className={styles.icon} data-signed-in={customer ? '' : undefined}>
        <Icon name="person" />
      </span>
      <span className={hasVisibleLabel ? undefined : 'visually-hidden'}>{t('header.account')}</span>
      {customer && (
        <span className="visually-hidden">, {t('account.signedInAs', { name: customer.name })}</span>
      )}
    </a>
  );
}
