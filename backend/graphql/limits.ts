import { EnvelopArmor } from '@escape.tech/graphql-armor';
import type { Plugin } from 'graphql-yoga';
import { LIMITS } from '#contract/limits.ts';

/** What a document may ask at once. The storefront's own operations are tested to stay below. */
export function limitPlugins(introspection: boolean): Plugin[] {
  const armor = new EnvelopArmor({
    // Fragments are no levels of their own: clients that write every object as one must fit as well.
    maxDepth: { n: LIMITS.graphqlDepth, ignoreIntrospection: true, flattenFragments: true },
    maxAliases: { n: LIMITS.graphqlAliases },
    maxTokens: { n: LIMITS.graphqlTokens },
    maxDirectives: { n: 20 },
    costLimit: { enabled: false },
    // Hints at field names help whoever may read the schema anyway, and nobody else.
    blockFieldSuggestion: { enabled: !introspection },
  });
  return armor.protect().plugins as Plugin[];
}
