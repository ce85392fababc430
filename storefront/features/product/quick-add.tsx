import { useEffect, useRef, useState } from 'react';
import {
  type ProductCardPartsFragment,
  ProductFormatsDocument,
  type ProductFormatsQuery,
} from '#storefront/api/generated/graphql.ts';
import { keepTrying } from '#storefront/browser/until-online.ts';
import { addToCart } from '#storefront/features/cart/add-to-cart.ts';
import { browserEnvironment } from '#storefront/session/browser-environment.ts';
import { type ShopEnvironment, useShop } from '#storefront/session/shop-context.ts';
import { notify } from '#storefront/ui/notification.store.ts';
import { Panel } from '#storefront/ui/panel.tsx';
import styles from './quick-add.module.css';
import { StockLine } from './stock-line.tsx';
import { wantedFormat } from './wanted-format.ts';

type Format = NonNullable<NonNullable<NonNullable<ProductFormatsQuery['product']>['skus']>[number]>;

export interface QuickAddProps {
  product: ProductCardPartsFragment;
  onDone: () => void;
}

/** Buys a product from its card: at once where there is one format to be had, else after a choice. */
export function QuickAdd({ product, onDone }: QuickAddProps) {
  const shop = useShop();
  const { t } = shop;
  const [environment] = useState(() => browserEnvironment(shop));
  const [choices, setChoices] = useState<Format[]>([]);
  const [step, setStep] = useState<'looking' | 'choosing' | 'buying' | 'leaving'>('looking');
  const isBegun = useRef(false);

  async function buy({ skuId }: Format) {
    setStep('buying');
    try {
      const outcome = await addToCart(environment, { kind: 'add', skuId, quantity: 1 });
      if (outcome.kind === 'refused') return refuse(outcome.message);
    } catch {
      return refuse(t('error.general'));
    }
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
    buyableFormats(environment, product.productId, () =>
      notify(t('cart.offline'), { placement: 'bottom-center' }),
    ).then(
      (formats) => {
        const [only] = formats;
        if (!only) return refuse(t('cart.unavailable'));
        if (formats.length === 1) return void buy(only);
        // Who has narrowed the list to one format has chosen already; the box says what it was.
        const preferred = wantedFormat(location.search);
        const wanted = formats.find(({ name }) => name === preferred);
        if (wanted) return void buy(wanted);
        setChoices(formats);
        setStep('choosing');
      },
      () => refuse(t('error.general')),
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
      title={t('product.chooseFormat')}
      closeLabel={t('shop.close')}
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

/** Asked anew: a list may have been open for hours. The wish of somebody without a network waits until there is one. */
async function buyableFormats(
  { api }: ShopEnvironment,
  productId: number,
  onOffline: () => void,
): Promise<Format[]> {
  const { product } = await keepTrying(() => api.send(ProductFormatsDocument, { productId }), onOffline);
  return (product?.skus ?? []).flatMap((sku) => (sku && (sku.stock?.totalStock ?? 0) > 0 ? [sku] : []));
}
