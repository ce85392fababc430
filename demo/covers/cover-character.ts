/** Genre and themes of a cover, derived from the category and the subjects of the book. */

export type Genre =
  | 'children'
  | 'classic'
  | 'crime'
  | 'fantasy'
  | 'fiction'
  | 'golden'
  | 'history'
  | 'nature'
  | 'nonfiction'
  | 'poetry'
  | 'speculative';

export type Theme =
  | 'animals'
  | 'city'
  | 'forest'
  | 'garden'
  | 'home'
  | 'journey'
  | 'love'
  | 'mountains'
  | 'night'
  | 'sea'
  | 'space'
  | 'village'
  | 'war'
  | 'winter';

/** The first match wins: a detective story for children is a children's book. */
const GENRES: readonly (readonly [Genre, RegExp])[] = [
  ['fiction', /young-adult/],
  ['children', /child|kids|picture-book|fairy-tale/],
  ['poetry', /poet|poem|verse|lyric/],
  ['golden', /golden-age/],
  ['crime', /crime|thrill|noir|myster/],
  ['speculative', /science-fiction|sci-fi/],
  ['fantasy', /fantas|horror|saga/],
  ['classic', /classic|drama/],
  ['nature', /nature|garden|food|travel/],
  ['history', /history|lives|biograph|memoir|philosoph|letters/],
  ['nonfiction', /nonfiction|non-fiction|science|society|art|music/],
];

/** Older novels get the layouts of classics. */
const CLASSIC_BEFORE = 1925;

/** The genre by the category. For general fiction it depends on the subjects and on the year of publication. */
export function genreOf(category: string, subjects: readonly string[], firstPublished: number): Genre {
  const key = category.toLowerCase();
  const found = GENRES.find(([, pattern]) => pattern.test(key));
  if (found) return found[0];
  // Other novels by unambiguous subjects.
  const allSubjects = subjects.join(' ').toLowerCase();
  if (/detective|murder|police/.test(allSubjects)) return 'crime';
  if (/science fiction|dystopia|space travel|fantasy/.test(allSubjects)) return 'speculative';
  return firstPublished < CLASSIC_BEFORE ? 'classic' : 'fiction';
}

const THEMES: Record<Theme, RegExp> = {
  animals:
    /animal|bird|dog|cat|horse|bear|fox|fish|whale|bee|swan|wolf|rabbit|elephant|mouse|goose|geese|lion/,
  city: /city|cities|urban|london|paris|stockholm|copenhagen|københavn|oslo|helsinki|new york|berlin|petersburg|street/,
  forest: /forest|wood|tree|birch|pine|wilder/,
  garden: /garden|flower|plant|summer|spring|farm|fruit|food|cook|botan|leaf/,
  home: /famil|home|house|marriage|mother|father|childhood|domestic|kitchen|siblings/,
  journey: /journey|travel|road|voyage|adventure|explor|emigra|migra|exile|railway|train|odyssey/,
  love: /love|romance|passion|desire|heart/,
  mountains: /mountain|fell|alps|iceland|norway|polar|himalaya|highland|volcan/,
  night: /night|dark|dream|ghost|death|moon|insomnia|gothic/,
  sea: /sea|ocean|island|archipelago|ship|sail|coast|boat|pirate|lighthouse|fisher|beach|water|river|lake/,
  space: /space|star|planet|astronom|universe|cosmos|physics|mars|robot|time/,
  village: /village|rural|country|parish|peasant|small town|farm|provinc|moomin/,
  war: /war|revolution|resist|occupation|soldier|holocaust|army/,
  winter: /winter|snow|ice|arctic|north|cold|christmas|lapland/,
};

/** The themes with a keyword at the start of a word of the subjects or of the category. */
export function themesOf(subjects: readonly string[], category: string): ReadonlySet<Theme> {
  const text = [...subjects, category].join(' ').toLowerCase();
  const matching = (Object.keys(THEMES) as Theme[]).filter((theme) =>
    new RegExp(`(?<![a-z])(?:${THEMES[theme].source})`).test(text),
  );
  return new Set(matching);
}
