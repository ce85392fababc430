import { expect, test } from 'vitest';
import { createSharedImageLimiter, maxRunningImages, maxWaitingImages, SlotGranter } from './image-slots.ts';

const foreground = { isInBackground: false, group: undefined };

/** The limiter of a thread, which asks the granter for slots as workers ask the supervisor. */
function createThread(granter: SlotGranter<string>, name: string) {
  return createSharedImageLimiter({
    take: (options) =>
      new Promise((resolve) => {
        void granter.holdSlot(name, options, () => resolve(true)).then(resolve);
      }),
    release: () => granter.release(name),
  });
}

test('two threads together draw no more images at a time than one thread', async () => {
  const granter = new SlotGranter<string>();
  const threads = [createThread(granter, 'a'), createThread(granter, 'b')];
  let running = 0;
  let maxRunning = 0;
  const draw = async () => {
    maxRunning = Math.max(maxRunning, ++running);
    await new Promise(setImmediate);
    running--;
    return 'drawn';
  };
  const results = await Promise.all(Array.from({ length: 40 }, (_, index) => threads[index % 2]?.(draw)));
  expect(new Set(results)).toEqual(new Set(['drawn']));
  expect(maxRunning).toBe(maxRunningImages);
});

test('the queue of all threads together has a limit', async () => {
  const granter = new SlotGranter<string>();
  const threads = [createThread(granter, 'a'), createThread(granter, 'b')];
  const { promise: held, resolve: end } = Promise.withResolvers<void>();
  const accepted = Array.from({ length: maxRunningImages + maxWaitingImages }, (_, index) =>
    threads[index % 2]?.(() => held),
  );
  await expect(threads[0]?.(() => held)).rejects.toMatchObject({ status: 503 });
  end();
  await Promise.all(accepted);
});

test('the slots of a thread that has crashed are released', async () => {
  const granter = new SlotGranter<string>();
  for (let index = 0; index < maxRunningImages; index++)
    await new Promise<void>((resolve) => void granter.holdSlot('crashed', foreground, resolve));
  const next = createThread(granter, 'other')(async () => 'drawn');
  granter.releaseAll('crashed');
  expect(await next).toBe('drawn');
});
