import { useState } from 'react';
import { useLocation } from 'react-router';
import { SHOP } from '#storefront/config/shop.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import type { ListNavigation } from '../navigation/use-list-navigation.ts';
import { CategoryOptions } from './category-options.tsx';
import { FilterBadge } from './filter-badge.tsx';
import styles from './filter-fields.module.css';
import type { FilterGroup } from './filter-groups.ts';
import { FilterOptions } from './filter-options.tsx';
import { PriceFields } from './price-fields.tsx';
import { toggleFilter } from './selected-filters.ts';

interface FilterFieldsProps {
  groups: readonly FilterGroup[];
  navigation: ListNavigation;
  /** Opens the configured groups initially, where there is room. */
  isWide?: boolean;
  /** Closes the panel that has the fields. */
  onDone?: () => void;
}

export function FilterFields({ groups, navigation, isWide = false, onDone }: FilterFieldsProps) {
  const { search } = useLocation();
  // Without script, a link with `show` displays all values of a group (filter-options.tsx).
  const openIds: readonly (string | null)[] = [
    ...(isWide ? SHOP.productListOpenFilters : []),
    new URLSearchParams(search).get('show'),
  ];
  return groups.map((group) => (
    <Group
      key={group.parameter}
      group={group}
      navigation={navigation}
      onDone={onDone}
      isInitiallyOpen={openIds.includes(group.filterId)}
    />
  ));
}

function Group({
  group,
  navigation,
  onDone,
  isInitiallyOpen,
}: {
  group: FilterGroup;
  navigation: ListNavigation;
  onDone: (() => void) | undefined;
  isInitiallyOpen: boolean;
}) {
  const { t, shopper } = useShop();
  const selected = navigation.query.choices[group.parameter] ?? [];
  // Price ranges include VAT. Customers who see prices without VAT must know.
  const isPrice = group.filterId === 'Price';
  const needsVatNote = isPrice && !shopper.vatIncluded;
  const label = needsVatNote ? `${group.label} (${t('product.incVat')})` : group.label;
  const [isOpen, setOpen] = useState(isPrice || isInitiallyOpen || selected.length > 0);
  const options = {
    group,
    selectedIds: new Set(selected.map(({ id }) => id)),
    onToggle: (id: string) => navigation.change(toggleFilter(navigation.query, group, id)),
  };
  return (
    <details className={styles.group} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {label}
        <FilterBadge count={selected.length} />
      </summary>
      {/* Names the checkboxes for screen readers; the summary is the visible label. */}
      <fieldset className={styles.fields}>
        <legend className="visually-hidden">{label}</legend>
        {isPrice && <PriceFields label={group.label} navigation={navigation} onDone={onDone} />}
        {group.isTree ? <CategoryOptions {...options} /> : <FilterOptions {...options} />}
      </fieldset>
    </details>
  );
}
