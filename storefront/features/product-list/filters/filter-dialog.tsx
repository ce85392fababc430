import { useTranslate } from '#storefront/session/shop-context.ts';
import { Button } from '#storefront/ui/button.tsx';
import { Panel } from '#storefront/ui/panel.tsx';
import { withoutFilters } from '../navigation/list-query.ts';
import { type ListNavigation, listHref } from '../navigation/use-list-navigation.ts';
import styles from './filter-dialog.module.css';
import { FilterFields } from './filter-fields.tsx';
import type { FilterGroup } from './filter-groups.ts';
import type { ActiveFilter } from './selected-filters.ts';

export interface FilterDialogProps {
  isOpen: boolean;
  onClose: () => void;
  groups: readonly FilterGroup[];
  navigation: ListNavigation;
  active: readonly ActiveFilter[];
  count: number;
}

/** The panel with the filters. A selection applies at once. */
export function FilterDialog({ isOpen, onClose, groups, navigation, active, count }: FilterDialogProps) {
  const t = useTranslate();
  const reset = withoutFilters(navigation.query);
  return (
    <Panel
      isOpen={isOpen}
      onClose={onClose}
      title={t('filters.title')}
      closeLabel={t('filters.close')}
      side="end"
      staysOpenOnSearchChange
      footer={
        <div className={styles.footer}>
          <p role="status">
            {t('list.count', { count })} – {t('filters.activeCount', { count: active.length })}
          </p>
          {active.length > 0 && (
            <a href={listHref(reset)} rel="nofollow" onClick={(event) => navigation.follow(event, reset)}>
              {t('filters.reset')}
            </a>
          )}
          <Button type="button" onClick={onClose}>
            {t('filters.show', { count })}
          </Button>
        </div>
      }
    >
      <FilterFields groups={groups} navigation={navigation} onDone={onClose} />
    </Panel>
  );
}
