import { useState } from 'react';
import { useLocation } from 'react-router';
import { SHOP } from '#storefront/config/shop.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { CategoryOptions } from './category-options.tsx';
import { toggled } from './chosen-filters.ts';
import { FilterBadge } from './filter-badge.tsx';
import styles from './filter-fields.module.css';
import type { FilterGroup } from './filter-groups.ts';
import { FilterOptions } from './filter-options.tsx';
import type { ListNavigation } from './use-list-address.ts';

interface FilterFieldsProps {
  groups: readonly FilterGroup[];
  navigation: ListNavigation;
  /** Whether there is room for some groups to stand open from the beginning. */
  isWide?: boolean;
}

export function FilterFields({ groups, navigation, isWide = false }: FilterFieldsProps) {
  const { search } = useLocation();
  const open: readonly (string | null)[] = [
    ...(isWide ? SHOP.productListOpenFilters : []),
    new URLSearchParams(search).get('show'),
  ];
  return groups.map((group) => (
    <Group
      key={group.parameter}
      group={group}
      navigation={navigation}
      isOpenAtFirst={open.includes(group.filterId)}
    />
  ));
}

function Group({
  group,
  navigation,
  isOpenAtFirst,
}: {
  group: FilterGroup;
  navigation: ListNavigation;
  isOpenAtFirst: boolean;
}) {
  const { t, shopper } = useShop();
  const chosen = navigation.address.choices[group.parameter] ?? [];
  // Prices are divided as most customers pay them; those who see others must know.
  const isWithVat = group.filterId === 'Price' && !shopper.vatIncluded;
  const label = isWithVat ? `${group.label} (${t('product.incVat')})` : group.label;
  const [isOpen, setOpen] = useState(isOpenAtFirst || chosen.length > 0);
  const options = {
    group,
    chosen: new Set(chosen.map(({ id }) => id)),
    onToggle: (id: string) => navigation.change(toggled(navigation.address, group, id)),
  };
  return (
    <details className={styles.group} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {label}
        <FilterBadge count={chosen.length} />
      </summary>
      {/* A fieldset names its boxes; the summary has said it to the eye. */}
      <fieldset className={styles.fields}>
        <legend className="visually-hidden">{label}</legend>
        {group.isTree ? <CategoryOptions {...options} /> : <FilterOptions {...options} />}
      </fieldset>
    </details>
  );
}
