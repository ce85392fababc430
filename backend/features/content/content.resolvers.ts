import type { Scope } from '#backend/catalogue-index/scope.ts';
import { fillPlaceholders } from '#backend/features/metadata/fill-placeholders.ts';
import { contentUrl } from '#backend/features/url/canonical-url.ts';
import { notOffered } from '#backend/graphql/not-offered.ts';
import type { MetadataType, PageWidgetPageType, QueryResolvers } from '#backend/graphql/schema.generated.ts';
import {
  type CollectionRow,
  findArea,
  findPage,
  listContainers,
  listPages,
  listWidgets,
} from './content.queries.ts';
import { hasTags } from './has-tags.ts';

export const contentResolvers: { Query: Pick<QueryResolvers, 'widgetArea' | 'cmsPages'> } = {
  Query: {
    async cmsPages(_, { includeTags, excludeTags, ...args }, context) {
      const scope = context.scope(args);
      const pages = await listPages(context.db, scope.language.id);
      return pages
        .filter(({ tags }) => hasTags(tags, { include: includeTags ?? [], exclude: excludeTags ?? [] }))
        .map((page) => pageOf(page, scope));
    },
    async widgetArea(_, args, context) {
      const { language } = context.scope(args);
      if (args.preview) notOffered('widgetArea.preview')();
      const collection = args.alias
        ? await findPage(context.db, language.id, args.alias)
        : await findArea(context.db, language.id, args.family ?? '', args.areaName ?? '');
      if (!collection) return null;
      const containers = await listContainers(context.db, collection.widget_collection_id);
      const ids = containers.map(({ widget_container_id }) => widget_container_id);
      const widgets = ids.length > 0 ? await listWidgets(context.db, ids, language.id) : [];
      return {
        id: collection.widget_collection_id,
        name: collection.collection_key,
        title: collection.title,
        familyName: collection.family,
        tags: collection.tags,
        meta: metadataOf(collection),
        pageArea: {
          id: collection.widget_collection_id,
          name: collection.area_name,
          index: collection.area_index,
        },
        containers: containers.map((container) => ({
          id: container.widget_container_id,
          name: container.name,
          sortOrder: container.sort_order,
          classNames: [],
          layout: container.layout,
          responsiveMode: container.responsive_mode,
          design: container.design,
          widgets: widgets
            .filter((widget) => widget.widget_container_id === container.widget_container_id)
            .map((widget) => ({
              id: widget.widget_id,
              name: widget.name,
              sortOrder: widget.sort_order,
              type: `${widget.name}PageWidget`,
              size: 'full',
              classNames: [],
              images: [],
              configuration: JSON.stringify(widget.configuration),
            })),
        })),
      };
    },
  },
};

function metadataOf(page: CollectionRow): MetadataType {
  const values = { name: page.title };
  return {
    title: fillPlaceholders(page.meta_title, values) ?? page.title,
    description: fillPlaceholders(page.meta_description, values),
    keywords: null,
  };
}

function pageOf(page: CollectionRow, scope: Scope): PageWidgetPageType {
  return {
    id: page.widget_collection_id,
    name: page.collection_key,
    title: page.title,
    alias: page.alias,
    activeFrom: page.active_from?.toISOString() ?? null,
    activeTo: page.active_to?.toISOString() ?? null,
    tags: page.tags,
    meta: metadataOf(page),
    canonicalUrl: contentUrl(page.alias ?? '', scope),
  };
}
