import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { subscribe } from '#storefront/tracking/track.ts';
import { MenuAnchor } from './menu-anchor.tsx';

const anchorOf = (link: Parameters<typeof MenuAnchor>[0]['link']) =>
  MenuAnchor({ link }) as ReactElement<{ href: string; target?: string; rel?: string; onClick: () => void }>;

test('choosing a link of a menu raises an event', () => {
  const heard: unknown[] = [];
  const stop = subscribe((event) => heard.push(event));
  anchorOf({ label: 'Lyrik', url: '/c/skonlitteratur/lyrik' }).props.onClick();
  stop();
  expect(heard).toEqual([{ name: 'menu:click', data: { label: 'Lyrik', url: '/c/skonlitteratur/lyrik' } }]);
});

test('a link that opens a window of its own says so to the browser, and tells it nothing of us', () => {
  const { target, rel } = anchorOf({
    label: 'Blogg',
    url: 'https://blogg.example',
    opensNewWindow: true,
  }).props;
  expect([target, rel]).toEqual(['_blank', 'noopener']);
  expect(anchorOf({ label: 'Lyrik', url: '/c/lyrik' }).props.target).toBeUndefined();
});
