import type { WidgetName } from '#contract/widget-settings.ts';
import { createPictureIndex } from '../pictures/picture-index.ts';
import type { Settings } from './prepare-widget.ts';

const image = {
  filename: 'shelf.jpg',
  filenameForMobileDevice: 'shelf.jpg',
  altText: 'A shelf',
  href: '/om-oss',
  text: 'Below the picture',
  title: 'A shelf of books',
};
const common = { displayName: 'A name', classNames: 'full' };
const card = { title: 'A card', text: 'Words', image, buttonText: 'Read on', url: '/om-oss' };
const template = (templateName: string, json: object): [WidgetName, Settings] => [
  'JSON',
  { ...common, templateName, templateId: '1', templateIcon: 'x', json },
];

/** One widget of each kind, with a text in every setting that accepts one. */
export const ALL_WIDGETS: [WidgetName, Settings][] = [
  ['Image', { ...common, image }],
  ['Banner', { ...common, image, text1: 'One', text2: 'Two', buttonText: 'Go' }],
  ['Text', { ...common, title: 'Title', subtitle: 'Subtitle', text: '<p>Words</p>' }],
  ['Rich text', { ...common, text: '<p>Words</p>' }],
  ['HTML', { ...common, html: '<p>Words</p>', css: 'p { color: red }', stylesheet: '' }],
  ['Buttons', { ...common, buttons: [{ buttonText: 'Go', url: '/om-oss' }] }],
  ['Product list', { ...common, title: 'Books', searchParameters: { searchText: 'lagerlöf' } }],
  ['Video', { ...common, title: 'A video', videoId: 'abc123', image }],
  template('cards-rich', { title: 'Cards', cards: [card] }),
  template('cards-simple', { title: 'Cards', cards: [card] }),
  template('banner-cards', { title: 'Cards', cards: [card] }),
  template('text-+-cta', { title: 'Title', text: 'Words', buttonText: 'Go', url: '/om-oss' }),
  template('form', {
    title: 'Write to us',
    text: 'Words',
    sendFormToEmail: 'service@kvarto.example',
    submitText: 'Send',
    thanksText: 'Thanks',
    fields: [{ name: 'topic', label: 'Topic', type: 'select', options: ['An order', 'A book'] }],
  }),
];

export const PICTURES = createPictureIndex([
  { fileName: 'shelf.jpg', contentHash: 'abcdef0123456789', width: 1600, height: 900 },
]);

/** One variant of the settings per text in them, with that text replaced. */
export function withEachText(settings: Settings, text: string): { path: string; settings: Settings }[] {
  const variants: { path: string; settings: Settings }[] = [];
  const visit = (value: unknown, path: string[]) => {
    if (typeof value === 'string') {
      const copy = structuredClone(settings);
      const parent = path.slice(0, -1).reduce<Settings>((at, key) => at[key] as Settings, copy);
      parent[path.at(-1) ?? ''] = text;
      variants.push({ path: path.join('.'), settings: copy });
    } else if (typeof value === 'object' && value !== null)
      for (const [key, entry] of Object.entries(value)) visit(entry, [...path, key]);
  };
  visit(settings, []);
  return variants;
}
