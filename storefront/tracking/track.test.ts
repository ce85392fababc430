import { afterEach, describe, expect, test, vi } from 'vitest';
import type { TrackingEvent } from './events.ts';
import { subscribe, track } from './track.ts';

const stops: (() => void)[] = [];
const listen = (tell: (event: TrackingEvent) => void) => void stops.push(subscribe(tell));

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
});

describe('the bus of events', () => {
  test('whoever comes late hears what was raised before, in order', () => {
    track('menu:click', { label: 'Roman', url: '/c/roman' });
    track('widget:click', { href: '/c/barn' });
    const heard: string[] = [];
    listen(({ name }) => heard.push(name));
    track('error:404', { path: '/x' });
    expect(heard.slice(-3)).toEqual(['menu:click', 'widget:click', 'error:404']);
  });

  test('what was raised does not change afterwards', () => {
    const data = { label: 'Roman', url: '/c/roman' };
    const heard: TrackingEvent[] = [];
    listen((event) => heard.push(event));
    track('menu:click', data);
    data.label = 'Lyrik';
    expect(heard.at(-1)?.data).toEqual({ label: 'Roman', url: '/c/roman' });
  });

  test('a subscriber that fails does not keep others from hearing', () => {
    const complain = vi.fn();
    vi.stubGlobal('reportError', complain);
    const heard: string[] = [];
    listen(({ data }) => {
      if ('href' in data && data.href === '/broken') throw new Error('broken');
    });
    listen(({ name }) => heard.push(name));
    track('widget:click', { href: '/broken' });
    expect(heard.at(-1)).toBe('widget:click');
    expect(complain).toHaveBeenCalledOnce();
  });

  test('nobody who stopped listening is told', () => {
    const tell = vi.fn();
    const stop = subscribe(tell);
    stop();
    tell.mockClear();
    track('error:404', { path: '/y' });
    expect(tell).not.toHaveBeenCalled();
  });
});
