import { useEffect } from 'react';
import { useLoaderData, useLocation } from 'react-router';
import { whenIdle } from '#storefront/browser/when-idle.ts';
import { TIMINGS } from '#storefront/config/timings.ts';
import { AreaPlace } from '#storefront/features/product/area-place.tsx';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { Breadcrumbs } from '#storefront/ui/breadcrumbs.tsx';
import { useShownList } from './keep-list.ts';
import type { ListData } from './list-data.ts';
import { ListHeader } from './list-header.tsx';
import styles from './list-screen.module.css';
import { fetchListLoader } from './load-known-list.ts';
import { NarrowedList } from './narrowed-list.tsx';
import { NothingFound } from './nothing-found.tsx';

/** Every list looks alike: what it is, what it can be narrowed by, and what is in it. */
export function ListScreen() {
  const t = useTranslate();
  const list = useLoaderData<ListData>();
  const { pathname } = useLocation();
  useShownList(list);
  // Whoever narrows the list without a network is told so, and keeps it.
  useEffect(() => whenIdle(() => void fetchListLoader().catch(() => undefined), TIMINGS.prefetchIdle), []);
  return (
    <>
      <Breadcrumbs label={t('breadcrumbs.label')} crumbs={list.crumbs} />
      <ListHeader list={list} />
      {list.areas?.top && <AreaPlace area={list.areas.top} isBelow />}
      {list.wholeCount === 0 ? <NothingFound list={list} /> : <NarrowedList key={pathname} list={list} />}
      {list.secondaryDescription && <p className={styles.afterword}>{list.secondaryDescription}</p>}
      {list.areas?.bottom && <AreaPlace area={list.areas.bottom} isBelow />}
    </>
  );
}
