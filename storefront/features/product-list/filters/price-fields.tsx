import { useEffect, useRef } from 'react';
import { PRICE_RANGE_PARAMETERS } from '#storefront/routing/list-parameters.ts';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { withPriceRange } from '../navigation/list-query.ts';
import { orderedRange, type PriceRange, readPrice } from '../navigation/price-range.ts';
import type { ListNavigation } from '../navigation/use-list-navigation.ts';
import styles from './filter-fields.module.css';

/** A price range of the visitor's own. With script it applies when a field is left, without by the form's button. */
export function PriceFields({ navigation }: { navigation: ListNavigation }) {
  const t = useTranslate();
  const { query } = navigation;
  const apply = (side: keyof PriceRange, text: string) => {
    const limit = readPrice(text);
    if (limit === query.priceRange[side]) return;
    navigation.change(withPriceRange(query, orderedRange({ ...query.priceRange, [side]: limit })));
  };
  return (
    <div className={styles.range}>
      <PriceField side="lowest" label={t('filters.lowest')} range={query.priceRange} onApply={apply} />
      <PriceField side="highest" label={t('filters.highest')} range={query.priceRange} onApply={apply} />
    </div>
  );
}

interface PriceFieldProps {
  side: keyof PriceRange;
  label: string;
  range: PriceRange;
  onApply: (side: keyof PriceRange, text: string) => void;
}

function PriceField({ side, label, range, onApply }: PriceFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const text = String(range[side] ?? '');
  // A chip or the back button may change the range.
  useEffect(() => {
    if (field.current) field.current.value = text;
  }, [text]);
  return (
    <label>
      {label}
      <input
        ref={field}
        type="number"
        name={PRICE_RANGE_PARAMETERS[side]}
        defaultValue={text}
        min={0}
        max={9_999_999}
        step="any"
        inputMode="decimal"
        autoComplete="off"
        onBlur={({ currentTarget }) => onApply(side, currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter would submit the form and reload the page.
          event.preventDefault();
          onApply(side, event.currentTarget.value);
        }}
      />
    </label>
  );
}
