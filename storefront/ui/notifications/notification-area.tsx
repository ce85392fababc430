import { useEffect, useRef } from 'react';
import { IconButton } from '../icon-button.tsx';
import {
  dismissNotification,
  holdNotification,
  releaseNotification,
  useNotification,
} from './notification.store.ts';
import styles from './notification-area.module.css';

/** Shows the current notification (§4). It does not expire while it is hovered or focused. */
export function NotificationArea({ closeLabel }: { closeLabel: string }) {
  const notification = useNotification();
  const area = useRef<HTMLDivElement>(null);

  // Reopened for each notification, so that it is above any open panel in the top layer.
  useEffect(() => {
    const element = area.current;
    if (!element?.showPopover) return;
    if (element.matches(':popover-open')) element.hidePopover();
    if (notification) element.showPopover();
  }, [notification]);

  const isError = notification?.mode === 'error';
  return (
    <>
      {/* Screen readers announce live regions only if they existed before the text changed. */}
      <div className="visually-hidden">
        <p role="status">{!isError && notification?.message}</p>
        <p role="alert">{isError && notification?.message}</p>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hovering only pauses the timer. */}
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
