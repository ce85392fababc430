import type { Page } from 'playwright-core';

/** CPU milliseconds of each task. */
export type Tasks = readonly number[];

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** CPU time of the thread in microseconds. */
  tdur?: number;
  args: { name?: string };
}

/** Tasks of the page's main thread during the work, and until the next frame after it. */
export async function measureTasks(page: Page, work: () => Promise<void>): Promise<Tasks> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser.');
  await browser.startTracing(page, { categories: ['toplevel'] });
  await work();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const threads = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  );
  // Chromium has spare renderers; the page's is the busiest.
  const tasksOfThreads = threads.map(({ pid, tid }) =>
    traceEvents
      .filter((event) => event.pid === pid && event.tid === tid && event.name === taskName)
      .map(({ tdur = 0 }) => tdur / 1000),
  );
  const total = (tasks: Tasks) => tasks.reduce((time, task) => time + task, 0);
  return tasksOfThreads.toSorted((a, b) => total(b) - total(a))[0] ?? [];
}

const taskName = 'ThreadControllerImpl::RunTask';
