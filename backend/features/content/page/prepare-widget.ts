import { buildASTSchema, coerceInputValue, type GraphQLInputType } from 'graphql';
import * as v from 'valibot';
import { readContractSchema } from '#backend/graphql/schema/contract-schema.ts';
import {
  HTML_SETTINGS,
  JSON_TEMPLATES,
  type JsonTemplate,
  type TemplateSettings,
  WIDGET_SETTINGS,
  type WidgetName,
} from '#contract/content/widget-settings.ts';
import { type ContentIssue, listIssues } from '../content-error.ts';
import type { ContentPicture, PictureIndex } from '../pictures/picture-index.ts';
import { type ScopedStyle, sanitiseCss } from '../sanitiser/sanitise-css.ts';
import { sanitiseHtml } from '../sanitiser/sanitise-html.ts';
import { listUnknownSettings } from './list-unknown-settings.ts';

export type Settings = Record<string, unknown>;

/** The validated and sanitised settings of a widget in one language. */
export interface PreparedWidget {
  configuration: Settings;
  images: ContentPicture[];
  style: ScopedStyle | undefined;
  /** With the recipient's address, which `configuration` must not contain. */
  form: TemplateSettings<'form'> | undefined;
  /** Unsafe markup that was removed, by setting. */
  dropped: { setting: string; markup: string[] }[];
  /** Settings that the schema does not have; they are removed. */
  unknownSettings: ContentIssue[];
}

/** Validates the settings by the schema of the widget and sanitises HTML and CSS. Returns the issues when invalid. */
export function prepareWidget(
  name: WidgetName,
  settings: Settings,
  pictures: PictureIndex,
): PreparedWidget | ContentIssue[] {
  const normalized = normalizeSettings(name, settings);
  const parsed = v.safeParse(WIDGET_SETTINGS[name], normalized);
  if (!parsed.success) return listIssues(parsed.issues);
  const widget: PreparedWidget = {
    configuration: { ...parsed.output },
    images: [],
    style: undefined,
    form: undefined,
    dropped: [],
    unknownSettings: listUnknownSettings(WIDGET_SETTINGS[name], normalized),
  };
  const issues = name === 'JSON' ? prepareTemplate(widget) : [];
  if (name === 'Product list') issues.push(...listFilterIssues(widget.configuration.searchParameters));
  sanitiseSettings(name, widget, pictures);
  issues.push(...resolvePictures(widget, pictures));
  return issues.length > 0 ? issues : widget;
}

/** In a file, HTML and CSS may be an array of lines, and the JSON of a template may be an object. */
export function normalizeSettings(name: WidgetName, settings: Settings): Settings {
  const lineSettings = [...HTML_SETTINGS[name], ...(name === 'HTML' ? ['css'] : [])];
  const normalized = { ...settings };
  for (const setting of lineSettings)
    if (Array.isArray(settings[setting])) normalized[setting] = settings[setting].join('\n');
  if (name === 'JSON' && typeof settings.json === 'object') normalized.json = JSON.stringify(settings.json);
  return normalized;
}

function prepareTemplate(widget: PreparedWidget): ContentIssue[] {
  const { templateName, json } = widget.configuration as { templateName: JsonTemplate; json: string };
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return [{ path: 'json', expected: 'JSON' }];
  }
  const parsed = v.safeParse(JSON_TEMPLATES[templateName], value);
  if (!parsed.success)
    return listIssues(parsed.issues).map(({ path, expected }) => ({ path: `json.${path}`, expected }));
  widget.unknownSettings.push(...listUnknownSettings(JSON_TEMPLATES[templateName], value, ['json']));
  widget.configuration.json = parsed.output;
  if (templateName !== 'form') return [];
  widget.form = parsed.output as TemplateSettings<'form'>;
  if (!widget.form.sendFormToEmail) return [{ path: 'json.sendFormToEmail', expected: 'an e-mail address' }];
  widget.configuration.json = { ...widget.form, sendFormToEmail: '' };
  return [];
}

function sanitiseSettings(name: WidgetName, widget: PreparedWidget, pictures: PictureIndex): void {
  const { configuration, dropped } = widget;
  for (const setting of HTML_SETTINGS[name]) {
    const text = configuration[setting];
    const sanitised = sanitiseHtml(String(text ?? ''), name === 'HTML' ? 'free' : 'rich', pictures);
    configuration[setting] = sanitised.html;
    if (sanitised.dropped.length > 0) dropped.push({ setting, markup: sanitised.dropped });
  }
  if (name !== 'HTML') return;
  widget.style = sanitiseCss(String(configuration.css));
  configuration.css = '';
  configuration.stylesheet = '';
  if (!widget.style) return;
  if (widget.style.dropped.length > 0) dropped.push({ setting: 'css', markup: widget.style.dropped });
  configuration.html = `<div class="${widget.style.className}">${configuration.html}</div>`;
  configuration.stylesheet = `/content/${widget.style.className}.css`;
}

/** Replaces the file name of every picture in the settings, at any depth, by the name under which it is served. */
function resolvePictures(widget: PreparedWidget, pictures: PictureIndex): ContentIssue[] {
  const issues: ContentIssue[] = [];
  const resolve = (value: unknown, path: string): unknown => {
    if (Array.isArray(value)) return value.map((entry, index) => resolve(entry, `${path}.${index}`));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => {
        if (!/^filename/.test(key) || entry === '') return [key, resolve(entry, `${path}.${key}`)];
        const picture = pictures.find(String(entry));
        if (!picture)
          issues.push({
            // Without the dot at the beginning.
            path: `${path}.${key}`.slice(1),
            expected: `a picture that the shop has, not ${entry}`,
          });
        else if (!widget.images.includes(picture)) widget.images.push(picture);
        return [key, picture?.servedName ?? ''];
      }),
    );
  };
  // A product filter has no pictures and may have any shape.
  const { searchParameters, ...rest } = widget.configuration;
  widget.configuration = {
    ...(resolve(rest, '') as Settings),
    ...(searchParameters ? { searchParameters } : {}),
  };
  if (typeof widget.configuration.json === 'object')
    widget.configuration.json = JSON.stringify(widget.configuration.json);
  return issues;
}

let filterType: GraphQLInputType | undefined;

/** The storefront queries products with this filter unchanged, so it must match the contract's input type. */
function listFilterIssues(filter: unknown): ContentIssue[] {
  filterType ??= buildASTSchema(readContractSchema()).getType('FilterInputType') as GraphQLInputType;
  const issues: ContentIssue[] = [];
  coerceInputValue(filter, filterType, (path, _, error) => {
    issues.push({
      path: ['searchParameters', ...path].join('.'),
      expected: `a FilterInputType: ${error.message.replace(/\.$/, '')}`,
    });
  });
  return issues;
}
