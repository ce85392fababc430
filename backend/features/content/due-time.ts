import type { Visibility } from './page-file.ts';
import type { ShownPage } from './read-page.ts';

export function isDue(visible: Visibility | undefined, now: number): boolean {
  const { from = null, to = null } = visible ?? {};
  return (from === null || Date.parse(from) <= now) && (to === null || now < Date.parse(to));
}

/** When something of these pages comes or goes next, in milliseconds. */
export function nextMoment(pages: readonly ShownPage[], now: number): number | null {
  let next: number | null = null;
  const look = (visible: Visibility | undefined) => {
    for (const moment of [visible?.from, visible?.to]) {
      const at = moment ? Date.parse(moment) : Number.NaN;
      if (at > now && (next === null || at < next)) next = at;
    }
  };
  for (const page of pages) {
    look(page.visible);
    for (const container of page.containers) {
      look(container.visible);
      for (const widget of container.widgets) look(widget.visible);
    }
  }
  return next;
}
