import type { Translate } from '#storefront/translations/words.ts';
import { notify } from '#storefront/ui/notification.store.ts';

/** Something that a part of the page asked for did not come: the visitor is told, and the page lives. */
export function notifyFailure(t: Translate): void {
  notify(navigator.onLine ? t('error.general') : t('connectivity.offline'), {
    mode: 'error',
    placement: 'bottom-center',
  });
}
