import { Suspense, use, useEffect, useRef } from 'react';
import { useShop } from '#storefront/session/shop-context.ts';
import styles from './frame-place.module.css';
import type { FrameRefusal } from './judge-frame-purchase.ts';
import type { PaymentFrameProps } from './payment-frame.tsx';
import { loadPaymentFrame } from './payment-frame-chunk.ts';

interface FramePlaceProps extends Omit<PaymentFrameProps, 'frame'> {
  /** None while it is on its way. */
  frame: string | null;
  /** Why the purchase did not go on. */
  refusal: FrameRefusal | undefined;
}

/** Where the provider's frame stands, in place of the button: it has one of its own. The room for it is there before it is. */
export function FramePlace({ frame, refusal, ...props }: FramePlaceProps) {
  const { t } = useShop();
  const box = useRef<HTMLParagraphElement>(null);
  const message = refusal?.message;
  useEffect(() => {
    if (message) box.current?.focus();
  }, [message]);
  return (
    <div className={styles.place} aria-busy={frame === null}>
      {message ? (
        <p ref={box} role="alert" tabIndex={-1} className={styles.refusal}>
          {message}
        </p>
      ) : (
        <p className={styles.help}>{t('pay.frameHelp')}</p>
      )}
      {!refusal?.isFinal && (
        <div className={styles.room}>
          <p className={styles.wait}>{t('pay.frameWait')}</p>
          {frame && (
            <Suspense>
              <Loaded key={frame} frame={frame} {...props} />
            </Suspense>
          )}
        </div>
      )}
    </div>
  );
}

function Loaded(props: PaymentFrameProps) {
  const { PaymentFrame } = use(loadPaymentFrame());
  return <PaymentFrame {...props} />;
}
