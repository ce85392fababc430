import type { LocalizedText } from '../languages.ts';

interface DemoSeries {
  /** The Swedish name is the key of the parameter value, and the name in the ONIX message. */
  name: LocalizedText;
  description?: LocalizedText;
  /** The number of each work. */
  works: Record<string, number>;
}

const sameIn = (name: string): LocalizedText => ({ sv: name, da: name, en: name, fi: name, nb: name });
const named = (sv: string, da: string, en: string, fi: string, nb: string): LocalizedText => ({
  sv,
  da,
  en,
  fi,
  nb,
});

type FirstBook = [name: LocalizedText, work: string];

/** Series of which the shop has the first book. */
const firstBooks: FirstBook[] = [
  [sameIn('Martin Beck'), 'roseanna'],
  [sameIn('Kurt Wallander'), 'mordare-utan-ansikte'],
  [sameIn('Millennium'), 'man-som-hatar-kvinnor'],
  [named('Avdelning Q', 'Afdeling Q', 'Department Q', 'Osasto Q', 'Avdeling Q'), 'kvinden-i-buret'],
  [sameIn('Maria Kallio'), 'ensimmainen-murhani'],
  [sameIn('Hanne Wilhelmsen'), 'blind-gudinne'],
  [sameIn('Rebecka Martinsson'), 'solstorm'],
  [sameIn('Fjällbacka'), 'isprinsessan'],
  [
    named(
      'Pippi Långstrump',
      'Pippi Langstrømpe',
      'Pippi Longstocking',
      'Peppi Pitkätossu',
      'Pippi Langstrømpe',
    ),
    'pippi-langstrump',
  ],
  [
    named(
      'Emil i Lönneberga',
      'Emil fra Lønneberg',
      'Emil of Lönneberga',
      'Vaahteramäen Eemeli',
      'Emil fra Lønneberget',
    ),
    'emil-i-lonneberga',
  ],
  [
    named(
      'Karlsson på taket',
      'Karlsson på taget',
      'Karlsson on the Roof',
      'Katto-Kassinen',
      'Karlsson på taket',
    ),
    'lillebror-och-karlsson-pa-taket',
  ],
  [
    named('Alfons Åberg', 'Alfons Åberg', 'Alfie Atkins', 'Mikko Mallikas', 'Albert Åberg'),
    'god-natt-alfons-aberg',
  ],
  [
    named(
      'Pettson och Findus',
      'Peddersen og Findus',
      'Findus and Pettson',
      'Viiru ja Pesonen',
      'Gubben og katten',
    ),
    'pannkakstartan',
  ],
  [sameIn('Harry Potter'), 'harry-potter-and-the-philosophers-stone'],
  [
    named('Hungerspelen', 'The Hunger Games', 'The Hunger Games', 'Nälkäpeli', 'Dødslekene'),
    'the-hunger-games',
  ],
  [named('Övärlden', 'Jordhavet', 'Earthsea', 'Maameri', 'Jordsjø'), 'a-wizard-of-earthsea'],
  [named('Skivvärlden', 'Discworld', 'Discworld', 'Kiekkomaailma', 'Skiveverdenen'), 'the-colour-of-magic'],
  [
    named(
      'Den mörka materian',
      'Det gyldne kompas-trilogien',
      'His Dark Materials',
      'Universumin tomu',
      'Den mørke materien',
    ),
    'northern-lights-pullman',
  ],
  [named('Stiftelsen', 'Foundation', 'Foundation', 'Säätiö', 'Stiftelsen'), 'foundation'],
  [named('Dune', 'Klit', 'Dune', 'Dyyni', 'Dune'), 'dune'],
  [
    named(
      'Neapelkvartetten',
      'Napoliromanerne',
      'The Neapolitan Novels',
      'Napoli-sarja',
      'Napoli-kvartetten',
    ),
    'l-amica-geniale',
  ],
  [
    named('Romanen om utvandrarna', 'Udvandrerne', 'The Emigrants', 'Maastamuuttajat', 'Utvandrerne'),
    'utvandrarna',
  ],
  [sameIn('James Bond'), 'casino-royale'],
  [sameIn('Tom Ripley'), 'the-talented-mr-ripley'],
  [
    named('Anne på Grönkulla', 'Anne fra Grønnebakken', 'Anne of Green Gables', 'Anna', 'Anne fra Bjørkely'),
    'anne-of-green-gables',
  ],
];

/** The series that the works really belong to, with the numbers in order of first publication. */
export const demoSeries: DemoSeries[] = [
  {
    name: named('Mumin', 'Mumi', 'The Moomins', 'Muumit', 'Mummi'),
    description: {
      sv: 'Berättelserna om familjen i Mumindalen, skrivna 1945–1970: äventyr för barn som växer till något större för varje bok.',
      da: 'Fortællingerne om familien i Mumidalen, skrevet 1945–1970: eventyr for børn, som bliver til noget større for hver bog.',
      en: 'The stories of the family in Moominvalley, written between 1945 and 1970: adventures for children that grow into something larger with every book.',
      fi: 'Kertomukset Muumilaakson perheestä vuosilta 1945–1970: lastenseikkailuja, jotka kasvavat kirja kirjalta joksikin suuremmaksi.',
      nb: 'Fortellingene om familien i Mummidalen, skrevet 1945–1970: eventyr for barn som vokser til noe større for hver bok.',
    },
    works: { 'trollkarlens-hatt': 3, trollvinter: 6 },
  },
  {
    name: sameIn('Harry Hole'),
    description: {
      sv: 'Kriminalromanerna om Harry Hole, utredare i Oslo med skarp blick och dåliga vanor.',
      da: 'Krimierne om Harry Hole, efterforsker i Oslo med skarpt blik og dårlige vaner.',
      en: 'The crime novels about Harry Hole, an Oslo detective with a sharp eye and bad habits.',
      fi: 'Rikosromaanit Harry Holesta, tarkkasilmäisestä ja huonotapaisesta oslolaistutkijasta.',
      nb: 'Krimromanene om Harry Hole, etterforsker i Oslo med skarpt blikk og dårlige vaner.',
    },
    works: { rodstrupe: 3, snomannen: 7 },
  },
  {
    name: sameIn('Sherlock Holmes'),
    description: {
      sv: 'Detektiven på Baker Street, skildrad av doktor Watson i romaner och noveller från 1887 till 1927.',
      da: 'Detektiven i Baker Street, skildret af doktor Watson i romaner og noveller fra 1887 til 1927.',
      en: 'The detective of Baker Street, as told by Dr Watson in novels and stories from 1887 to 1927.',
      fi: 'Baker Streetin salapoliisi tohtori Watsonin kertomana, romaaneissa ja novelleissa vuosilta 1887–1927.',
      nb: 'Detektiven i Baker Street, skildret av doktor Watson i romaner og noveller fra 1887 til 1927.',
    },
    works: { 'the-adventures-of-sherlock-holmes': 3, 'the-hound-of-the-baskervilles': 5 },
  },
  { name: sameIn('Erlendur'), works: { myrin: 3 } },
  { name: sameIn('Konrad Sejer'), works: { 'se-deg-ikke-tilbake': 2 } },
  ...firstBooks.map(([name, work]) => ({ name, works: { [work]: 1 } })),
];

/** The series of a work, with its number. */
export function seriesOf(work: string): { series: DemoSeries; number: number } | undefined {
  for (const series of demoSeries) {
    const number = series.works[work];
    if (number !== undefined) return { series, number };
  }
  return undefined;
}
