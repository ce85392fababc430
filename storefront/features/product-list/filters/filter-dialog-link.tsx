import { type ComponentType, useCallback, useState } from 'react';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { Icon } from '#storefront/ui/icon.tsx';
import type { ListNavigation } from '../navigation/use-list-navigation.ts';
import { FilterBadge } from './filter-badge.tsx';
import styles from './filter-dialog.module.css';
import type { FilterDialogProps } from './filter-dialog.tsx';
import type { FilterGroup } from './filter-groups.ts';
import type { ActiveFilter } from './selected-filters.ts';

interface FilterDialogLinkProps {
  groups: readonly FilterGroup[];
  navigation: ListNavigation;
  active: readonly ActiveFilter[];
  count: number;
}

/** On small screens: a link that loads the panel with the filters and opens it. */
export function FilterDialogLink({ groups, navigation, active, count }: FilterDialogLinkProps) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<FilterDialogProps>>();
  const close = useCallback(() => setOpen(false), []);
  if (groups.length === 0) return null;
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: without script it links to the filters on the page. */}
      <a
        href="#filters"
        className={styles.open}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
          // If the chunk cannot be loaded, the filters on the page are shown.
          import('./filter-dialog.tsx').then(
            (chunk) => setDialog(() => chunk.FilterDialog),
            () => location.assign('#filters'),
          );
        }}
      >
        <Icon name="filter" />
        {t('filters.title')}
        <FilterBadge count={active.length} />
      </a>
      {Dialog && (
        <Dialog
          isOpen={isOpen}
          onClose={close}
          groups={groups}
          navigation={navigation}
          active={active}
          count={count}
        />
      )}
    </>
  );
}
