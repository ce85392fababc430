import type { TemplateSettings, WidgetName } from '#contract/content/widget-settings.ts';
import { LOCALE_CODES, LOCALES, type LocaleCode } from '#contract/locales.ts';
import type { ContentIssue } from '../content-error.ts';
import type { ContentPicture, PictureIndex } from '../pictures/picture-index.ts';
import type { ScopedStyle } from '../sanitiser/sanitise-css.ts';
import type { PageFile, PageWidget, Visibility } from './page-file.ts';
import { type PreparedWidget, prepareWidget } from './prepare-widget.ts';

/** A page, area or draft, prepared for all languages. A request only selects from it. */
export interface ContentPage {
  id: number;
  key: string;
  area: { family: string; name: string; index: number } | null;
  tags: string[];
  visible: Visibility | undefined;
  /** By language id. */
  texts: Map<string, PageText>;
  containers: ContentContainer[];
}

export interface PageText {
  alias: string | null;
  title: string;
  metaTitle: string | null;
  metaDescription: string | null;
}

export interface ContentContainer {
  id: number;
  name: string;
  order: number;
  layout: string;
  design: string;
  responsiveMode: string;
  visible: Visibility | undefined;
  widgets: ContentWidget[];
}

export interface ContentWidget {
  id: string;
  name: WidgetName;
  order: number;
  visible: Visibility | undefined;
  /** By language id, without the languages in which the widget has no texts or is switched off. */
  inLanguage: Map<string, WidgetInLanguage>;
}

interface WidgetInLanguage {
  /** JSON, as the API returns it. */
  configuration: string;
  classNames: string[];
  images: ContentPicture[];
  style: ScopedStyle | undefined;
  form: TemplateSettings<'form'> | undefined;
}

export interface PreparedPage {
  page: ContentPage;
  /** The reasons why widgets are skipped: they do not match their schema. */
  issues: ContentIssue[];
  /** Unsafe markup that was removed, by setting. */
  dropped: { path: string; setting: string; markup: string[] }[];
  /** Settings that the widget does not have. An import rejects them; published pages ignore them. */
  unknownSettings: ContentIssue[];
}

/** Each page has this range of container ids, so that they are unique in the shop. A page file may have 90 containers. */
const containerIdsPerPage = 100;

/** Prepares a page for every language of its file. Invalid widgets are reported and not displayed. */
export function preparePage(id: number, file: PageFile, pictures: PictureIndex): PreparedPage {
  const report: Omit<PreparedPage, 'page'> = { issues: [], dropped: [], unknownSettings: [] };
  const languages = LOCALE_CODES.filter((code) => file.page[code]);

  function prepareInLanguages(widget: PageWidget, path: string): ContentWidget['inLanguage'] {
    const inLanguage = new Map<string, WidgetInLanguage>();
    for (const code of languages) {
      const texts = widget.texts ? widget.texts[code] : {};
      if (!texts) continue;
      const prepared = prepareWidget(widget.name, { ...widget.settings, ...texts }, pictures);
      const pathOf = (setting: string) => `${path}.${settingPath(widget, code, setting)}`;
      const withPath = (issue: ContentIssue) => ({ ...issue, path: pathOf(issue.path) });
      if (Array.isArray(prepared)) {
        report.issues.push(...prepared.map(withPath));
        continue;
      }
      report.dropped.push(...prepared.dropped.map((entry) => ({ ...entry, path: pathOf(entry.setting) })));
      report.unknownSettings.push(...prepared.unknownSettings.map(withPath));
      if (prepared.configuration.active) inLanguage.set(LOCALES[code].iso, serializeWidget(prepared));
    }
    return inLanguage;
  }

  const page: ContentPage = {
    id,
    key: file.key,
    area: file.area ?? null,
    tags: file.tags,
    visible: file.visible,
    texts: new Map(languages.map((code) => [LOCALES[code].iso, textOf(file, code)])),
    containers: file.containers.map((container, order) => ({
      ...container,
      id: id * containerIdsPerPage + order + 1,
      order,
      visible: container.visible,
      widgets: container.widgets.map((widget, index) => ({
        id: `${file.key}-${order + 1}-${index + 1}`,
        name: widget.name,
        order: index,
        visible: widget.visible,
        inLanguage: prepareInLanguages(widget, `containers.${order}.widgets.${index}`),
      })),
    })),
  };
  return { page, ...report };
}

function textOf({ page }: PageFile, code: LocaleCode): PageText {
  const { alias = null, title = '', metaTitle = null, metaDescription = null } = page[code] ?? {};
  return { alias, title, metaTitle, metaDescription };
}

/** The path of a setting in the file; of a missing setting, the path under which an editor would add it. */
function settingPath({ settings, texts }: PageWidget, code: LocaleCode, setting: string): string {
  const [first = ''] = setting.split('.');
  // If a widget has texts, a missing setting belongs there.
  const isInTexts = texts?.[code] !== undefined && (first in texts[code] || !(first in settings));
  return `${isInTexts ? `texts.${code}` : 'settings'}.${setting}`;
}

function serializeWidget({ configuration, images, style, form }: PreparedWidget): WidgetInLanguage {
  const classNames = String(configuration.classNames).split(' ').filter(Boolean);
  return { configuration: JSON.stringify(configuration), classNames, images, style, form };
}
