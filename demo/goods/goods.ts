import { articleNumberOf } from '../catalogue/demo-products.ts';
import type { GoodDrawing } from '../covers/draw-good.ts';
import { byDemoLanguage, type LocalizedText } from '../languages.ts';
import type { CurrencyCode } from '../shop/markets.ts';

const sameName = (name: string) => byDemoLanguage(() => name);

/** Sizes from the smallest to the largest of each kind, which is their order in filters and on the product's page. */
export const goodSizes = {
  // The storefront hides this name.
  one: sameName('One size'),
  small: { sv: 'Liten', da: 'Lille', en: 'Small', fi: 'Pieni', nb: 'Liten' },
  large: { sv: 'Stor', da: 'Stor', en: 'Large', fi: 'Iso', nb: 'Stor' },
  xs: sameName('XS'),
  s: sameName('S'),
  m: sameName('M'),
  l: sameName('L'),
  xl: sameName('XL'),
  xxl: sameName('XXL'),
  '98-104': sameName('98/104'),
  '110-116': sameName('110/116'),
  '122-128': sameName('122/128'),
  '134-140': sameName('134/140'),
  '36-40': sameName('36–40'),
  '41-45': sameName('41–45'),
  a6: sameName('A6'),
  a5: sameName('A5'),
} satisfies Record<string, LocalizedText>;
export type GoodSize = keyof typeof goodSizes;

export const materials = {
  canvas: {
    sv: '100\u00a0% ekologisk bomull, 280\u00a0g/m²',
    da: '100\u00a0% økologisk bomuld, 280\u00a0g/m²',
    en: '100% organic cotton, 280\u00a0g/m²',
    fi: '100\u00a0% luomupuuvillaa, 280\u00a0g/m²',
    nb: '100\u00a0% økologisk bomull, 280\u00a0g/m²',
  },
  jersey: {
    sv: '100\u00a0% ekologisk bomull, 180\u00a0g/m²',
    da: '100\u00a0% økologisk bomuld, 180\u00a0g/m²',
    en: '100% organic cotton, 180\u00a0g/m²',
    fi: '100\u00a0% luomupuuvillaa, 180\u00a0g/m²',
    nb: '100\u00a0% økologisk bomull, 180\u00a0g/m²',
  },
  fleece: {
    sv: '85\u00a0% ekologisk bomull, 15\u00a0% återvunnen polyester',
    da: '85\u00a0% økologisk bomuld, 15\u00a0% genanvendt polyester',
    en: '85% organic cotton, 15% recycled polyester',
    fi: '85\u00a0% luomupuuvillaa, 15\u00a0% kierrätettyä polyesteriä',
    nb: '85\u00a0% økologisk bomull, 15\u00a0% resirkulert polyester',
  },
  wool: {
    sv: '75\u00a0% ull, 23\u00a0% polyamid, 2\u00a0% elastan',
    da: '75\u00a0% uld, 23\u00a0% polyamid, 2\u00a0% elastan',
    en: '75% wool, 23% polyamide, 2% elastane',
    fi: '75\u00a0% villaa, 23\u00a0% polyamidia, 2\u00a0% elastaania',
    nb: '75\u00a0% ull, 23\u00a0% polyamid, 2\u00a0% elastan',
  },
  cloth: {
    sv: 'Klotband, trådhäftat, papper 100\u00a0g/m²',
    da: 'Shirting, trådhæftet, papir 100\u00a0g/m²',
    en: 'Cloth binding, thread-sewn, 100\u00a0g/m² paper',
    fi: 'Kangaskannet, lankasidottu, paperi 100\u00a0g/m²',
    nb: 'Sjirtingbind, trådheftet, papir 100\u00a0g/m²',
  },
} satisfies Record<string, LocalizedText>;

/** The value of the dimension `Color`, which clients show as a swatch. */
export const colours = {
  navy: {
    hex: '#1d2c4c',
    name: { sv: 'Marinblå', da: 'Marineblå', en: 'Navy', fi: 'Laivastonsininen', nb: 'Marineblå' },
  },
  brick: {
    hex: '#a3402b',
    name: { sv: 'Tegelröd', da: 'Teglrød', en: 'Brick red', fi: 'Tiilenpunainen', nb: 'Teglrød' },
  },
  moss: {
    hex: '#46583b',
    name: { sv: 'Mossgrön', da: 'Mosgrøn', en: 'Moss green', fi: 'Sammalenvihreä', nb: 'Mosegrønn' },
  },
} satisfies Record<string, { hex: string; name: LocalizedText }>;
export type GoodColour = keyof typeof colours;

/** The value of the dimension `Fit`, in the order of the product's page. */
export const fits = {
  straight: { sv: 'Rak', da: 'Lige', en: 'Straight', fi: 'Suora', nb: 'Rett' },
  fitted: {
    sv: 'Figursydd',
    da: 'Figursyet',
    en: 'Fitted',
    fi: 'Vartalonmukainen',
    nb: 'Figursydd',
  },
} satisfies Record<string, LocalizedText>;
export type GoodFit = keyof typeof fits;

/** Length, width and height in millimetres, as packed. */
type Packed = [number, number, number];

interface SizeOfGood {
  size: GoodSize;
  grams: number;
  stock: number;
  /** The day of the next delivery. */
  incoming?: string;
  packed: Packed;
}

interface DemoGood {
  key: string;
  /** Sub-category of `goods`. */
  category: 'bags' | 'clothes' | 'notebooks';
  drawing: GoodDrawing;
  material: keyof typeof materials;
  firstAvailableOn: string;
  soldCount: number;
  /** The price in minor units, the same for all sizes. */
  price: Record<CurrencyCode, number>;
  sizes: SizeOfGood[];
  name: LocalizedText;
  /** Goods of the same design, in other colours and fits, form a variant group. */
  variant?: { group: string; colour: GoodColour; fit: GoodFit };
  /** Displayed where books have the author. */
  line: LocalizedText;
  text: LocalizedText;
}

const nextDelivery = '2026-12-07T00:00:00Z';
const folded: Packed = [300, 240, 20];
const foldedThick: Packed = [340, 280, 60];
const foldedSmall: Packed = [240, 180, 15];

const organicCotton: LocalizedText = {
  sv: 'Ekologisk bomull',
  da: 'Økologisk bomuld',
  en: 'Organic cotton',
  fi: 'Luomupuuvillaa',
  nb: 'Økologisk bomull',
};

const shirtNames: LocalizedText = {
  sv: 'T-shirt Tolle, lege',
  da: 'T-shirt Tolle, lege',
  en: 'T-shirt Tolle, lege',
  fi: 'T-paita Tolle, lege',
  nb: 'T-skjorte Tolle, lege',
};

/** How each fit is described and which size to choose. */
const shirtFits: Record<GoodFit, Record<'cut' | 'advice', LocalizedText>> = {
  straight: {
    cut: {
      sv: 'rak passform',
      da: 'lige pasform',
      en: 'a straight fit',
      fi: 'suora malli',
      nb: 'rett passform',
    },
    advice: {
      sv: 'Normal i storleken; välj en storlek större om du vill ha den ledig.',
      da: 'Normal i størrelsen; tag en størrelse større, hvis den skal sidde løst.',
      en: 'True to size; choose one size up for a loose fit.',
      fi: 'Normaali mitoitus; valitse numeroa suurempi, jos haluat väljän.',
      nb: 'Normal i størrelsen; gå opp en størrelse hvis du vil ha den løs.',
    },
  },
  fitted: {
    cut: {
      sv: 'figursydd passform, kortare ärm',
      da: 'figursyet pasform, kortere ærmer',
      en: 'a fitted cut with shorter sleeves',
      fi: 'vartalonmukainen malli, lyhyemmät hihat',
      nb: 'figursydd passform, kortere ermer',
    },
    advice: {
      sv: 'Sitter nära kroppen; välj en storlek större om du är mellan två.',
      da: 'Sidder tæt til kroppen; tag den største, hvis du er mellem to størrelser.',
      en: 'Sits close to the body; choose the larger size if you are between two.',
      fi: 'Istuu vartalon myötäisesti; valitse suurempi, jos olet kahden koon välissä.',
      nb: 'Sitter tett inntil kroppen; velg den største hvis du er mellom to størrelser.',
    },
  },
};

/** A T-shirt in several colours and fits, each with its own sizes. */
function readingShirt(colour: GoodColour, fit: GoodFit, soldCount: number, sizes: SizeOfGood[]): DemoGood {
  const { name } = colours[colour];
  const lower = byDemoLanguage((code) => name[code].toLowerCase());
  const { cut, advice } = shirtFits[fit];
  return {
    key: [
      't-shirt-tolle-lege',
      ...(colour === 'navy' ? [] : [colour]),
      ...(fit === 'fitted' ? [fit] : []),
    ].join('-'),
    category: 'clothes',
    drawing: `reading-shirt-${colour}-${fit}`,
    material: 'jersey',
    firstAvailableOn: '2026-03-16',
    soldCount,
    price: { SEK: 29900, DKK: 19995, NOK: 29900, EUR: 2790 },
    sizes,
    variant: { group: 't-shirt-tolle-lege', colour, fit },
    // Cart, orders and mails name a line by its product and its size.
    name: byDemoLanguage((code) => `${shirtNames[code]}, ${lower[code]}, ${fits[fit][code].toLowerCase()}`),
    line: organicCotton,
    text: {
      sv: `”Tag och läs”, sade rösten till Augustinus, och det rådet håller än. En ${lower.sv} t-shirt i mjuk trikå: ${cut.sv} och tryck i krämvitt. ${advice.sv}`,
      da: `»Tag og læs,« sagde stemmen til Augustin, og det råd holder endnu. En ${lower.da} T-shirt i blød jersey: ${cut.da} og tryk i flødehvidt. ${advice.da}`,
      en: `“Take up and read,” said the voice to Augustine, and the advice still holds. A ${lower.en} T-shirt in soft jersey: ${cut.en}, and a cream print. ${advice.en}`,
      fi: `”Ota ja lue”, sanoi ääni Augustinukselle, ja neuvo pätee yhä. ${name.fi} T-paita pehmeää trikoota: ${cut.fi} ja kermanvalkoinen painatus. ${advice.fi}`,
      nb: `«Ta og les», sa stemmen til Augustin, og rådet holder fortsatt. En ${lower.nb} T-skjorte i myk jersey: ${cut.nb} og kremhvitt trykk. ${advice.nb}`,
    },
  };
}

/** The first ids of the products and SKUs. */
const firstId = 8000;
const firstSkuId = 9000;

const goodsWithoutIds: DemoGood[] = [
  {
    key: 'tote-bag-moon',
    category: 'bags',
    drawing: 'tote-bag',
    material: 'canvas',
    firstAvailableOn: '2026-02-09',
    soldCount: 24,
    price: { SEK: 14900, DKK: 9995, NOK: 14900, EUR: 1490 },
    sizes: [{ size: 'one', grams: 190, stock: 48, packed: [300, 220, 15] }],
    name: {
      sv: 'Tygkasse Bokhög i månsken',
      da: 'Mulepose Bogstak i måneskin',
      en: 'Tote bag Books by Moonlight',
      fi: 'Kangaskassi Kirjapino kuutamossa',
      nb: 'Bærenett Bokstabel i måneskinn',
    },
    line: organicCotton,
    text: {
      sv: 'En tygkasse för den som alltid får med sig en bok till. Den rymmer ett tiotal pocketböcker, och de långa handtagen vilar bra på axeln. Trycket är tre böcker och en måne, i rött, ockra och blågrönt.',
      da: 'En mulepose til dig, der altid får en bog mere med hjem. Den rummer en halv snes paperbacks, og de lange hanke sidder godt på skulderen. Trykket er tre bøger og en måne i rødt, okker og blågrønt.',
      en: 'A tote bag for people who always come home with one more book. It holds about ten paperbacks, and the long handles sit well on a shoulder. The print is three books and a moon, in red, ochre and teal.',
      fi: 'Kangaskassi sille, jonka mukaan lähtee aina vielä yksi kirja. Siihen mahtuu kymmenkunta pokkaria, ja pitkät kahvat istuvat olalle. Painokuvassa on kolme kirjaa ja kuu punaisena, okrana ja sinivihreänä.',
      nb: 'Et bærenett til deg som alltid får med deg en bok til. Det rommer rundt ti pocketbøker, og de lange hankene ligger godt på skulderen. Trykket er tre bøker og en måne i rødt, oker og blågrønt.',
    },
  },
  {
    key: 'shopping-bag-quarters',
    category: 'bags',
    drawing: 'shopping-bag',
    material: 'canvas',
    firstAvailableOn: '2026-04-20',
    soldCount: 11,
    price: { SEK: 19900, DKK: 14995, NOK: 19900, EUR: 1990 },
    sizes: [
      { size: 'small', grams: 240, stock: 17, packed: [260, 220, 20] },
      { size: 'large', grams: 420, stock: 0, incoming: nextDelivery, packed: [380, 300, 25] },
    ],
    name: {
      sv: 'Bokkasse Kvartscirklar',
      da: 'Indkøbsnet Kvartcirkler',
      en: 'Shopping bag Quarter Circles',
      fi: 'Kirjakassi Neljännesympyrät',
      nb: 'Handlenett Kvartsirkler',
    },
    line: {
      sv: 'Kraftig bomullscanvas',
      da: 'Kraftigt bomuldslærred',
      en: 'Heavy cotton canvas',
      fi: 'Tukevaa puuvillakangasta',
      nb: 'Kraftig bomullslerret',
    },
    text: {
      sv: 'En kasse med plan botten, så att böckerna står upp på vägen hem. Den lilla är orange och tar en lunch och en roman; den stora är mörkgrön och tar hela julhandeln.',
      da: 'Et net med flad bund, så bøgerne står op på vejen hjem. Det lille er orange og har plads til en madpakke og en roman; det store er mørkegrønt og klarer alle julegaverne.',
      en: 'A bag with a flat base, so that the books stand up on the way home. The small one is orange and takes lunch and a novel; the large one is dark green and takes all of the Christmas shopping.',
      fi: 'Tasapohjainen kassi, jossa kirjat pysyvät pystyssä kotimatkan. Pieni on oranssi, ja siihen mahtuvat eväät ja romaani; iso on tummanvihreä, ja siihen mahtuvat kaikki joululahjat.',
      nb: 'Et nett med flat bunn, slik at bøkene står oppreist på vei hjem. Det lille er oransje og tar en matpakke og en roman; det store er mørkegrønt og tar hele julehandelen.',
    },
  },
  readingShirt('navy', 'straight', 19, [
    { size: 'xs', grams: 140, stock: 0, packed: folded },
    { size: 's', grams: 150, stock: 12, packed: folded },
    { size: 'm', grams: 165, stock: 3, packed: folded },
    { size: 'l', grams: 180, stock: 0, incoming: nextDelivery, packed: folded },
    { size: 'xl', grams: 195, stock: 9, packed: folded },
    { size: 'xxl', grams: 210, stock: 2, packed: folded },
  ]),
  {
    key: 'childrens-t-shirt-whale',
    category: 'clothes',
    drawing: 'whale-shirt',
    material: 'jersey',
    firstAvailableOn: '2026-05-11',
    soldCount: 14,
    price: { SEK: 22900, DKK: 14995, NOK: 22900, EUR: 1990 },
    sizes: [
      { size: '98-104', grams: 80, stock: 7, packed: foldedSmall },
      { size: '110-116', grams: 90, stock: 0, incoming: nextDelivery, packed: foldedSmall },
      { size: '122-128', grams: 100, stock: 5, packed: foldedSmall },
      { size: '134-140', grams: 110, stock: 0, packed: foldedSmall },
    ],
    name: {
      sv: 'Barn-t-shirt Läsande valen',
      da: 'Børne-T-shirt Den læsende hval',
      en: 'Children’s T-shirt Reading Whale',
      fi: 'Lasten T-paita Lukeva valas',
      nb: 'T-skjorte til barn Lesende hval',
    },
    line: organicCotton,
    text: {
      sv: 'En val med läsglasögon som har hittat något att läsa mitt ute på havet. Solgul t-shirt i mjuk trikå som tål lekplats, pannkakor och fyrtio grader i maskin.',
      da: 'En hval med læsebriller, der har fundet noget at læse midt ude på havet. Solgul T-shirt i blød jersey, der kan tåle legeplads, pandekager og fyrre grader i maskinen.',
      en: 'A whale in reading glasses that has found a book in the middle of the sea. A sunny yellow T-shirt in soft jersey, ready for playgrounds, pancakes and a wash at forty degrees.',
      fi: 'Silmälasipäinen valas on löytänyt luettavaa keskeltä merta. Auringonkeltainen T-paita pehmeää trikoota: kestää hiekkalaatikon, letut ja neljänkymmenen asteen konepesun.',
      nb: 'En hval med lesebriller som har funnet noe å lese midt ute på havet. Solgul T-skjorte i myk jersey som tåler lekeplass, pannekaker og førti grader i maskinen.',
    },
  },
  {
    key: 'sweatshirt-sunrise',
    category: 'clothes',
    drawing: 'sweatshirt',
    material: 'fleece',
    firstAvailableOn: '2026-01-19',
    soldCount: 8,
    price: { SEK: 59900, DKK: 39995, NOK: 59900, EUR: 5490 },
    sizes: [
      { size: 's', grams: 430, stock: 4, packed: foldedThick },
      { size: 'm', grams: 460, stock: 15, packed: foldedThick },
      { size: 'l', grams: 490, stock: 1, packed: foldedThick },
      { size: 'xl', grams: 520, stock: 0, packed: foldedThick },
    ],
    name: {
      sv: 'Collegetröja Soluppgång',
      da: 'Sweatshirt Solopgang',
      en: 'Sweatshirt Sunrise',
      fi: 'Collegepaita Auringonnousu',
      nb: 'Collegegenser Soloppgang',
    },
    line: {
      sv: 'Ruggad insida',
      da: 'Ru inderside',
      en: 'Brushed inside',
      fi: 'Harjattu sisäpinta',
      nb: 'Børstet innside',
    },
    text: {
      sv: 'För dem som tänkte läsa ett kapitel och märkte att det blev morgon. En grågrön collegetröja med ruggad insida, ribbade muddar och en sol som går upp ur en bok. Rymlig modell för både kvinnor och män.',
      da: 'Til dem, der ville læse et kapitel og opdagede, at det var blevet morgen. En grågrøn sweatshirt, ru på indersiden, med ribkanter og en sol, der står op af en bog. Rummelig model til både kvinder og mænd.',
      en: 'For those who planned one chapter and noticed that it was morning. A grey-green sweatshirt with a brushed inside, ribbed cuffs and a sun that rises from a book. A roomy cut for women and men.',
      fi: 'Niille, jotka aikoivat lukea yhden luvun ja huomasivat, että oli jo aamu. Harmaanvihreä collegepaita, jossa on harjattu sisäpinta, resorit ja kirjasta nouseva aurinko. Väljä malli naisille ja miehille.',
      nb: 'For dem som skulle lese ett kapittel og merket at det var blitt morgen. En grågrønn collegegenser med børstet innside, ribbekanter og en sol som står opp av en bok. Romslig modell for både kvinner og menn.',
    },
  },
  {
    key: 'socks-bookmarks',
    category: 'clothes',
    drawing: 'socks',
    material: 'wool',
    firstAvailableOn: '2026-01-26',
    soldCount: 22,
    price: { SEK: 9900, DKK: 6995, NOK: 9900, EUR: 890 },
    sizes: [
      { size: '36-40', grams: 70, stock: 31, packed: [220, 100, 25] },
      { size: '41-45', grams: 80, stock: 4, packed: [220, 100, 25] },
    ],
    name: {
      sv: 'Strumpor Bokmärken',
      da: 'Sokker Bogmærker',
      en: 'Socks Bookmarks',
      fi: 'Sukat Kirjanmerkit',
      nb: 'Sokker Bokmerker',
    },
    line: { sv: 'Mjuk ull', da: 'Blød uld', en: 'Soft wool', fi: 'Pehmeää villaa', nb: 'Myk ull' },
    text: {
      sv: 'Varma strumpor för soffhörnet, vinröda med bokmärken i ockra och krämvitt. Förstärkta i häl och tå. Ett par i en pappersbanderoll, färdigt att ge bort.',
      da: 'Varme sokker til sofahjørnet, vinrøde med bogmærker i okker og flødehvidt. Forstærket hæl og tå. Ét par med papirbanderole, klar til at give væk.',
      en: 'Warm socks for the corner of the sofa, wine red with bookmarks in ochre and cream. The heel and toe are reinforced. One pair in a paper band, ready to give.',
      fi: 'Lämpimät sukat sohvannurkkaan: viininpunaiset, kuviona kirjanmerkkejä okrana ja kermanvalkoisena. Kantapää ja kärki on vahvistettu. Yksi pari paperivyötteessä, valmiina lahjaksi.',
      nb: 'Varme sokker til sofakroken, vinrøde med bokmerker i oker og kremhvitt. Forsterket hæl og tå. Ett par med papirbanderole, klart til å gis bort.',
    },
  },
  {
    key: 'notebook-cloth',
    category: 'notebooks',
    drawing: 'notebook',
    material: 'cloth',
    firstAvailableOn: '2026-03-02',
    soldCount: 17,
    price: { SEK: 12900, DKK: 8995, NOK: 12900, EUR: 1190 },
    sizes: [
      { size: 'a6', grams: 150, stock: 26, packed: [148, 105, 14] },
      { size: 'a5', grams: 310, stock: 5, packed: [210, 148, 16] },
    ],
    name: {
      sv: 'Skrivbok Halvklot',
      da: 'Notesbog Halvbind',
      en: 'Notebook Quarter Cloth',
      fi: 'Muistikirja Puolikangas',
      nb: 'Notatbok Halvbind',
    },
    line: {
      sv: '192 linjerade sidor',
      da: '192 linjerede sider',
      en: '192 ruled pages',
      fi: '192 viivoitettua sivua',
      nb: '192 linjerte sider',
    },
    text: {
      sv: 'Bunden i klot med rygg i en annan färg, resårband och läsband. Papperet tål reservoarpenna. Det stora formatet, A5, är tegelrött; det lilla, A6, är gult med blå rygg.',
      da: 'Bundet i shirting med ryg i en anden farve, elastik og læsebånd. Papiret tåler fyldepen. Det store format, A5, er teglrødt; det lille, A6, er gult med blå ryg.',
      en: 'Bound in cloth with a spine in another colour, an elastic band and a ribbon. The paper takes a fountain pen. The large size, A5, is brick red; the small one, A6, is yellow with a blue spine.',
      fi: 'Kangaskannet, erivärinen selkä, kuminauha ja lukunauha. Paperi sopii täytekynälle. Suurempi koko, A5, on tiilenpunainen; pienempi, A6, on keltainen ja siniselkäinen.',
      nb: 'Innbundet i sjirting med rygg i en annen farge, strikk og lesebånd. Papiret tåler fyllepenn. Det store formatet, A5, er teglrødt; det lille, A6, er gult med blå rygg.',
    },
  },
  {
    key: 'reading-journal',
    category: 'notebooks',
    drawing: 'reading-journal',
    material: 'cloth',
    firstAvailableOn: '2026-06-01',
    soldCount: 6,
    price: { SEK: 19900, DKK: 13995, NOK: 19900, EUR: 1790 },
    sizes: [{ size: 'one', grams: 340, stock: 13, packed: [210, 148, 18] }],
    name: {
      sv: 'Läsdagbok Hyllan',
      da: 'Læsedagbog Hylden',
      en: 'Reading journal The Shelf',
      fi: 'Lukupäiväkirja Hylly',
      nb: 'Lesedagbok Hylla',
    },
    line: {
      sv: 'Plats för 100 böcker',
      da: 'Plads til 100 bøger',
      en: 'Room for 100 books',
      fi: 'Tilaa sadalle kirjalle',
      nb: 'Plass til 100 bøker',
    },
    text: {
      sv: 'Ett uppslag för varje bok: när du läste den, var du fick den ifrån och vad du tyckte. Längst bak finns sidor för utlånade böcker och för dem du vill läsa härnäst.',
      da: 'Et opslag til hver bog: hvornår du læste den, hvor du fik den fra, og hvad du syntes. Bagest er der sider til udlånte bøger og til dem, du vil læse som de næste.',
      en: 'A double page for each book: when you read it, where it came from and what you thought. The last pages are for books you have lent and books you plan to read next.',
      fi: 'Joka kirjalle oma aukeama: milloin luit sen, mistä sait sen ja mitä ajattelit. Lopussa on sivut lainaan annetuille kirjoille ja niille, jotka aiot lukea seuraavaksi.',
      nb: 'Et oppslag til hver bok: når du leste den, hvor du fikk den fra, og hva du syntes. Bakerst er det sider til utlånte bøker og til dem du vil lese etterpå.',
    },
  },
  // New goods come last, so that the numbers of the others stay the same.
  readingShirt('brick', 'straight', 11, [
    { size: 's', grams: 150, stock: 7, packed: folded },
    { size: 'm', grams: 165, stock: 10, packed: folded },
    { size: 'l', grams: 180, stock: 6, packed: folded },
    { size: 'xl', grams: 195, stock: 4, packed: folded },
  ]),
  readingShirt('moss', 'straight', 8, [
    { size: 's', grams: 150, stock: 5, packed: folded },
    { size: 'm', grams: 165, stock: 8, packed: folded },
    { size: 'l', grams: 180, stock: 4, packed: folded },
  ]),
  readingShirt('navy', 'fitted', 9, [
    { size: 'xs', grams: 130, stock: 4, packed: folded },
    { size: 's', grams: 140, stock: 8, packed: folded },
    { size: 'm', grams: 150, stock: 6, packed: folded },
    { size: 'l', grams: 165, stock: 0, packed: folded },
  ]),
  // Moss green has no fitted cut.
  readingShirt('brick', 'fitted', 6, [
    { size: 'xs', grams: 130, stock: 3, packed: folded },
    { size: 's', grams: 140, stock: 0, incoming: nextDelivery, packed: folded },
    { size: 'm', grams: 150, stock: 5, packed: folded },
  ]),
];

const skuCountBefore = (index: number) =>
  goodsWithoutIds.slice(0, index).reduce((count, { sizes }) => count + sizes.length, 0);

/** Products other than books. Most have sizes, and every size has a stock. */
export const goods = goodsWithoutIds.map((good, index) => {
  const id = firstId + index;
  const articleNumber = articleNumberOf(id);
  return {
    ...good,
    id,
    articleNumber,
    category: `goods/${good.category}`,
    skus: good.sizes.map((sku, order) => ({
      ...sku,
      id: firstSkuId + skuCountBefore(index) + order,
      articleNumber: `${articleNumber}-${sku.size.toUpperCase()}`,
    })),
  };
});
export type Good = (typeof goods)[number];

/** The drawing of goods that a merchant added to a demo category. */
const drawingOfCategory: Record<string, GoodDrawing> = {
  'goods/clothes': 'reading-shirt-navy-straight',
  'goods/notebooks': 'notebook',
};

export function drawingOfGood(articleNumber: string, category: string): GoodDrawing {
  const good = goods.find((candidate) => candidate.articleNumber === articleNumber);
  return good?.drawing ?? drawingOfCategory[category] ?? 'tote-bag';
}
