import type { CampaignTerms } from '#backend/pricing/campaigns/campaign.ts';
import type { LocalizedText } from '../languages.ts';
import { nordicMarkets } from '../shop/markets.ts';
import { cartCampaigns } from './cart-campaigns.ts';
import { codeCampaigns } from './code-campaigns.ts';

export interface DemoCampaign {
  key: string;
  terms: CampaignTerms;
  /** Days relative to the installation of the demo; without it there is no limit. */
  starts?: number;
  ends?: number;
  /** All by default. */
  markets?: string[];
  customerGroup?: string;
  /** Keys of `categories.ts` and `brands.ts`; products as `work/language`. */
  targets: 'all' | { categories: string[] } | { brands: string[] } | { products: string[] };
  /** Applies only to carts with one of its codes. */
  needsCode?: true;
  /** Campaigns for the whole cart have no product list. */
  hasList?: false;
  name: LocalizedText;
  description: LocalizedText;
}

/** Editions that are sold in paperback only. */
const paperbacks = [
  ...['arv-og-miljo', 'atonement', 'beloved', 'bonjour-tristesse', 'dama-s-sobatjkoj', 'il-gattopardo'],
  ...['lykke-per', 'puhdistus', 'sult', 'the-god-of-small-things'],
].map((work) => `${work}/sv`);
paperbacks.push(
  ...['anna-karenina/da', 'atonement/da', 'dear-life/da', 'dvargen/da', 'janiksen-vuosi/da'],
  ...['kristin-lavransdatter/da', 'puhdistus/da', 'atonement/en', 'der-tod-in-venedig/en', 'hagring-38/en'],
  ...['kar-pamuk/en', 'moby-dick/en', 'nesnesitelna-lehkost-byti/en', 'sudenmorsian/en'],
  ...['to-kill-a-mockingbird/en', 'l-etranger/fi', 'sudenmorsian/fi', 'the-god-of-small-things/fi'],
  ...['amtmandens-dotre/nb', 'barndommens-gade/nb', 'don-quijote/nb', 'herr-arnes-penningar/nb'],
  ...['il-gattopardo/nb', 'lykke-per/nb', 'middlemarch/nb', 'mjortvyje-dusji/nb', 'mor-gifter-sig/nb'],
);

export const campaigns: DemoCampaign[] = [
  {
    key: 'autumn-crime',
    terms: { type: 'percentage', basisPoints: 2000 },
    starts: -6,
    ends: 22,
    markets: nordicMarkets,
    targets: { categories: ['crime'] },
    name: {
      sv: '20\u00a0% på höstens deckare',
      da: '20\u00a0% på efterårets krimier',
      en: '20% off crime this autumn',
      fi: 'Syksyn dekkarit −20\u00a0%',
      nb: '20\u00a0% på høstens krim',
    },
    description: {
      sv: 'När det mörknar vid fyra är det läge för ett mord eller två. Just nu är deckare och thrillers nedsatta, från pusseldeckare till nordiskt svårmod.',
      da: 'Når mørket falder på klokken fire, er der tid til et mord eller to. Lige nu er krimier sat ned, fra klassiske gåder til nordisk tungsind.',
      en: 'When it is dark by four, there is time for a murder or two. Crime is reduced for now, from country-house puzzles to northern gloom.',
      fi: 'Kun ilta pimenee jo neljältä, ehtii lukea murhan tai kaksi. Jännitystä on nyt alennuksessa, kartanoarvoituksista pohjoiseen synkkyyteen.',
      nb: 'Når det er mørkt klokken fire, rekker man et mord eller to. Akkurat nå er krim satt ned, fra klassiske gåter til nordisk tungsinn.',
    },
  },
  {
    key: 'paperbacks',
    terms: { type: 'fixed-price', price: { SEK: 6900, DKK: 6995, NOK: 11900, EUR: 790 } },
    starts: -3,
    ends: 11,
    markets: nordicMarkets,
    targets: { products: paperbacks },
    name: {
      sv: 'Pocket till ett pris',
      da: 'Paperbacks til én pris',
      en: 'Paperbacks at one price',
      fi: 'Pokkarit yhteen hintaan',
      nb: 'Pocket til én pris',
    },
    description: {
      sv: 'Ett urval romaner i pocket, alla till samma pris. Lagom tjocka för en tågresa och lätta att ge bort när man läst klart.',
      da: 'Et udvalg af romaner i paperback, alle til samme pris. De passer i tasken, til togturen og til den næste, der skal læse dem.',
      en: 'A selection of novels in paperback, all at the same price. Right for a train journey, and easy to pass on afterwards.',
      fi: 'Valikoima romaaneja pokkareina, kaikki samaan hintaan. Sopivat junamatkalle ja kulkevat helposti seuraavalle lukijalle.',
      nb: 'Et utvalg romaner i pocket, alle til samme pris. Passe tykke for en togtur og lette å gi videre når du er ferdig.',
    },
  },
  {
    key: 'three-for-two',
    terms: { type: 'buy-x-pay-y', buy: 3, pay: 2 },
    starts: -10,
    ends: 20,
    markets: nordicMarkets,
    targets: { categories: ['children/picture-books', 'children/fairy-tales'] },
    name: {
      sv: 'Tre för två: bilderböcker och sagor',
      da: 'Tre for to: billedbøger og eventyr',
      en: 'Three for two: picture books and fairy tales',
      fi: 'Kolme kahden hinnalla: kuvakirjat ja sadut',
      nb: 'Tre for to: bildebøker og eventyr',
    },
    description: {
      sv: 'Välj tre böcker att läsa högt och betala för två; den billigaste bjuder vi på. Blanda som du vill mellan bilderböcker och sagor.',
      da: 'Vælg tre bøger til højtlæsning, og betal for to; den billigste er gratis. Bland frit mellem billedbøger og eventyr.',
      en: 'Choose three books to read aloud and pay for two; the cheapest is on us. Mix picture books and fairy tales as you please.',
      fi: 'Valitse kolme ääneen luettavaa ja maksa kahdesta; edullisin tulee kaupan päälle. Kuvakirjoja ja satuja saa yhdistellä vapaasti.',
      nb: 'Velg tre bøker til høytlesning og betal for to; den rimeligste spanderer vi. Bland bildebøker og eventyr som du vil.',
    },
  },
  {
    key: 'poetry-pile',
    terms: {
      type: 'quantity-steps',
      steps: [
        { quantity: 2, basisPoints: 1000 },
        { quantity: 3, basisPoints: 1500 },
        { quantity: 5, basisPoints: 2000 },
      ],
    },
    starts: -45,
    markets: nordicMarkets,
    targets: { categories: ['fiction/poetry'] },
    name: {
      sv: 'Upp till 20\u00a0% på dikter när du köper flera',
      da: 'Op til 20\u00a0% på digte, når du køber flere',
      en: 'Up to 20% off poetry when you buy several',
      fi: 'Runoja jopa −20\u00a0%, kun ostat useamman',
      nb: 'Inntil 20\u00a0% på dikt når du kjøper flere',
    },
    description: {
      sv: 'Diktsamlingar trivs i sällskap. Köp två och få 10 procent på dem, tre ger 15 procent och fem ger 20.',
      da: 'Digtsamlinger trives i selskab. Køb to, og få 10 procent på dem; tre giver 15 procent, og fem giver 20.',
      en: 'Poetry collections like company. Buy two for 10 per cent off, three for 15 and five for 20.',
      fi: 'Runokokoelmat viihtyvät seurassa. Kahdesta saat 10 prosentin alennuksen, kolmesta 15 ja viidestä 20 prosenttia.',
      nb: 'Diktsamlinger trives i selskap. Kjøp to og få 10 prosent rabatt på dem; tre gir 15 prosent og fem gir 20.',
    },
  },
  {
    key: 'weeks-of-knowledge',
    terms: { type: 'percentage', basisPoints: 2500 },
    starts: -35,
    ends: -21,
    markets: nordicMarkets,
    targets: { categories: ['nonfiction'] },
    name: {
      sv: 'Kunskapsveckorna',
      da: 'Vidensugerne',
      en: 'Non-fiction weeks',
      fi: 'Tiedon viikot',
      nb: 'Kunnskapsukene',
    },
    description: {
      sv: 'Två veckor med 25 procent på sådant som är sant: historia, natur, filosofi och resor.',
      da: 'To uger med 25 procent på det, der er sandt: historie, natur, filosofi og rejser.',
      en: 'Two weeks with 25 per cent off books that are true: history, nature, philosophy and travel.',
      fi: 'Kaksi viikkoa ja 25 prosentin alennus siitä, mikä on totta: historiaa, luontoa, filosofiaa ja matkoja.',
      nb: 'To uker med 25 prosent rabatt på det som er sant: historie, natur, filosofi og reiser.',
    },
  },
  {
    key: 'christmas-for-children',
    terms: { type: 'percentage', basisPoints: 1500 },
    starts: 12,
    ends: 39,
    markets: nordicMarkets,
    targets: { categories: ['children'] },
    name: {
      sv: 'Mjuka paket är överskattade',
      da: 'Den hårde pakke under træet',
      en: 'The parcel that is clearly a book',
      fi: 'Kova paketti kuusen alle',
      nb: 'Den harde pakken under treet',
    },
    description: {
      sv: '15 procent på barn- och ungdomsböcker inför jul. Man känner genom papperet vad det är, och det gör ingenting.',
      da: '15 procent på børne- og ungdomsbøger op til jul. Man kan mærke gennem papiret, hvad det er, og det gør ikke noget.',
      en: '15 per cent off books for children and young adults before Christmas. You can tell through the paper what it is, and nobody minds.',
      fi: '15 prosentin alennus lasten- ja nuortenkirjoista joulun alla. Paketista tuntee jo päältä, mitä siinä on, eikä se haittaa.',
      nb: '15 prosent rabatt på barne- og ungdomsbøker før jul. Man kjenner gjennom papiret hva det er, og det gjør ingenting.',
    },
  },
  {
    key: 'finnish-houses',
    terms: { type: 'percentage', basisPoints: 1500 },
    starts: -4,
    ends: 10,
    markets: ['fi'],
    targets: { brands: ['wsoy', 'otava', 'tammi', 'gummerus', 'teos'] },
    name: {
      sv: '15\u00a0% på böcker från finländska förlag',
      da: '15\u00a0% på bøger fra finske forlag',
      en: '15% off Finnish publishers',
      fi: 'Kotimaiset kustantajat −15\u00a0%',
      nb: '15\u00a0% på bøker fra finske forlag',
    },
    description: {
      sv: 'Böcker från WSOY, Otava, Tammi, Gummerus och Teos till lägre pris i två veckor. Bara i Finland.',
      da: 'Bøger fra WSOY, Otava, Tammi, Gummerus og Teos til lavere pris i to uger. Kun i Finland.',
      en: 'Books from WSOY, Otava, Tammi, Gummerus and Teos at a lower price for two weeks. In Finland only.',
      fi: 'WSOY:n, Otavan, Tammen, Gummeruksen ja Teoksen kirjat kahden viikon ajan alennettuun hintaan. Vain Suomessa.',
      nb: 'Bøker fra WSOY, Otava, Tammi, Gummerus og Teos til lavere pris i to uker. Bare i Finland.',
    },
  },
  {
    key: 'book-club-novels',
    terms: { type: 'percentage', basisPoints: 1000 },
    starts: -90,
    markets: nordicMarkets,
    customerGroup: 'book-club',
    targets: { categories: ['fiction/contemporary'] },
    name: {
      sv: 'Bokklubbens romaner',
      da: 'Bogklubbens romaner',
      en: 'Novels for the book club',
      fi: 'Lukupiirin romaanit',
      nb: 'Bokklubbens romaner',
    },
    description: {
      sv: 'För dig i bokklubben: alltid 10 procent på samtida romaner, så att alla hinner läsa till nästa träff.',
      da: 'Til dig i bogklubben: altid 10 procent på nyere romaner, så alle når at læse til næste møde.',
      en: 'For members of the book club: always 10 per cent off contemporary fiction, so that everyone has read it by the next meeting.',
      fi: 'Lukupiirin jäsenille aina 10 prosentin alennus nykyromaaneista, jotta kaikki ehtivät lukea ennen seuraavaa tapaamista.',
      nb: 'For deg i bokklubben: alltid 10 prosent rabatt på samtidsromaner, så alle rekker å lese til neste møte.',
    },
  },
  ...cartCampaigns,
  ...codeCampaigns,
];
