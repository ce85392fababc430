import type { Visibility } from '../page/page-file.ts';
import type { ContentPage } from '../page/prepare-page.ts';

/** Whether the time is not before `from`, and before `to`. A missing time does not restrict. */
export function isActive(visible: Visibility | undefined, now: number): boolean {
  const { from = null, to = null } = visible ?? {};
  return (from === null || Date.parse(from) <= now) && (to === null || now < Date.parse(to));
}

/** The next time in milliseconds at which a page, container or widget appears or expires. */
export function findNextChange(pages: readonly ContentPage[], now: number): number | null {
  const visibilities = pages.flatMap((page) => [
    page.visible,
    ...page.containers.flatMap(({ visible, widgets }) => [
      visible,
      ...widgets.map((widget) => widget.visible),
    ]),
  ]);
  const times = visibilities
    .flatMap((visible) => [visible?.from, visible?.to])
    .flatMap((time) => (time ? [Date.parse(time)] : []))
    .filter((time) => time > now);
  return times.length === 0 ? null : times.reduce((earliest, time) => Math.min(earliest, time));
}
