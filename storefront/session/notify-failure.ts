import type { Words } from '#storefront/translations/words.ts';
import { notify } from '#storefront/ui/notification.store.ts';

/** Something that a part of the page asked for did not come: the visitor is told, and the page lives. */
export function notifyFailure(words: Words): void {
  notify(navigator.onLine ? words('error.general') : words('connectivity.offline'), {
    mode: 'error',
    placement: 'bottom-center',
  });
}
