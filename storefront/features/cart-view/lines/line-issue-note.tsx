import { LIMITS } from '#contract/limits.ts';
import type { CartItem } from '#storefront/features/cart/cart-items.ts';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { Button } from '#storefront/ui/button.tsx';
import { LineForm } from './line-form.tsx';
import type { LineIssue } from './line-issue.ts';
import styles from './line-issue-note.module.css';

interface LineIssueNoteProps {
  item: CartItem;
  issue: LineIssue;
  name: string;
  country: string;
  /** Undefined for a part of a package, which can only be removed as a whole. */
  onQuantity: ((quantity: number) => void) | undefined;
  onRemove: (() => void) | undefined;
}

/** Why a line cannot be bought, and the action that resolves it. */
export function LineIssueNote({ item, issue, name, country, onQuantity, onRemove }: LineIssueNoteProps) {
  const t = useTranslate('purchase');
  // Used for `too-many` only.
  const stock = issue.kind === 'too-many' ? issue.stock : 0;
  const texts = {
    discontinued: t('cart.discontinued'),
    'not-in-market': t('cart.notInMarket', { country }),
    'sold-out': t('cart.soldOut'),
    'only-one': t('cart.onlyOne'),
    'too-many': t('cart.stockLeft', { stock }),
  };
  const maxQuantity = maxQuantityOf(issue);
  return (
    <div className={styles.note}>
      <p>{texts[issue.kind]}</p>
      {onQuantity && onRemove && (
        <LineForm
          target={{ name: 'line', value: item.id }}
          name={name}
          onRemove={onRemove}
          className={styles.form}
        >
          {maxQuantity > 0 && (
            <Button
              type="submit"
              name="quantity"
              value={maxQuantity}
              onClick={(event) => {
                event.preventDefault();
                onQuantity(maxQuantity);
              }}
            >
              {t('cart.changeTo', { stock: maxQuantity })}
            </Button>
          )}
        </LineForm>
      )}
    </div>
  );
}

/** The quantity that resolves the issue; 0 if the line can only be removed. */
function maxQuantityOf(issue: LineIssue): number {
  if (issue.kind === 'too-many') return issue.maxQuantity;
  return issue.kind === 'only-one' ? LIMITS.cartDownloadQuantity : 0;
}
