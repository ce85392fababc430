import type { SyntheticEvent } from 'react';
import { PRICE_RANGE_PARAMETERS } from '#storefront/routing/list-parameters.ts';
import { withPriceRange } from '../navigation/list-query.ts';
import { readPrice } from '../navigation/price-range.ts';
import type { ListNavigation } from '../navigation/use-list-navigation.ts';
import styles from './filter-fields.module.css';

interface PriceFieldsProps {
  /** The name of the filter. "min" and "max" after it are the same in all languages of the shop. */
  label: string;
  navigation: ListNavigation;
  /** Called after Enter, when the visitor expects to see the list. */
  onDone?: (() => void) | undefined;
}

/** A price range that the visitor enters. With script it applies when a field is left, without by the form's button. */
export function PriceFields({ label, navigation: { query, change }, onDone }: PriceFieldsProps) {
  const { priceRange } = query;
  return (
    <div className={styles.range}>
      {(['lowest', 'highest'] as const).map((side) => {
        const text = String(priceRange[side] ?? '');
        const apply = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
          const limit = readPrice(currentTarget.value);
          if (limit !== priceRange[side]) change(withPriceRange(query, { ...priceRange, [side]: limit }));
        };
        return (
          <label key={side}>
            {`${label} ${side === 'lowest' ? 'min' : 'max'}`}
            <input
              // A chip or the back button may change the range while the field is not in use.
              ref={(field) => {
                if (field && field !== document.activeElement) field.value = text;
              }}
              type="number"
              name={PRICE_RANGE_PARAMETERS[side]}
              defaultValue={text}
              min={0}
              step="any"
              onBlur={apply}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                // Enter would submit the form.
                event.preventDefault();
                apply(event);
                onDone?.();
              }}
            />
          </label>
        );
      })}
    </div>
  );
}
