import { type FormEvent, lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import type { ProductCardPartsFragment } from '#storefront/api/generated/graphql.ts';

/** Needed by those who buy from a list, when they do. */
const QuickAdd = lazy(async () => ({ default: (await import('./quick-add.tsx')).QuickAdd }));

interface Wish {
  product: ProductCardPartsFragment;
  button: HTMLButtonElement;
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
  const [wishes, setWishes] = useState<readonly Wish[]>([]);
  const [wish] = wishes;

  function submit(event: FormEvent<HTMLFormElement>) {
    const { submitter: button } = event.nativeEvent as SubmitEvent;
    if (!(button instanceof HTMLButtonElement)) return;
    const product = products.find(({ productId }) => String(productId) === button.value);
    if (!product) return;
    event.preventDefault();
    // What is on its way already is not wished for twice.
    if (wishes.some((known) => known.button === button)) return;
    button.ariaBusy = 'true';
    setWishes([...wishes, { product, button }]);
  }

  function finish() {
    if (wish) wish.button.ariaBusy = null;
    setWishes((all) => all.slice(1));
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key has no second half.
    <form onSubmit={submit} onClick={ignoreSecondClick}>
      {children}
      {wish && (
        <Suspense>
          <QuickAdd key={wish.product.productId} product={wish.product} onDone={finish} />
        </Suspense>
      )}
    </form>
  );
}

/** However fast the first was answered, the second half of a double click is not a second wish. */
function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail > 1 && (event.target as Element).closest('button[type=submit]')) event.preventDefault();
}
