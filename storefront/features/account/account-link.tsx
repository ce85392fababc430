import { linkTo } from '#storefront/routing/link-to.ts';
import { useCustomer } from '#storefront/session/customer.store.ts';
import type { Customer } from '#storefront/session/customer.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { Icon } from '#storefront/ui/icon.tsx';
import styles from './account-link.module.css';
import { openAccountPanel } from './account-panel.store.ts';
import { loadAccountPanel } from './account-panel-host.tsx';

interface AccountLinkProps {
  className?: string | undefined;
  /** Whether its words can be seen, or only heard. */
  isLabelled?: boolean;
  /** Known on the server only for visitors without script; otherwise the browser finds out. */
  fromServer?: Customer | null;
  /** Whatever holds the link makes room for the panel. */
  onPanel?: () => void;
}

/** To the account, or to where one signs in: on a page of its own without script, in a panel with it. */
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
