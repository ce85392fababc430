import { digraphSpellings } from '../digraphs.ts';
import { plainSearchRules, type SearchRules, synonymsIn, wordsIn } from '../search-rules.ts';
import { stemSwedish } from '../swedish-stem.ts';

export const searchRules: SearchRules = {
  ...plainSearchRules,
  hasNordicLetters: true,
  spellings: digraphSpellings,
  stem: stemSwedish,
  articles: new Set(['en', 'ett', 'den', 'det', 'de']),
  stopWords: new Set(
    wordsIn(`
    och eller men i på av för till från med om vid hos åt att som den det de en ett är var vara blir blev ha har hade inte
    ej jag du han hon vi ni dem mig dig sig oss er min mitt mina din ditt dina sin sitt sina vår vårt våra hans hennes deras
    dess detta denna dessa när där här så än då vad vem vilka hur man kan ska skall skulle vill också bara utan
  `),
  ),
  numberedWords: new Set(wordsIn('del bok band nr nummer')),
  synonyms: synonymsIn([
    'inbunden hårdpärm',
    'pocket pocketbok häftad',
    'ebok ebook',
    'ljudbok audiobook',
    'krim kriminalroman kriminalromaner deckare kriminalare',
    'dikter poesi lyrik',
    'pjäser teater dramatik drama',
    'scifi science sf',
    'spöken skräck rysare',
    'barnböcker barnbok barn',
    'memoarer memoar självbiografi',
    'thriller spänning',
  ]),
};
