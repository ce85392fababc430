import { useCallback, useState } from 'react';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { Button } from '#storefront/ui/button.tsx';
import { Icon } from '#storefront/ui/icon.tsx';
import { Panel } from '#storefront/ui/panel.tsx';
import { withoutChoices } from '../navigation/list-query.ts';
import { type ListNavigation, listHref } from '../navigation/use-list-navigation.ts';
import { FilterBadge } from './filter-badge.tsx';
import { FilterFields } from './filter-fields.tsx';
import type { FilterGroup } from './filter-groups.ts';
import styles from './filter-panel.module.css';
import type { ActiveFilter } from './selected-filters.ts';

interface FilterPanelProps {
  groups: readonly FilterGroup[];
  navigation: ListNavigation;
  active: readonly ActiveFilter[];
  count: number;
}

/** Filters of small screens: a button that opens a panel. A selection applies at once. */
export function FilterPanel({ groups, navigation, active, count }: FilterPanelProps) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  if (groups.length === 0) return null;
  const reset = withoutChoices(navigation.query);
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
        }}
      >
        <Icon name="filter" />
        {t('filters.title')}
        <FilterBadge count={active.length} />
      </a>
      <Panel
        isOpen={isOpen}
        onClose={close}
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
            <Button type="button" onClick={close}>
              {t('filters.show', { count })}
            </Button>
          </div>
        }
      >
        <FilterFields groups={groups} navigation={navigation} />
      </Panel>
    </>
  );
}
