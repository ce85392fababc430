import { buildASTSchema, coerceInputValue, type GraphQLInputType } from 'graphql';
import * as v from 'valibot';
import { readContractSchema } from '#backend/graphql/contract-schema.ts';
import {
  HTML_SETTINGS,
  JSON_TEMPLATES,
  type JsonTemplate,
  type TemplateSettings,
  WIDGET_SETTINGS,
  type WidgetName,
} from '#contract/widget-settings.ts';
import { type ContentFault, faultsOf } from './content-error.ts';
import type { ContentPicture, ContentPictures } from './content-pictures.ts';
import { type ScopedStyle, sanitiseCss } from './sanitise-css.ts';
import { sanitiseHtml } from './sanitise-html.ts';
import { unknownSettings } from './unknown-settings.ts';

export type Settings = Record<string, unknown>;

/** A widget in one language, fit for readers. */
export interface ReadWidget {
  configuration: Settings;
  images: ContentPicture[];
  style: ScopedStyle | undefined;
  /** What is sent in goes to where the page says, which readers are not told. */
  form: TemplateSettings<'form'> | undefined;
  /** What was not let through, by the setting it stood in. */
  dropped: { setting: string; what: string[] }[];
  /** Settings of no meaning, which are not passed on. */
  unknown: ContentFault[];
}

/** By the schema of its kind; what is HTML or CSS without anything that runs. Says what is wrong where it does not fit. */
export function readWidget(
  name: WidgetName,
  given: Settings,
  pictures: ContentPictures,
): ReadWidget | ContentFault[] {
  const written = asWritten(name, given);
  const read = v.safeParse(WIDGET_SETTINGS[name], written);
  if (!read.success) return faultsOf(read.issues);
  const widget: ReadWidget = {
    configuration: { ...read.output },
    images: [],
    style: undefined,
    form: undefined,
    dropped: [],
    unknown: unknownSettings(WIDGET_SETTINGS[name], written),
  };
  const faults = name === 'JSON' ? readTemplate(widget) : [];
  if (name === 'Product list') faults.push(...filterFaults(widget.configuration.searchParameters));
  clean(name, widget, pictures);
  faults.push(...placePictures(widget, pictures));
  return faults.length > 0 ? faults : widget;
}

/** Lines of HTML are one text, and what a template reads may stand in the file as it is. */
export function asWritten(name: WidgetName, given: Settings): Settings {
  const joined = [...(HTML_SETTINGS[name] ?? []), ...(name === 'HTML' ? ['css'] : [])];
  const written = { ...given };
  for (const setting of joined)
    if (Array.isArray(given[setting])) written[setting] = given[setting].join('\n');
  if (name === 'JSON' && typeof given.json === 'object') written.json = JSON.stringify(given.json);
  return written;
}

function readTemplate(widget: ReadWidget): ContentFault[] {
  const { templateName, json } = widget.configuration as { templateName: JsonTemplate; json: string };
  let given: unknown;
  try {
    given = JSON.parse(json);
  } catch {
    return [{ path: 'json', expected: 'JSON' }];
  }
  const read = v.safeParse(JSON_TEMPLATES[templateName], given);
  if (!read.success)
    return faultsOf(read.issues).map(({ path, expected }) => ({ path: `json.${path}`, expected }));
  widget.unknown.push(...unknownSettings(JSON_TEMPLATES[templateName], given, ['json']));
  widget.configuration.json = read.output;
  if (templateName !== 'form') return [];
  widget.form = read.output as TemplateSettings<'form'>;
  if (!widget.form.sendFormToEmail) return [{ path: 'json.sendFormToEmail', expected: 'an e-mail address' }];
  widget.configuration.json = { ...widget.form, sendFormToEmail: '' };
  return [];
}

function clean(name: WidgetName, widget: ReadWidget, pictures: ContentPictures): void {
  const { configuration, dropped } = widget;
  for (const setting of HTML_SETTINGS[name] ?? []) {
    const text = configuration[setting];
    const cleaned = sanitiseHtml(String(text ?? ''), name === 'HTML' ? 'free' : 'rich', pictures);
    configuration[setting] = cleaned.html;
    if (cleaned.dropped.length > 0) dropped.push({ setting, what: cleaned.dropped });
  }
  if (name !== 'HTML') return;
  widget.style = sanitiseCss(String(configuration.css));
  configuration.css = '';
  configuration.stylesheet = '';
  if (!widget.style) return;
  if (widget.style.dropped.length > 0) dropped.push({ setting: 'css', what: widget.style.dropped });
  configuration.html = `<div class="${widget.style.scope}">${configuration.html}</div>`;
  configuration.stylesheet = `/content/${widget.style.scope}.css`;
}

/** Gives every picture the name under which it is served, wherever in the settings it stands. */
function placePictures(widget: ReadWidget, pictures: ContentPictures): ContentFault[] {
  const faults: ContentFault[] = [];
  const place = (value: unknown, path: string): unknown => {
    if (Array.isArray(value)) return value.map((one, index) => place(one, `${path}.${index}`));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => {
        if (!/^filename/.test(key) || one === '') return [key, place(one, `${path}.${key}`)];
        const picture = pictures.find(String(one));
        if (!picture)
          faults.push({
            path: `${path}.${key}`.slice(1),
            expected: `a picture that the shop has, not ${one}`,
          });
        else if (!widget.images.includes(picture)) widget.images.push(picture);
        return [key, picture?.servedName ?? ''];
      }),
    );
  };
  // A filter of products has no pictures, and may have any shape.
  const { searchParameters, ...rest } = widget.configuration;
  widget.configuration = {
    ...(place(rest, '') as Settings),
    ...(searchParameters ? { searchParameters } : {}),
  };
  if (typeof widget.configuration.json === 'object')
    widget.configuration.json = JSON.stringify(widget.configuration.json);
  return faults;
}

let filterType: GraphQLInputType | undefined;

/** A list is asked for as it stands in the settings, so it must be what the contract's field takes. */
function filterFaults(filter: unknown): ContentFault[] {
  filterType ??= buildASTSchema(readContractSchema()).getType('FilterInputType') as GraphQLInputType;
  const faults: ContentFault[] = [];
  coerceInputValue(filter, filterType, (path, _, error) => {
    faults.push({
      path: ['searchParameters', ...path].join('.'),
      expected: `a FilterInputType: ${error.message.replace(/\.$/, '')}`,
    });
  });
  return faults;
}
