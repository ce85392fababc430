/** HTML whose inserted values are escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Content = Html | string | number | undefined | false | Content[];

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function html(parts: TemplateStringsArray, ...contents: Content[]): Html {
  // `reduce` begins with the second part: the content before it has the index 0.
  return new Html(parts.reduce((text, part, index) => text + render(contents[index - 1]) + part));
}

function render(content: Content): string {
  if (content instanceof Html) return content.text;
  if (Array.isArray(content)) return content.map(render).join('');
  if (content === undefined || content === false) return '';
  return String(content).replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
