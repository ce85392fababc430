import type { JsonTemplate, WidgetName } from '#contract/content/widget-settings.ts';
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

const widgets: Record<Exclude<WidgetName, 'JSON'>, Settings> = {
  Image: { image },
  Banner: { image, text1: 'One', text2: 'Two', buttonText: 'Go' },
  Text: { title: 'Title', subtitle: 'Subtitle', text: '<p>Words</p>' },
  'Rich text': { text: '<p>Words</p>' },
  HTML: { html: '<p>Words</p>', css: 'p { color: red }', stylesheet: '' },
  Buttons: { buttons: [{ buttonText: 'Go', url: '/om-oss' }] },
  'Product list': { title: 'Books', searchParameters: { searchText: 'lagerlöf' } },
  Video: { title: 'A video', videoId: 'abc123', image },
};

const templates: Record<JsonTemplate, Settings> = {
  'cards-rich': { title: 'Cards', cards: [card] },
  'cards-simple': { title: 'Cards', cards: [card] },
  'banner-cards': { title: 'Cards', cards: [card] },
  'text-+-cta': { title: 'Title', text: 'Words', buttonText: 'Go', url: '/om-oss' },
  form: {
    title: 'Write to us',
    text: 'Words',
    sendFormToEmail: 'service@kvarto.example',
    submitText: 'Send',
    thanksText: 'Thanks',
    fields: [{ name: 'topic', label: 'Topic', type: 'select', options: ['An order', 'A book'] }],
  },
};

/** One widget of each kind and template, with a text in every setting that accepts one. */
export const ALL_WIDGETS: [WidgetName, Settings][] = [
  ...Object.entries(widgets).map(([name, settings]): [WidgetName, Settings] => [
    name as WidgetName,
    { ...common, ...settings },
  ]),
  ...Object.entries(templates).map(([templateName, json]): [WidgetName, Settings] => [
    'JSON',
    { ...common, templateName, templateId: '1', templateIcon: 'x', json },
  ]),
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
