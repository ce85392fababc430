import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { loadChunk } from '#storefront/browser/missing-chunk.ts';
import { readUrlAction } from '#storefront/routing/url-action.ts';
import { currentCustomer } from '#storefront/session/auth/customer.store.ts';
import { notifyFailure } from '#storefront/session/notify-failure.ts';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { closeAccountPanel, openAccountPanel, useAccountPanelView } from './account-panel.store.ts';
import type { AccountPanelProps } from './account-panel.tsx';

export const loadAccountPanel = async (): Promise<ComponentType<AccountPanelProps>> =>
  (await import('./account-panel.tsx')).AccountPanel;

/** The account panel, loaded when it is first opened: by the header, or by a URL with `?action=login`. */
export function AccountPanelHost() {
  const t = useTranslate();
  const view = useAccountPanelView();
  const { search } = useLocation();
  const [Panel, setPanel] = useState<ComponentType<AccountPanelProps>>();

  useEffect(() => {
    const isRequested = readUrlAction({ search, hash: '' })?.kind === 'login';
    if (isRequested && !currentCustomer()) openAccountPanel('sign-in');
  }, [search]);
  useEffect(() => {
    if (!view || Panel) return;
    loadChunk(loadAccountPanel).then(
      (loaded) => setPanel(() => loaded),
      () => {
        closeAccountPanel();
        notifyFailure(t);
      },
    );
  }, [view, Panel, t]);

  return Panel && <Panel view={view} onClose={closeAccountPanel} />;
}
