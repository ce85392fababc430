import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { TIMINGS } from '#storefront/config/timings.ts';
import { browserEnvironment } from '#storefront/session/browser-environment.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { readFrameMessage, type ShopMessage, writeShopMessage } from './frame-messages.ts';
import { type FrameRefusal, judgeFramePurchase, type Shown } from './judge-frame-purchase.ts';
import styles from './payment-frame.module.css';

export interface PaymentFrameProps extends Shown {
  /** While cart or checkout are being changed nothing is completed. */
  isSuspended: boolean;
  /** Resolves when the shop knows all that was typed. */
  settled: () => Promise<void>;
  onRefusal: (refusal: FrameRefusal) => void;
  /** It does not come to life, or has fallen silent. */
  onSilence: () => void;
}

/**
 * The provider's frame in the checkout. Only that window, at the address that it came with, is listened to and spoken to;
 * a frame for another payment is another component.
 */
export function PaymentFrame({ isSuspended, settled, onRefusal, onSilence, ...shown }: PaymentFrameProps) {
  const shop = useShop();
  const iframe = useRef<HTMLIFrameElement>(null);
  const isJudging = useRef(false);
  const [height, setHeight] = useState<number>();
  const [isReady, setReady] = useState(false);
  const src = sourceOf(shown.frame);
  const origin = src && new URL(src).origin;
  const silence = useRef<ReturnType<typeof setTimeout>>(undefined);

  const say = useEffectEvent((message: ShopMessage) => {
    if (origin) iframe.current?.contentWindow?.postMessage(writeShopMessage(message), origin);
  });
  const awaitWord = useEffectEvent(() => {
    clearTimeout(silence.current);
    silence.current = setTimeout(onSilence, TIMINGS.frameSilence);
  });
  const hear = useEffectEvent(async ({ source, origin: sender, data }: MessageEvent) => {
    if (source === null || source !== iframe.current?.contentWindow || sender !== origin) return;
    const message = readFrameMessage(data);
    switch (message?.kind) {
      case 'ready':
        clearTimeout(silence.current);
        return setReady(true);
      case 'resize':
        return setHeight(message.height);
      case 'completed':
        clearTimeout(silence.current);
        // The provider leads back to this shop, to the order or to why there is none, and nowhere else.
        if (message.url.startsWith(`${location.origin}/`)) location.assign(message.url);
        return;
      case 'before-submit': {
        if (isJudging.current) return;
        isJudging.current = true;
        await settled();
        const verdict = await judgeFramePurchase(browserEnvironment(shop), shown, message.about);
        isJudging.current = false;
        if (verdict.isGo) {
          setReady(false);
          awaitWord();
          return say({ kind: 'continue' });
        }
        say({ kind: 'abort', reason: verdict.reason });
        return onRefusal(verdict);
      }
    }
  });
  useEffect(() => {
    const listen = (event: MessageEvent) => void hear(event);
    addEventListener('message', listen);
    awaitWord();
    return () => {
      removeEventListener('message', listen);
      clearTimeout(silence.current);
    };
  }, []);
  useEffect(() => {
    if (isReady) say({ kind: isSuspended ? 'suspend' : 'resume' });
  }, [isReady, isSuspended]);

  return (
    <iframe
      ref={iframe}
      src={src}
      title={shop.t('pay.frame')}
      className={styles.frame}
      data-payment-frame=""
      data-suspended={isSuspended || undefined}
      style={height ? { blockSize: height } : undefined}
    />
  );
}

/** A provider gives an `iframe` and nothing else; whatever stood beside it is left out. */
function sourceOf(html: string): string | undefined {
  const src = new DOMParser().parseFromString(html, 'text/html').querySelector('iframe')?.src;
  return src && /^https?:/.test(src) ? src : undefined;
}
