import type { LocalizedText } from '../languages.ts';

export interface DemoPackage {
  key: string;
  category: string;
  /** The title in each language; the package is sold in the languages that have all of its books. */
  name: LocalizedText;
  text: LocalizedText;
  groups: {
    name: LocalizedText;
    description?: LocalizedText;
    isOptional?: true;
    /** Copies of the selected book; 1 by default. */
    quantity?: number;
    /** Works to choose from; the first is the default. */
    works: string[];
  }[];
}

/** The author line of a package with books by several authors. */
export const severalAuthors: LocalizedText = {
  sv: 'Flera författare',
  da: 'Flere forfattere',
  en: 'Various authors',
  fi: 'Useita kirjailijoita',
  nb: 'Flere forfattere',
};

/** The only format of a package, as the variant of its SKU. */
export const packageChoice = {
  key: 'package',
  name: {
    sv: 'Bokpaket',
    da: 'Bogpakke',
    en: 'Book set',
    fi: 'Kirjapaketti',
    nb: 'Bokpakke',
  } satisfies LocalizedText,
};

const numberedBook = (number: number): LocalizedText => ({
  sv: `Bok ${number}`,
  da: `Bog ${number}`,
  en: `Book ${number}`,
  fi: `Kirja ${number}`,
  nb: `Bok ${number}`,
});

export const packages: DemoPackage[] = [
  {
    key: 'three-moomin-books',
    category: 'children/ages-6-9',
    name: {
      sv: 'Tre böcker från Mumindalen',
      da: 'Tre bøger fra Mumidalen',
      en: 'Three Books from Moominvalley',
      fi: 'Kolme kirjaa Muumilaaksosta',
      nb: 'Tre bøker fra Mummidalen',
    },
    text: {
      sv: 'Två romaner och en bilderbok av Tove Jansson: en hatt som förvandlar, en vinter som ingen har berättat om och ett litet knytt som måste våga. En hel barndom i ett paket.',
      da: 'To romaner og en billedbog af Tove Jansson: en hat, der forvandler, en vinter, ingen har fortalt om, og et lille væsen, der må tage mod til sig. En hel barndom i én pakke.',
      en: 'Two novels and a picture book by Tove Jansson: a hat that transforms, a winter nobody has told you about, and a small creature who must be brave. A whole childhood in one parcel.',
      fi: 'Kaksi romaania ja kuvakirja Tove Janssonilta: hattu, joka muuttaa kaiken, talvi, josta kukaan ei ole kertonut, ja pieni otus, jonka on uskallettava. Kokonainen lapsuus yhdessä paketissa.',
      nb: 'To romaner og en bildebok av Tove Jansson: en hatt som forvandler, en vinter ingen har fortalt om, og et lite vesen som må våge. En hel barndom i én pakke.',
    },
    groups: [
      { name: numberedBook(1), works: ['trollkarlens-hatt'] },
      { name: numberedBook(2), works: ['trollvinter'] },
      { name: numberedBook(3), works: ['vem-ska-trosta-knyttet'] },
    ],
  },
  {
    key: 'crime-weekend',
    category: 'crime/golden-age',
    name: {
      sv: 'En deckarhelg',
      da: 'En krimiweekend',
      en: 'A Weekend of Crime',
      fi: 'Dekkariviikonloppu',
      nb: 'En krimhelg',
    },
    text: {
      sv: 'En pusseldeckare till lördagen och en nordisk till söndagen. Resten av helgen kan det gärna få regna.',
      da: 'En klassisk gåde til lørdag og en nordisk krimi til søndag. Resten af weekenden må det gerne regne.',
      en: 'A classic puzzle for Saturday and a Nordic case for Sunday. It may rain for the rest of the weekend.',
      fi: 'Klassinen arvoitus lauantaiksi ja pohjoismainen dekkari sunnuntaiksi. Muun viikonlopun saa sataa.',
      nb: 'En klassisk gåte til lørdagen og en nordisk krim til søndagen. Resten av helgen kan det gjerne regne.',
    },
    groups: [
      {
        name: { sv: 'Lördag', da: 'Lørdag', en: 'Saturday', fi: 'Lauantai', nb: 'Lørdag' },
        description: {
          sv: 'En klassiker där ledtrådarna ligger öppet.',
          da: 'En klassiker, hvor sporene ligger åbent fremme.',
          en: 'A classic that hides its clues in plain sight.',
          fi: 'Klassikko, jonka johtolangat ovat näkyvillä.',
          nb: 'En klassiker der sporene ligger åpent.',
        },
        works: ['the-hound-of-the-baskervilles', 'murder-on-the-orient-express', 'the-moonstone'],
      },
      {
        name: { sv: 'Söndag', da: 'Søndag', en: 'Sunday', fi: 'Sunnuntai', nb: 'Søndag' },
        description: {
          sv: 'En utredare från Norden.',
          da: 'En efterforsker fra Norden.',
          en: 'A detective from the north.',
          fi: 'Tutkija Pohjolasta.',
          nb: 'En etterforsker fra Norden.',
        },
        works: ['roseanna', 'mordare-utan-ansikte', 'snomannen', 'kvinden-i-buret'],
      },
      {
        name: {
          sv: 'Om det regnar',
          da: 'Hvis det regner',
          en: 'In case of rain',
          fi: 'Sateen varalle',
          nb: 'Hvis det regner',
        },
        isOptional: true,
        works: ['rebecca', 'the-talented-mr-ripley'],
      },
    ],
  },
  {
    key: 'one-for-a-friend',
    category: 'fiction/contemporary',
    name: {
      sv: 'En åt dig, en åt en vän',
      da: 'En til dig og en til en ven',
      en: 'One for You, One for a Friend',
      fi: 'Yksi sinulle, yksi ystävälle',
      nb: 'En til deg og en til en venn',
    },
    text: {
      sv: 'Två exemplar av samma roman, så att ni kan läsa samtidigt och ha något att tala om. Den brukar räcka hela kvällen.',
      da: 'To eksemplarer af samme roman, så I kan læse på samme tid og have noget at tale om. Den plejer at række hele aftenen.',
      en: 'Two copies of the same novel, so that you can read at the same time and have something to talk about. This one tends to last an evening.',
      fi: 'Kaksi kappaletta samaa romaania, jotta voitte lukea yhtä aikaa ja puhua siitä jälkeenpäin. Tästä riittää juttua koko illaksi.',
      nb: 'To eksemplarer av samme roman, så dere kan lese samtidig og ha noe å snakke om. Den pleier å vare hele kvelden.',
    },
    groups: [
      {
        name: { sv: 'Romanen', da: 'Romanen', en: 'The novel', fi: 'Romaani', nb: 'Romanen' },
        description: {
          sv: 'Den kommer i två exemplar.',
          da: 'Den kommer i to eksemplarer.',
          en: 'You get two copies.',
          fi: 'Saat sen kahtena kappaleena.',
          nb: 'Den kommer i to eksemplarer.',
        },
        quantity: 2,
        works: ['the-remains-of-the-day', 'l-amica-geniale', 'sommarboken', 'ut-og-stjaele-hester'],
      },
    ],
  },
];
