import { useEffect, useRef } from 'react';
import { IconButton } from './icon-button.tsx';
import {
  dismissNotification,
  holdNotification,
  releaseNotification,
  useNotification,
} from './notification.store.ts';
import styles from './notification-area.module.css';

/** Shows the one notification there is (§4). It waits while it is pointed at or holds the focus. */
export function NotificationArea({ closeLabel }: { closeLabel: string }) {
  const notification = useNotification();
  const area = useRef<HTMLDivElement>(null);

  // In the top layer, and anew for each: an open panel would lie over it otherwise.
  useEffect(() => {
    const element = area.current;
    if (!element?.showPopover) return;
    if (element.matches(':popover-open')) element.hidePopover();
    if (notification) element.showPopover();
  }, [notification]);

  const isError = notification?.mode === 'error';
  return (
    <>
      {/* Only what was there before it spoke is listened to. */}
      <div className="visually-hidden">
        <p role="status">{!isError && notification?.message}</p>
        <p role="alert">{isError && notification?.message}</p>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: pointing at it is no action, it only gives time to read. */}
      <div
        ref={area}
        popover="manual"
        className={styles.area}
        data-placement={notification?.placement}
        data-mode={notification?.mode}
        onPointerEnter={holdNotification}
        onPointerLeave={releaseNotification}
        onFocus={holdNotification}
        onBlur={releaseNotification}
        onKeyDown={(event) => {
          if (event.key === 'Escape') dismissNotification();
        }}
      >
        <p aria-hidden="true">{notification?.message}</p>
        {notification?.link && <a href={notification.link.href}>{notification.link.label}</a>}
        {notification && <IconButton name="close" label={closeLabel} onClick={dismissNotification} />}
      </div>
    </>
  );
}
