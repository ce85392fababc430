import { useEffect, useRef, useState } from 'react';
import {
  type ProductCardPartsFragment,
  ProductFormatsDocument,
  type ProductFormatsQuery,
} from '#storefront/api/generated/graphql.ts';
import { retryWhenOnline } from '#storefront/browser/offline/retry-when-online.ts';
import { addToCart } from '#storefront/features/cart/add-to-cart.ts';
import { browserEnvironment } from '#storefront/session/browser-environment.ts';
import { type ShopEnvironment, useShop } from '#storefront/session/shop-context.ts';
import { notify } from '#storefront/ui/notifications/notification.store.ts';
import { Panel } from '#storefront/ui/panel.tsx';
import { StockLine } from '../card/stock-line.tsx';
import { preferredFormat } from './preferred-format.ts';
import styles from './quick-add.module.css';

type Format = NonNullable<NonNullable<NonNullable<ProductFormatsQuery['product']>['skus']>[number]>;

export interface QuickAddProps {
  product: ProductCardPartsFragment;
  onDone: () => void;
}

/** Adds a product from its card: at once if only one format is in stock, otherwise after a choice. */
export function QuickAdd({ product, onDone }: QuickAddProps) {
  const shop = useShop();
  const { t } = shop;
  const [environment] = useState(() => browserEnvironment(shop));
  const [choices, setChoices] = useState<Format[]>([]);
  const [step, setStep] = useState<'loading' | 'choosing' | 'adding' | 'closing'>('loading');
  const isStarted = useRef(false);

  async function add({ skuId }: Format) {
    setStep('adding');
    try {
      const outcome = await addToCart(environment, { kind: 'add', skuId, quantity: 1 });
      if (outcome.kind === 'rejected') return fail(outcome.message);
    } catch {
      return fail(t('error.general'));
    }
    onDone();
  }

  function fail(message: string) {
    notify(message, { mode: 'error', placement: 'bottom-center' });
    onDone();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the formats are loaded once.
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    loadFormatsInStock(environment, product.productId, () =>
      notify(t('cart.offline'), { placement: 'bottom-center' }),
    ).then(
      (formats) => {
        const [only] = formats;
        if (!only) return fail(t('cart.unavailable'));
        if (formats.length === 1) return void add(only);
        // A list filtered by one format needs no choice; the notice names the added format.
        const preferredName = preferredFormat(location.search);
        const preferred = formats.find(({ name }) => name === preferredName);
        if (preferred) return void add(preferred);
        setChoices(formats);
        setStep('choosing');
      },
      () => fail(t('error.general')),
    );
  }, []);

  // Called in an effect, after the panel has closed and restored the focus.
  useEffect(() => {
    if (step === 'closing') onDone();
  }, [step, onDone]);

  return (
    <Panel
      isOpen={step === 'choosing'}
      onClose={() => setStep((current) => (current === 'choosing' ? 'closing' : current))}
      title={t('product.chooseFormat')}
      closeLabel={t('shop.close')}
      side={isNarrow() ? 'bottom' : 'end'}
    >
      <p className={styles.name}>{product.name}</p>
      <ul className={styles.formats}>
        {choices.map((format) => (
          <li key={format.skuId}>
            <button type="button" className={styles.format} onClick={() => void add(format)}>
              <span>{format.name}</span>
              <StockLine stock={format.stock} withDelivery />
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function isNarrow(): boolean {
  return !matchMedia('(min-width: 768px)').matches;
}

/** Queried on click, because the list may have been open for hours. Waits for the network when offline. */
async function loadFormatsInStock(
  { api }: ShopEnvironment,
  productId: number,
  onOffline: () => void,
): Promise<Format[]> {
  const { product } = await retryWhenOnline(() => api.send(ProductFormatsDocument, { productId }), onOffline);
  return (product?.skus ?? []).flatMap((sku) => (sku && (sku.stock?.totalStock ?? 0) > 0 ? [sku] : []));
}
