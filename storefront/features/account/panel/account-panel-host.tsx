import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { LocaleCode } from '#contract/locales.ts';
import { loadChunk } from '#storefront/browser/missing-chunk.ts';
import { readUrlAction } from '#storefront/routing/url-action.ts';
import { currentCustomer } from '#storefront/session/auth/customer.store.ts';
import { notifyFailure } from '#storefront/session/notify-failure.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';
import { closeAccountPanel, openAccountPanel, useAccountPanelView } from './account-panel.store.ts';
import type { AccountPanelProps } from './account-panel.tsx';

export const loadAccountPanel = async (locale: LocaleCode): Promise<ComponentType<AccountPanelProps>> => {
  const [{ AccountPanel }] = await Promise.all([
    import('./account-panel.tsx'),
    loadTranslate(locale, 'account'),
  ]);
  return AccountPanel;
};

/** The account panel, loaded when it is first opened: by the header, or by a URL with `?action=login`. */
export function AccountPanelHost() {
  const { t, shopper } = useShop();
  const view = useAccountPanelView();
  const { search } = useLocation();
  const [Panel, setPanel] = useState<ComponentType<AccountPanelProps>>();

  useEffect(() => {
    const isRequested = readUrlAction({ search, hash: '' })?.kind === 'login';
    if (isRequested && !currentCustomer()) openAccountPanel('sign-in');
  }, [search]);
  useEffect(() => {
    if (!view || Panel) return;
    loadChunk(() => loadAccountPanel(shopper.locale)).then(
      (loaded) => setPanel(() => loaded),
      () => {
        closeAccountPanel();
        notifyFailure(t);
      },
    );
  }, [view, Panel, t, shopper.locale]);

  return Panel && <Panel view={view} onClose={closeAccountPanel} />;
}
