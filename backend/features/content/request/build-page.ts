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
import type { ContentContainer, ContentPage, ContentWidget, PageText } from '../page/prepare-page.ts';
import type { ContentPicture } from '../pictures/picture-index.ts';
import { type ContentRequest, isVisible, matchesFilters } from './content-request.ts';

/** A page without its widgets. */
export function buildPage(page: ContentPage, text: PageText, scope: Scope): PageWidgetPageType {
  return {
    id: page.id,
    name: page.key,
    title: text.title,
    alias: text.alias,
    activeFrom: page.visible?.from ? new Date(page.visible.from).toISOString() : null,
    activeTo: page.visible?.to ? new Date(page.visible.to).toISOString() : null,
    tags: page.tags,
    meta: buildMetadata(text),
    canonicalUrl: contentUrl(text.alias ?? '', scope),
  };
}

/** A page with the containers and widgets that the request may see. */
export async function buildCollection(
  page: ContentPage,
  request: ContentRequest,
): Promise<PageWidgetCollectionType> {
  const text = page.texts.get(request.scope.language.id);
  const containers: PageWidgetContainerType[] = [];
  for (const container of page.containers) {
    if (!isVisible(container.visible, request)) continue;
    if (!(await matchesFilters(container.visible, request))) continue;
    const widgets = await buildWidgets(container, request);
    // An empty container would leave a gap on the page.
    if (widgets.length > 0) containers.push(buildContainer(container, widgets));
  }
  return {
    id: page.id,
    name: page.key,
    title: text?.title ?? null,
    familyName: page.area?.family ?? null,
    tags: page.tags,
    meta: text ? buildMetadata(text) : null,
    pageArea: { id: page.id, name: page.area?.name ?? null, index: page.area?.index ?? 0 },
    containers,
  };
}

async function buildWidgets(
  { widgets }: ContentContainer,
  request: ContentRequest,
): Promise<PageWidgetType[]> {
  const visibleWidgets: PageWidgetType[] = [];
  for (const widget of widgets)
    if (isVisible(widget.visible, request) && (await matchesFilters(widget.visible, request)))
      visibleWidgets.push(...buildWidget(widget, request.scope.language.id));
  return visibleWidgets;
}

function buildWidget({ id, name, order, inLanguage }: ContentWidget, languageId: string): PageWidgetType[] {
  const widget = inLanguage.get(languageId);
  if (!widget) return [];
  const { classNames, configuration, images } = widget;
  return [
    {
      id,
      name,
      sortOrder: order,
      type: `${name}PageWidget`,
      size: 'full',
      classNames,
      configuration,
      images: images.map(buildImage),
    },
  ];
}

function buildContainer(container: ContentContainer, widgets: PageWidgetType[]): PageWidgetContainerType {
  const { id, name, order, layout, design, responsiveMode } = container;
  return { id, name, sortOrder: order, classNames: [], layout, design, responsiveMode, widgets };
}

function buildImage({ servedName, width, height }: ContentPicture): PageWidgetImageType {
  const largest = { imageWidth: width, imageHeight: height, imageRatio: width / height };
  return { fileName: servedName, largestSize: largest, sizes: [largest] };
}

/** An area is part of a screen, which has a title of its own. */
function buildMetadata({ alias, title, metaTitle, metaDescription }: PageText): MetadataType {
  const values = { name: title };
  return {
    title: fillPlaceholders(metaTitle, values) ?? (alias === null ? null : title),
    description: fillPlaceholders(metaDescription, values),
    keywords: null,
  };
}
