import { useEffect, useRef, useState } from 'react';
import {
  type ProductCardPartsFragment,
  ProductFormatsDocument,
  type ProductFormatsQuery,
} from '#storefront/api/generated/graphql.ts';
import { type AddedToCart, addToCart } from '#storefront/features/cart/add-to-cart.ts';
import { setCartCount } from '#storefront/features/cart/cart.store.ts';
import { browserEnvironment } from '#storefront/session/browser-environment.ts';
import { type ShopEnvironment, useShop } from '#storefront/session/shop-context.ts';
import { track } from '#storefront/tracking/track.ts';
import { notify } from '#storefront/ui/notification.store.ts';
import { Panel } from '#storefront/ui/panel.tsx';
import { notifyAdded } from './notify-added.ts';
import styles from './quick-add.module.css';
import { StockLine } from './stock-line.tsx';
import { trackedProduct } from './tracked-product.ts';
import { wantedFormat } from './wanted-format.ts';

type Format = NonNullable<NonNullable<NonNullable<ProductFormatsQuery['product']>['skus']>[number]>;

export interface QuickAddProps {
  product: ProductCardPartsFragment;
  onDone: () => void;
}

/** Buys a product from its card: at once where there is one format to be had, else after a choice. */
export function QuickAdd({ product, onDone }: QuickAddProps) {
  const shop = useShop();
  const { words } = shop;
  const [environment] = useState(() => browserEnvironment(shop));
  const [choices, setChoices] = useState<Format[]>([]);
  const [step, setStep] = useState<'looking' | 'choosing' | 'buying' | 'leaving'>('looking');
  const isBegun = useRef(false);

  async function buy({ skuId, name }: Format, isNamed = false) {
    setStep('buying');
    const outcome = await addToCart(environment, { skuId, quantity: 1 });
    tell(environment, outcome, product, skuId, isNamed ? name : null);
    onDone();
  }

  function refuse(message: string) {
    notify(message, { mode: 'error', placement: 'bottom-center' });
    onDone();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a wish is looked into once.
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    buyableFormats(environment, product.productId).then(
      (formats) => {
        const [only] = formats;
        if (!only) return refuse(words('cart.unavailable'));
        if (formats.length === 1) return void buy(only);
        // Who has narrowed the list to one format has chosen already, and is told what it was.
        const preferred = wantedFormat(location.search);
        const wanted = formats.find(({ name }) => name === preferred);
        if (wanted) return void buy(wanted, true);
        setChoices(formats);
        setStep('choosing');
      },
      () => refuse(words('error.general')),
    );
  }, []);

  // By now the panel has closed, and given the focus back to where it came from.
  useEffect(() => {
    if (step === 'leaving') onDone();
  }, [step, onDone]);

  return (
    <Panel
      isOpen={step === 'choosing'}
      onClose={() => setStep((now) => (now === 'choosing' ? 'leaving' : now))}
      title={words('product.chooseFormat')}
      closeLabel={words('shop.close')}
      side={isNarrow() ? 'bottom' : 'end'}
    >
      <p className={styles.name}>{product.name}</p>
      <ul className={styles.formats}>
        {choices.map((format) => (
          <li key={format.skuId}>
            <button type="button" className={styles.format} onClick={() => void buy(format)}>
              <span>{format.name}</span>
              <StockLine stock={format.stock} withDelivery />
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Under the thumb on a phone. */
function isNarrow(): boolean {
  return !matchMedia('(min-width: 768px)').matches;
}

/** Asked anew: a list may have been open for hours. */
async function buyableFormats({ api }: ShopEnvironment, productId: number): Promise<Format[]> {
  const { product } = await api.send(ProductFormatsDocument, { productId });
  return (product?.skus ?? []).flatMap((sku) => (sku && (sku.stock?.totalStock ?? 0) > 0 ? [sku] : []));
}

function tell(
  environment: ShopEnvironment,
  outcome: AddedToCart,
  product: ProductCardPartsFragment,
  skuId: number,
  format: Format['name'],
): void {
  if (outcome.kind === 'refused') {
    notify(outcome.message, { mode: 'error', placement: 'bottom-center' });
    return;
  }
  setCartCount(outcome.count);
  track('cart:add', { product: trackedProduct(product), skuId, quantity: 1 });
  notifyAdded(environment, product.name ?? '', format);
}
