/** Titles of books are often alike, so the author stands beside them, unless the merchant's own title says it already. */
export function pageTitle(title: string | null | undefined, author: string | null | undefined): string {
  if (!title || !author) return title || author || '';
  return title.toLowerCase().includes(author.toLowerCase()) ? title : `${title} – ${author}`;
}
