import type { ShopContext } from '#backend/graphql/context.ts';
import type { QueryResolvers, QueryWidgetAreaArgs } from '#backend/graphql/schema.generated.ts';
import { findAreaPages } from './area-names.ts';
import type { ContentCache, PublishedContent } from './cache/content-cache.ts';
import type { ContentPage } from './page/prepare-page.ts';
import { findPreviewedPage } from './preview.ts';
import { buildCollection, buildPage } from './request/build-page.ts';
import { type ContentRequest, isVisible, matchesFilters } from './request/content-request.ts';
import { hasTags } from './request/has-tags.ts';
import { selectPage } from './request/select-page.ts';

export function contentResolvers(contentCache: ContentCache): {
  Query: Pick<QueryResolvers, 'widgetArea' | 'cmsPages'>;
} {
  return {
    Query: {
      cmsPages(_, { includeTags, excludeTags, ...args }, context) {
        const request = createRequest(args, context);
        const { scope } = request;
        return contentCache.current().pages.flatMap((page) => {
          const text = page.texts.get(scope.language.id);
          const isTagged = hasTags(page.tags, { include: includeTags ?? [], exclude: excludeTags ?? [] });
          return text?.alias && isTagged && isVisible(page.visible, request)
            ? buildPage(page, text, scope)
            : [];
        });
      },
      async widgetArea(_, args, context) {
        const request = createRequest(args, context);
        // Without a valid token a preview returns the published page, so that it does not reveal a draft.
        const draft = args.preview ? await findPreviewedPage(contentCache, context) : undefined;
        if (draft && (await isRequested(draft, args, request)))
          return buildCollection(draft, { ...request, ignoresTime: true });
        const published = findPublishedPages(contentCache.current(), args, request).filter(
          ({ key }) => key !== draft?.key,
        );
        const page = await selectPage(published, request);
        return page ? buildCollection(page, request) : null;
      },
    },
  };
}

function findPublishedPages(
  content: PublishedContent,
  args: QueryWidgetAreaArgs,
  { scope }: ContentRequest,
): ContentPage[] {
  if (!args.alias) return findAreaPages(content, args.family ?? '', args.areaName ?? '');
  const page = content.byAlias.get(`${scope.language.id}/${args.alias}`);
  return page ? [page] : [];
}

/** Whether the query matches the draft. A query without alias and area matches the draft of the preview link. */
async function isRequested(
  draft: ContentPage,
  args: QueryWidgetAreaArgs,
  request: ContentRequest,
): Promise<boolean> {
  const text = draft.texts.get(request.scope.language.id);
  if (!text) return false;
  if (args.alias) return text.alias === args.alias;
  if (!args.family && !args.areaName) return true;
  if (draft.area?.family !== args.family || draft.area?.name !== args.areaName) return false;
  return (
    isVisible(draft.visible, { ...request, ignoresTime: true }) && matchesFilters(draft.visible, request)
  );
}

function createRequest(
  args: Pick<
    QueryWidgetAreaArgs,
    'channelId' | 'marketId' | 'languageId' | 'customerType' | 'displaySetting' | 'filters' | 'url'
  >,
  context: ShopContext,
): ContentRequest {
  return {
    scope: context.scope(args),
    // The type of a signed-in customer is known; for other visitors the argument counts.
    customerType: context.customer?.customerType ?? args.customerType ?? 'PERSON',
    device: /^(mobile|desktop)$/.test(args.displaySetting ?? '') ? (args.displaySetting ?? null) : null,
    ignoresTime: false,
    filters: (args.filters ?? []).flatMap((filter) => filter ?? []),
    url: args.url ?? null,
  };
}
