import type { CartItem } from '#storefront/features/cart/optimistic-cart.ts';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { Button } from '#storefront/ui/button.tsx';
import { LineForm } from './line-form.tsx';
import type { LineProblem } from './line-problem.ts';
import styles from './problem-note.module.css';

interface ProblemNoteProps {
  item: CartItem;
  problem: LineProblem;
  name: string;
  country: string;
  /** None where the line is part of a package: that is removed as a whole. */
  onQuantity: ((quantity: number) => void) | undefined;
  onRemove: (() => void) | undefined;
}

/** Why a line cannot be bought, and the one thing to do about it. */
export function ProblemNote({ item, problem, name, country, onQuantity, onRemove }: ProblemNoteProps) {
  const t = useTranslate();
  const texts = {
    gone: () => t('cart.gone'),
    'not-here': () => t('cart.notHere', { country }),
    'sold-out': () => t('cart.soldOut'),
    'too-many': () => t('cart.onlyLeft', { stock: problem.kind === 'too-many' ? problem.stock : 0 }),
  };
  const room = problem.kind === 'too-many' ? problem.room : 0;
  return (
    <div className={styles.note}>
      <p>{texts[problem.kind]()}</p>
      {onQuantity && onRemove && (
        <LineForm target={{ line: item.id }} name={name} onRemove={onRemove} className={styles.form}>
          {room > 0 && (
            <Button
              type="submit"
              name="quantity"
              value={room}
              onClick={(event) => {
                event.preventDefault();
                onQuantity(room);
              }}
            >
              {t('cart.changeTo', { stock: room })}
            </Button>
          )}
        </LineForm>
      )}
    </div>
  );
}
