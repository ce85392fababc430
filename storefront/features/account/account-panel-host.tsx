import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { loadPart } from '#storefront/browser/missing-chunk.ts';
import { readUrlAction } from '#storefront/routing/url-action.ts';
import { currentCustomer } from '#storefront/session/customer.store.ts';
import { notifyFailure } from '#storefront/session/notify-failure.ts';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { closeAccountPanel, openAccountPanel, useAccountFrame } from './account-panel.store.ts';
import type { AccountPanelProps } from './account-panel.tsx';

export const loadAccountPanel = async (): Promise<ComponentType<AccountPanelProps>> =>
  (await import('./account-panel.tsx')).AccountPanel;

/** The account panel, fetched when it is first asked for: by the header, or by an address with `?action=login`. */
export function AccountPanelHost() {
  const t = useTranslate();
  const frame = useAccountFrame();
  const { search } = useLocation();
  const [Panel, setPanel] = useState<ComponentType<AccountPanelProps>>();

  useEffect(() => {
    const isAsked = readUrlAction({ search, hash: '' })?.kind === 'login';
    if (isAsked && !currentCustomer()) openAccountPanel('sign-in');
  }, [search]);
  useEffect(() => {
    if (!frame || Panel) return;
    loadPart(loadAccountPanel).then(
      (loaded) => setPanel(() => loaded),
      () => {
        closeAccountPanel();
        notifyFailure(t);
      },
    );
  }, [frame, Panel, t]);

  return Panel && <Panel frame={frame} onClose={closeAccountPanel} />;
}
