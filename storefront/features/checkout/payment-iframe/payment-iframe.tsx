import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { TIMINGS } from '#storefront/config/timings.ts';
import { browserEnvironment } from '#storefront/session/browser-environment.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import {
  type BeforeSubmit,
  type IframeMessage,
  readIframeMessage,
  type ShopMessage,
  writeShopMessage,
} from './iframe-messages.ts';
import styles from './payment-iframe.module.css';
import {
  type DisplayedPurchase,
  type IframeRejection,
  validateIframePurchase,
} from './validate-iframe-purchase.ts';

export interface PaymentIframeProps extends DisplayedPurchase {
  /** While the cart or the checkout is being changed, the purchase cannot be completed. */
  isSuspended: boolean;
  /** Resolves when the shop has saved the values of the form. */
  settled: () => Promise<void>;
  onRejected: (rejection: IframeRejection) => void;
  /** The iframe did not load or has stopped responding. */
  onUnresponsive: () => void;
}

/**
 * The provider's iframe in the checkout. Messages are exchanged only with its window and origin. For another iframe, the slot
 * replaces this component.
 */
export function PaymentIframe(props: PaymentIframeProps) {
  const { isSuspended, settled, onRejected, onUnresponsive, ...displayed } = props;
  const shop = useShop('purchase');
  const src = sourceOf(displayed.iframe);
  const [height, setHeight] = useState<number>();
  const [isReady, setReady] = useState(false);
  const isValidating = useRef(false);
  const timeout = useResponseTimeout(onUnresponsive);

  const validate = async (purchase: BeforeSubmit) => {
    if (isValidating.current) return;
    isValidating.current = true;
    await settled();
    const verdict = await validateIframePurchase(browserEnvironment(shop), displayed, purchase);
    isValidating.current = false;
    if (verdict.isAllowed) {
      // From now on, the iframe gets no `suspend` or `resume` until it is ready again.
      setReady(false);
      timeout.start();
      return send({ kind: 'continue' });
    }
    send({ kind: 'abort', reason: verdict.reason });
    onRejected(verdict);
  };
  const { iframe, send } = useIframeMessages(src, (message) => {
    switch (message.kind) {
      case 'ready':
        timeout.stop();
        return setReady(true);
      case 'resize':
        return setHeight(message.height);
      case 'completed':
        timeout.stop();
        // The provider may redirect only to this shop: to the order, or to the page that explains the failure.
        if (message.url.startsWith(`${location.origin}/`)) location.assign(message.url);
        return;
      case 'before-submit':
        return void validate(message.purchase);
    }
  });
  useEffect(() => {
    if (isReady) send({ kind: isSuspended ? 'suspend' : 'resume' });
  }, [isReady, isSuspended, send]);

  return (
    <iframe
      ref={iframe}
      src={src}
      title={shop.t('pay.iframe')}
      className={styles.iframe}
      data-payment-frame=""
      data-suspended={isSuspended || undefined}
      style={height ? { blockSize: height } : undefined}
    />
  );
}

/** Messages from and to the window of the iframe, at the origin of its source. */
function useIframeMessages(src: string | undefined, onMessage: (message: IframeMessage) => void) {
  const iframe = useRef<HTMLIFrameElement>(null);
  const origin = src && new URL(src).origin;
  const receive = useEffectEvent(({ source, origin: sender, data }: MessageEvent) => {
    if (source === null || source !== iframe.current?.contentWindow || sender !== origin) return;
    const message = readIframeMessage(data);
    if (message) onMessage(message);
  });
  useEffect(() => {
    const listener = (event: MessageEvent) => receive(event);
    addEventListener('message', listener);
    return () => removeEventListener('message', listener);
  }, []);
  const send = useCallback(
    (message: ShopMessage) => {
      if (origin) iframe.current?.contentWindow?.postMessage(writeShopMessage(message), origin);
    },
    [origin],
  );
  return { iframe, send };
}

/** Runs from when the iframe is inserted until it responds, and again while a purchase is being completed. */
function useResponseTimeout(onTimeout: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const expire = useEffectEvent(onTimeout);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => {
    timer.current = setTimeout(() => expire(), TIMINGS.iframeTimeout);
    return () => clearTimeout(timer.current);
  }, []);
  const start = () => {
    stop();
    timer.current = setTimeout(onTimeout, TIMINGS.iframeTimeout);
  };
  return { start, stop };
}

/** A provider returns the HTML of an `iframe`; any other elements are ignored. */
function sourceOf(html: string): string | undefined {
  const src = new DOMParser().parseFromString(html, 'text/html').querySelector('iframe')?.src;
  return src && /^https?:/.test(src) ? src : undefined;
}
