import { afterEach, describe, expect, test, vi } from 'vitest';
import type { TrackingEvent } from './events.ts';
import { subscribe, track } from './track.ts';

const stops: (() => void)[] = [];
const listen = (subscriber: (event: TrackingEvent) => void) => void stops.push(subscribe(subscriber));

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
});

describe('track', () => {
  test('a late subscriber receives buffered events in order', () => {
    track('menu:click', { label: 'Roman', url: '/c/roman' });
    track('widget:click', { href: '/c/barn' });
    const received: string[] = [];
    listen(({ name }) => received.push(name));
    track('error:404', { path: '/x' });
    expect(received.slice(-3)).toEqual(['menu:click', 'widget:click', 'error:404']);
  });

  test('an event does not change after it was published', () => {
    const data = { label: 'Roman', url: '/c/roman' };
    const received: TrackingEvent[] = [];
    listen((event) => received.push(event));
    track('menu:click', data);
    data.label = 'Lyrik';
    expect(received.at(-1)?.data).toEqual({ label: 'Roman', url: '/c/roman' });
  });

  test('a failing subscriber does not affect others', () => {
    const reportError = vi.fn();
    vi.stubGlobal('reportError', reportError);
    const received: string[] = [];
    listen(({ data }) => {
      if ('href' in data && data.href === '/broken') throw new Error('broken');
    });
    listen(({ name }) => received.push(name));
    track('widget:click', { href: '/broken' });
    expect(received.at(-1)).toBe('widget:click');
    expect(reportError).toHaveBeenCalledOnce();
  });

  test('removed subscribers are not called', () => {
    const subscriber = vi.fn();
    const stop = subscribe(subscriber);
    stop();
    subscriber.mockClear();
    track('error:404', { path: '/y' });
    expect(subscriber).not.toHaveBeenCalled();
  });
});
