import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { subscribe } from '#storefront/tracking/track.ts';
import { MenuAnchor } from './menu-anchor.tsx';

const anchorOf = (link: Parameters<typeof MenuAnchor>[0]['link']) =>
  MenuAnchor({ link }) as ReactElement<{ href: string; target?: string; rel?: string; onClick: () => void }>;

test('tracks a click on a menu link', () => {
  const events: unknown[] = [];
  const stop = subscribe((event) => events.push(event));
  anchorOf({ label: 'Lyrik', url: '/c/skonlitteratur/lyrik' }).props.onClick();
  stop();
  expect(events).toEqual([{ name: 'menu:click', data: { label: 'Lyrik', url: '/c/skonlitteratur/lyrik' } }]);
});

test('opens a new window without giving it access to the shop', () => {
  const { target, rel } = anchorOf({
    label: 'Blogg',
    url: 'https://blogg.example',
    opensNewWindow: true,
  }).props;
  expect([target, rel]).toEqual(['_blank', 'noopener']);
  expect(anchorOf({ label: 'Lyrik', url: '/c/lyrik' }).props.target).toBeUndefined();
});
