/** Adds the author, because titles of books are often equal, unless the title contains the name already. */
export function pageTitle(title: string | null | undefined, author: string | null | undefined): string {
  if (!title || !author) return title || author || '';
  return title.toLowerCase().includes(author.toLowerCase()) ? title : `${title} – ${author}`;
}
