import type { Translate } from '#storefront/translations/translate.ts';
import { notify } from '#storefront/ui/notifications/notification.store.ts';

/** Notifies the visitor that a request by a part of the page failed. */
export function notifyFailure(t: Translate): void {
  notify(navigator.onLine ? t('error.general') : t('connectivity.offline'), {
    mode: 'error',
    placement: 'bottom-center',
  });
}
