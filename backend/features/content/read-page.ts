import { LOCALE_CODES, LOCALES, type LocaleCode } from '#contract/locales.ts';
import type { TemplateSettings, WidgetName } from '#contract/widget-settings.ts';
import type { ContentFault } from './content-error.ts';
import type { ContentPicture, ContentPictures } from './content-pictures.ts';
import type { PageFile, PageWidget, Visibility } from './page-file.ts';
import { type ReadWidget, readWidget } from './read-widget.ts';
import type { ScopedStyle } from './sanitise-css.ts';

/** A page with all that is asked of it worked out, by language id: who asks it only chooses. */
export interface ShownPage {
  id: number;
  key: string;
  area: { family: string; name: string; index: number } | null;
  tags: string[];
  visible: Visibility | undefined;
  texts: Map<string, PageText>;
  containers: ShownContainer[];
}

export interface PageText {
  alias: string | null;
  title: string;
  metaTitle: string | null;
  metaDescription: string | null;
}

export interface ShownContainer {
  id: number;
  name: string;
  order: number;
  layout: string;
  design: string;
  responsiveMode: string;
  visible: Visibility | undefined;
  widgets: ShownWidget[];
}

export interface ShownWidget {
  id: string;
  name: WidgetName;
  order: number;
  visible: Visibility | undefined;
  inLanguage: Map<string, WidgetInLanguage>;
}

export interface WidgetInLanguage {
  /** As the contract sends it. */
  configuration: string;
  classNames: string[];
  images: ContentPicture[];
  style: ScopedStyle | undefined;
  form: TemplateSettings<'form'> | undefined;
}

export interface ReadPage {
  page: ShownPage;
  /** Widgets that do not fit their schema, and are left out. */
  faults: ContentFault[];
  dropped: { path: string; setting: string; what: string[] }[];
  /** Settings that no widget of that name has. Whoever saves them is told; readers miss nothing. */
  unknown: ContentFault[];
}

/** Far more than a page has, so that no two containers of the shop share a number. */
const mostContainers = 100;

export function readPage(id: number, file: PageFile, pictures: ContentPictures): ReadPage {
  const faults: ContentFault[] = [];
  const dropped: ReadPage['dropped'] = [];
  const unknown: ContentFault[] = [];
  const languages = LOCALE_CODES.filter((code) => file.page[code]);

  function inLanguages(widget: PageWidget, path: string): ShownWidget['inLanguage'] {
    const shown = new Map<string, WidgetInLanguage>();
    for (const code of languages) {
      const texts = widget.texts ? widget.texts[code] : {};
      if (!texts) continue;
      const read = readWidget(widget.name, { ...widget.settings, ...texts }, pictures);
      const place = (setting: string) => `${path}.${placeOf(widget, code, setting)}`;
      if (Array.isArray(read)) {
        faults.push(...read.map((fault) => ({ ...fault, path: place(fault.path) })));
        continue;
      }
      dropped.push(...read.dropped.map((one) => ({ ...one, path: place(one.setting) })));
      unknown.push(...read.unknown.map((fault) => ({ ...fault, path: place(fault.path) })));
      if (read.configuration.active) shown.set(LOCALES[code].iso, readyToSend(read));
    }
    return shown;
  }

  const page: ShownPage = {
    ...{ id, key: file.key, area: file.area ?? null, tags: file.tags, visible: file.visible },
    texts: new Map(languages.map((code) => [LOCALES[code].iso, textOf(file, code)])),
    containers: file.containers.map((container, order) => ({
      ...container,
      ...{ id: id * mostContainers + order + 1, order, visible: container.visible },
      widgets: container.widgets.map((widget, place) => ({
        ...{ id: `${file.key}-${order + 1}-${place + 1}`, name: widget.name, order: place },
        visible: widget.visible,
        inLanguage: inLanguages(widget, `containers.${order}.widgets.${place}`),
      })),
    })),
  };
  return { page, faults, dropped, unknown };
}

function textOf({ page }: PageFile, code: LocaleCode): PageText {
  const { alias = null, title = '', metaTitle = null, metaDescription = null } = page[code] ?? {};
  return { alias, title, metaTitle, metaDescription };
}

/** Where in the file a setting stands, or should stand. */
function placeOf({ settings, texts }: PageWidget, code: LocaleCode, setting: string): string {
  const [first = ''] = setting.split('.');
  const isInTexts = texts?.[code] !== undefined && (first in texts[code] || !(first in settings));
  return `${isInTexts ? `texts.${code}` : 'settings'}.${setting}`;
}

function readyToSend({ configuration, images, style, form }: ReadWidget): WidgetInLanguage {
  const classNames = String(configuration.classNames).split(' ').filter(Boolean);
  return { configuration: JSON.stringify(configuration), classNames, images, style, form };
}
