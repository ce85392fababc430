import type { ShopContext } from '#backend/graphql/context.ts';
import type { QueryResolvers, QueryWidgetAreaArgs } from '#backend/graphql/schema.generated.ts';
import { choosePage } from './choose-page.ts';
import { areaKey, type ContentKeeper, type PublishedContent } from './content-keeper.ts';
import { hasTags } from './has-tags.ts';
import { collectionFor, pageInScope } from './page-in-scope.ts';
import { previewedPage } from './preview.ts';
import type { ShownPage } from './read-page.ts';
import { fitsFilters, isShown, type Reader } from './reader.ts';

export function contentResolvers(keeper: ContentKeeper): {
  Query: Pick<QueryResolvers, 'widgetArea' | 'cmsPages'>;
} {
  return {
    Query: {
      cmsPages(_, { includeTags, excludeTags, ...args }, context) {
        const reader = readerOf(args, context);
        const { scope } = reader;
        return keeper.current().pages.flatMap((page) => {
          const text = page.texts.get(scope.language.id);
          const isAsked = hasTags(page.tags, { include: includeTags ?? [], exclude: excludeTags ?? [] });
          return text?.alias && isAsked && isShown(page.visible, reader)
            ? pageInScope(page, text, scope)
            : [];
        });
      },
      async widgetArea(_, args, context) {
        const reader = readerOf(args, context);
        // Without the right to it a preview is what everybody sees; whether there is a draft stays unsaid.
        const draft = args.preview ? await previewedPage(keeper, context) : undefined;
        if (draft && (await isAskedFor(draft, args, reader)))
          return collectionFor(draft, { ...reader, ignoresTime: true });
        const published = publishedFor(keeper.current(), args, reader).filter(
          ({ key }) => key !== draft?.key,
        );
        const page = await choosePage(published, reader);
        return page ? collectionFor(page, reader) : null;
      },
    },
  };
}

function publishedFor(content: PublishedContent, args: QueryWidgetAreaArgs, { scope }: Reader): ShownPage[] {
  if (!args.alias) return content.areas.get(areaKey(args.family ?? '', args.areaName ?? '')) ?? [];
  const page = content.byAlias.get(`${scope.language.id}/${args.alias}`);
  return page ? [page] : [];
}

/** Who asks for nothing in particular wants to see what the link is for. */
async function isAskedFor(draft: ShownPage, args: QueryWidgetAreaArgs, reader: Reader): Promise<boolean> {
  const text = draft.texts.get(reader.scope.language.id);
  if (!text) return false;
  if (args.alias) return text.alias === args.alias;
  if (!args.family && !args.areaName) return true;
  if (draft.area?.family !== args.family || draft.area?.name !== args.areaName) return false;
  return isShown(draft.visible, { ...reader, ignoresTime: true }) && fitsFilters(draft.visible, reader);
}

function readerOf(
  args: Pick<
    QueryWidgetAreaArgs,
    'channelId' | 'marketId' | 'languageId' | 'customerType' | 'displaySetting' | 'filters' | 'url'
  >,
  context: ShopContext,
): Reader {
  return {
    scope: context.scope(args),
    // Who has signed in is known; anyone else is whom they say they are.
    customerType: context.customer?.customerType ?? args.customerType ?? 'PERSON',
    device: /^(mobile|desktop)$/.test(args.displaySetting ?? '') ? (args.displaySetting ?? null) : null,
    ignoresTime: false,
    filters: (args.filters ?? []).flatMap((filter) => filter ?? []),
    url: args.url ?? null,
  };
}
