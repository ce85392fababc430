import type { Scope } from '#backend/catalogue-index/scope.ts';
import { fillPlaceholders } from '#backend/features/metadata/fill-placeholders.ts';
import { contentUrl } from '#backend/features/url/canonical-url.ts';
import type {
  MetadataType,
  PageWidgetCollectionType,
  PageWidgetContainerType,
  PageWidgetImageType,
  PageWidgetPageType,
  PageWidgetType,
} from '#backend/graphql/schema.generated.ts';
import type { ContentPicture } from './content-pictures.ts';
import type { PageText, ShownContainer, ShownPage, ShownWidget } from './read-page.ts';
import { fitsFilters, isShown, type Reader } from './reader.ts';

/** A page without its widgets. */
export function pageInScope(page: ShownPage, text: PageText, scope: Scope): PageWidgetPageType {
  return {
    id: page.id,
    name: page.key,
    title: text.title,
    alias: text.alias,
    activeFrom: page.visible?.from ? new Date(page.visible.from).toISOString() : null,
    activeTo: page.visible?.to ? new Date(page.visible.to).toISOString() : null,
    tags: page.tags,
    meta: metadataOf(text),
    canonicalUrl: contentUrl(text.alias ?? '', scope),
  };
}

/** A page as one reader sees it. */
export async function collectionFor(page: ShownPage, reader: Reader): Promise<PageWidgetCollectionType> {
  const text = page.texts.get(reader.scope.language.id);
  const containers: PageWidgetContainerType[] = [];
  for (const container of page.containers) {
    if (!(isShown(container.visible, reader) && (await fitsFilters(container.visible, reader)))) continue;
    const widgets = await widgetsFor(container, reader);
    // An empty row is a gap on the page.
    if (widgets.length > 0) containers.push(containerWith(container, widgets));
  }
  return {
    id: page.id,
    name: page.key,
    title: text?.title ?? null,
    familyName: page.area?.family ?? null,
    tags: page.tags,
    meta: text ? metadataOf(text) : null,
    pageArea: { id: page.id, name: page.area?.name ?? null, index: page.area?.index ?? 0 },
    containers,
  };
}

async function widgetsFor({ widgets }: ShownContainer, reader: Reader): Promise<PageWidgetType[]> {
  const shown: PageWidgetType[] = [];
  for (const widget of widgets)
    if (isShown(widget.visible, reader) && (await fitsFilters(widget.visible, reader)))
      shown.push(...widgetIn(widget, reader.scope.language.id));
  return shown;
}

function widgetIn({ id, name, order, inLanguage }: ShownWidget, languageId: string): PageWidgetType[] {
  const widget = inLanguage.get(languageId);
  if (!widget) return [];
  const { classNames, configuration, images } = widget;
  return [
    {
      ...{ id, name, sortOrder: order, type: `${name}PageWidget`, size: 'full', classNames, configuration },
      images: images.map(imageOf),
    },
  ];
}

function containerWith(container: ShownContainer, widgets: PageWidgetType[]): PageWidgetContainerType {
  const { id, name, order, layout, design, responsiveMode } = container;
  return { id, name, sortOrder: order, classNames: [], layout, design, responsiveMode, widgets };
}

function imageOf({ servedName, width, height }: ContentPicture): PageWidgetImageType {
  const largest = { imageWidth: width, imageHeight: height, imageRatio: width / height };
  return { fileName: servedName, largestSize: largest, sizes: [largest] };
}

function metadataOf({ title, metaTitle, metaDescription }: PageText): MetadataType {
  const values = { name: title };
  return {
    title: fillPlaceholders(metaTitle, values) ?? title,
    description: fillPlaceholders(metaDescription, values),
    keywords: null,
  };
}
