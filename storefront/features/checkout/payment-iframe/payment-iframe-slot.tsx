import { Suspense, use, useEffect, useRef } from 'react';
import { useShop } from '#storefront/session/shop-context.ts';
import type { PaymentIframeProps } from './payment-iframe.tsx';
import { paymentIframeChunk } from './payment-iframe-chunk.ts';
import styles from './payment-iframe-slot.module.css';
import type { IframeRejection } from './validate-iframe-purchase.ts';

interface PaymentIframeSlotProps extends Omit<PaymentIframeProps, 'iframe'> {
  /** The HTML of the iframe; null while it is being created. */
  iframe: string | null;
  /** Why the purchase was not completed. */
  rejection: IframeRejection | undefined;
}

/** Holds the provider's iframe, which replaces the order button. Its space is reserved before it is loaded. */
export function PaymentIframeSlot({ iframe, rejection, ...props }: PaymentIframeSlotProps) {
  const { t } = useShop('purchase');
  const box = useRef<HTMLParagraphElement>(null);
  const message = rejection?.message;
  useEffect(() => {
    if (message) box.current?.focus();
  }, [message]);
  return (
    <div className={styles.slot} aria-busy={iframe === null}>
      {message ? (
        <p ref={box} role="alert" tabIndex={-1} className={styles.rejection}>
          {message}
        </p>
      ) : (
        <p className={styles.help}>{t('pay.iframeHelp')}</p>
      )}
      {!rejection?.isFinal && (
        <div className={styles.space}>
          <p className={styles.loading}>{t('pay.iframeLoading')}</p>
          {iframe && (
            <Suspense>
              <LazyIframe key={iframe} iframe={iframe} {...props} />
            </Suspense>
          )}
        </div>
      )}
    </div>
  );
}

function LazyIframe(props: PaymentIframeProps) {
  const { PaymentIframe } = use(paymentIframeChunk.read());
  return <PaymentIframe {...props} />;
}
