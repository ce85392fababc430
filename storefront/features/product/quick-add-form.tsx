import { type ComponentType, type FormEvent, type MouseEvent, type ReactNode, useState } from 'react';
import type { ProductCardPartsFragment } from '#storefront/api/generated/graphql.ts';
import { recoverFromMissingChunk } from '#storefront/browser/missing-chunk.ts';
import { keepTrying } from '#storefront/browser/until-online.ts';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { notify } from '#storefront/ui/notification.store.ts';
import type { QuickAddProps } from './quick-add.tsx';

interface Wish {
  product: ProductCardPartsFragment;
  button: HTMLButtonElement;
  /** Needed by those who buy from a list, when they do. */
  QuickAdd: ComponentType<QuickAddProps>;
}

/**
 * One form around a list, whose buttons each lead to their product's page. With script a button buys instead: one wish
 * after the other, since the first of them may have to begin the cart.
 */
export function QuickAddForm({
  products,
  children,
}: {
  products: ProductCardPartsFragment[];
  children: ReactNode;
}) {
  const t = useTranslate();
  const [wishes, setWishes] = useState<readonly Wish[]>([]);
  const [wish] = wishes;

  async function submit(event: FormEvent<HTMLFormElement>) {
    const { submitter: button } = event.nativeEvent as SubmitEvent;
    if (!(button instanceof HTMLButtonElement)) return;
    const product = products.find(({ productId }) => String(productId) === button.value);
    if (!product) return;
    event.preventDefault();
    // What is on its way already is not wished for twice.
    if (button.ariaBusy) return;
    button.ariaBusy = 'true';
    try {
      const load = () => import('./quick-add.tsx');
      const { QuickAdd } = await keepTrying(load, () =>
        notify(t('cart.offline'), { placement: 'bottom-center' }),
      ).catch((error) =>
        recoverFromMissingChunk<typeof import('./quick-add.tsx')>(error, () => button.formAction),
      );
      setWishes((all) => [...all, { product, button, QuickAdd }]);
    } catch {
      button.ariaBusy = null;
      notify(t('error.general'), { mode: 'error', placement: 'bottom-center' });
    }
  }

  function finish() {
    if (wish) wish.button.ariaBusy = null;
    setWishes((all) => all.slice(1));
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key has no second half.
    <form onSubmit={submit} onClick={ignoreSecondClick}>
      {children}
      {wish && <wish.QuickAdd key={wish.product.productId} product={wish.product} onDone={finish} />}
    </form>
  );
}

/** However fast the first was answered, the second half of a double click is not a second wish. */
function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail > 1 && (event.target as Element).closest('button[type=submit]')) event.preventDefault();
}
