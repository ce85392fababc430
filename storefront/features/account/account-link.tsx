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
  /** Whether the label is visible, or only read by screen readers. */
  isLabelled?: boolean;
  /** Known on the server only without script; otherwise the browser reads it from the cookie. */
  fromServer?: Customer | null;
  /** Lets the container of the link close itself before the panel opens. */
  onPanel?: () => void;
}

/** Links to the account, or to sign-in: a page without script, the panel with it. */
export function AccountLink({ className, isLabelled = false, fromServer = null, onPanel }: AccountLinkProps) {
  const { t, shopper } = useShop();
  const customer = useCustomer(fromServer);
  return (
    <a
      className={className}
      href={linkTo(localeScopeOf(shopper), customer ? 'account' : 'sign-in')}
      onPointerEnter={() => {
        if (!customer) void loadAccountPanel().catch(() => undefined);
      }}
      onClick={(event) => {
        if (customer || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onPanel?.();
        openAccountPanel('sign-in');
      }}
    >
      <span className={styles.icon} data-signed-in={customer ? '' : undefined}>
        <Icon name="person" />
      </span>
      <span className={isLabelled ? undefined : 'visually-hidden'}>{t('header.account')}</span>
      {customer && (
        <span className="visually-hidden">, {t('account.signedInAs', { name: customer.name })}</span>
      )}
    </a>
  );
}
