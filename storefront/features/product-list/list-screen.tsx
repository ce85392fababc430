import { useEffect } from 'react';
import { useLoaderData, useLocation } from 'react-router';
import { runWhenIdle } from '#storefront/browser/run-when-idle.ts';
import { TIMINGS } from '#storefront/config/timings.ts';
import { AreaSlot } from '#storefront/features/product/areas/area-slot.tsx';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { Breadcrumbs } from '#storefront/ui/breadcrumbs.tsx';
import type { ListData } from './list-data.ts';
import { importLoadList, useDisplayedList } from './list-loader.ts';
import styles from './list-screen.module.css';
import { FilterableList } from './results/filterable-list.tsx';
import { ListHeader } from './results/list-header.tsx';
import { NoResults } from './results/no-results.tsx';

/** Header, filters and products of every list. */
export function ListScreen() {
  const t = useTranslate();
  const list = useLoaderData<ListData>();
  const { pathname } = useLocation();
  useDisplayedList(list);
  // Prefetched, so that a visitor who filters offline gets a notice and keeps the list.
  useEffect(() => runWhenIdle(() => void importLoadList().catch(() => undefined), TIMINGS.prefetchIdle), []);
  return (
    <>
      <Breadcrumbs label={t('breadcrumbs.label')} crumbs={list.crumbs} />
      <ListHeader list={list} />
      {list.areas?.top && <AreaSlot area={list.areas.top} isBelow />}
      {list.totalCount === 0 ? <NoResults list={list} /> : <FilterableList key={pathname} list={list} />}
      {list.secondaryDescription && <p className={styles.afterword}>{list.secondaryDescription}</p>}
      {list.areas?.bottom && <AreaSlot area={list.areas.bottom} isBelow />}
    </>
  );
}
