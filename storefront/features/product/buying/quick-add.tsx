import { useEffect, useRef, useState } from 'react';
import { type ProductCardPartsFragment, ProductFormatsDocument } from '#storefront/api/generated/graphql.ts';
import { retryWhenOnline } from '#storefront/browser/offline/retry-when-online.ts';
import { addToCart } from '#storefront/features/cart/add-to-cart.ts';
import { browserEnvironment } from '#storefront/session/browser-environment.ts';
import { type ShopEnvironment, useShop } from '#storefront/session/shop-context.ts';
import { notify } from '#storefront/ui/notifications/notification.store.ts';
import { Panel } from '#storefront/ui/panel.tsx';
import { StockLine } from '../card/stock-line.tsx';
import { isFilteredByFormat, preferredSize } from './preferred-size.ts';
import styles from './quick-add.module.css';
import { type QuickAddOption, quickAddOptions } from './quick-add-options.ts';

export interface QuickAddProps {
  product: ProductCardPartsFragment;
  /** Called once the product is added or rejected, or the choice is closed. */
  onDone: () => void;
}

/** Adds a product from its card: at once if only one format and size is in stock, otherwise after a choice. */
export function QuickAdd({ product, onDone }: QuickAddProps) {
  const shop = useShop();
  const { t } = shop;
  const [environment] = useState(() => browserEnvironment(shop));
  const [choices, setChoices] = useState<QuickAddOption[]>([]);
  const [step, setStep] = useState<'loading' | 'choosing' | 'adding' | 'closing'>('loading');
  const isStarted = useRef(false);

  async function add({ skuId }: QuickAddOption) {
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: the options are loaded once.
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    loadOptionsInStock(environment, product.productId, () =>
      notify(t('cart.offlineOnPage'), { placement: 'bottom-center' }),
    ).then(
      (options) => {
        // A list filtered by format or by one size needs no choice; the “added to cart” box names both.
        const candidates = isFilteredByFormat(location.search)
          ? options.filter(({ productId }) => productId === product.productId)
          : options;
        const [first] = candidates;
        if (!first) return fail(t('cart.unavailable'));
        const size = preferredSize(location.search);
        const preferred = candidates.length === 1 ? first : candidates.find(({ label }) => label === size);
        if (preferred) return void add(preferred);
        setChoices(candidates);
        setStep('choosing');
      },
      () => fail(t('error.general')),
    );
  }, []);

  // `onDone` is called in an effect, after the panel has closed and restored the focus.
  useEffect(() => {
    if (step === 'closing') onDone();
  }, [step, onDone]);

  return (
    <Panel
      isOpen={step === 'choosing'}
      onClose={() => setStep((current) => (current === 'choosing' ? 'closing' : current))}
      title={t(titles[choices[0]?.choice ?? 'size'])}
      closeLabel={t('shop.close')}
      side={isNarrow() ? 'bottom' : 'end'}
    >
      <p className={styles.name}>{product.name}</p>
      <ul className={styles.formats}>
        {choices.map((option) => (
          <li key={option.skuId}>
            <button type="button" className={styles.format} onClick={() => void add(option)}>
              <span>{option.label}</span>
              <strong>{shop.shopper.vatIncluded ? option.priceIncVat : option.priceExVat}</strong>
              <StockLine
                stock={option.stock}
                fulfilment={option.fulfilment}
                preOrderDate={option.preOrderDate}
                delivery={option.delivery}
                withDelivery
              />
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const titles = {
  format: 'product.chooseFormat',
  size: 'product.chooseSize',
  variant: 'product.chooseVariant',
} as const;

function isNarrow(): boolean {
  return !matchMedia('(min-width: 768px)').matches;
}

/** Queried on click, because the list may have been open for hours. Waits for the network when offline. */
async function loadOptionsInStock(
  { api }: ShopEnvironment,
  productId: number,
  onOffline: () => void,
): Promise<QuickAddOption[]> {
  const { product } = await retryWhenOnline(() => api.send(ProductFormatsDocument, { productId }), onOffline);
  return product ? quickAddOptions(product) : [];
}
