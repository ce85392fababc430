import type { Brand, Category } from '#backend/catalogue-index/catalogue.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import { prefix } from './canonical-url.ts';

export type ListOfUrl = { category: Category } | { brand: Brand } | undefined;

/** The list that a path leads to, in the scope's language: `/c/…` a category by its whole path, `/b/…` a brand. */
export function listOfUrl(url: string, scope: Scope): ListOfUrl {
  const start = prefix(scope);
  const path = safeDecode(url.split(/[?#]/)[0] ?? '');
  const inside = path.startsWith(`${start}/`) ? path.slice(start.length) : path;
  const [, kind, ...segments] = inside.replace(/\/+$/, '').split('/');
  const last = segments.at(-1) ?? '';
  const { catalogue, language } = scope;
  if (kind === 'c') {
    const id =
      catalogue.categoryByPath.get(`${language.id}/${segments.join('/')}`) ??
      catalogue.categoryBySlug.get(`${language.id}/${last}`);
    const category = catalogue.categories.get(id ?? -1);
    return category && { category };
  }
  if (kind === 'b') {
    const brand = catalogue.brands.get(catalogue.brandBySlug.get(`${language.id}/${last}`) ?? -1);
    return brand && { brand };
  }
  return undefined;
}

function safeDecode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
