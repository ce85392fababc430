/**
 * Words of generated titles, names and texts. A row is the same word in every language, so that the editions of a generated
 * work have translated titles.
 */

/** Rows are separated by commas, words by spaces. */
const rows = (text: string): string[][] =>
  text
    .trim()
    .split(/\s*,\s*/)
    .map((row) => row.split(/\s+/));
/** Rows are lines, phrases are separated by slashes. */
const phrases = (text: string): string[][] =>
  text
    .trim()
    .split(/\s*\n\s*/)
    .map((row) => row.split('/'));
const words = (text: string): string[] => text.trim().split(/\s+/);

/** sv, da, en, fi, nb; in the form after "Den" and "The". */
export const adjectives = rows(`
  tysta stille Silent hiljainen stille, sista sidste Last viimeinen siste, långa lange Long pitkä lange,
  vita hvide White valkoinen hvite, svarta sorte Black musta svarte, röda røde Red punainen røde,
  blå blå Blue sininen blå, gröna grønne Green vihreä grønne, gyllene gyldne Golden kultainen gylne,
  kalla kolde Cold kylmä kalde, varma varme Warm lämmin varme, gamla gamle Old vanha gamle, nya nye New uusi nye,
  glömda glemte Forgotten unohdettu glemte, förlorade tabte Lost kadonnut tapte, dolda skjulte Hidden kätketty skjulte,
  främmande fremmede Strange vieras fremmede, ensamma ensomme Lonely yksinäinen ensomme, lilla lille Little pieni lille,
  stora store Great suuri store, djupa dybe Deep syvä dype, mörka mørke Dark pimeä mørke, ljusa lyse Bright valoisa lyse,
  brutna brudte Broken särkynyt brutte, vilda vilde Wild villi ville, trötta trætte Tired väsynyt trette,
  snälla venlige Kind kiltti snille, hemliga hemmelige Secret salainen hemmelige, andra anden Second toinen andre,
  tredje tredje Third kolmas tredje, sjunde syvende Seventh seitsemäs sjuende, nordliga nordlige Northern pohjoinen nordlige,
  östra østlige Eastern itäinen østlige, västra vestlige Western läntinen vestlige, yttersta yderste Outermost uloin ytterste,
  brinnande brændende Burning palava brennende, frusna frosne Frozen jäätynyt frosne, sovande sovende Sleeping nukkuva sovende,
  vakna vågne Waking hereillä våkne, dansande dansende Dancing tanssiva dansende, sjungande syngende Singing laulava syngende,
  vandrande vandrende Wandering vaeltava vandrende, osynliga usynlige Invisible näkymätön usynlige,
  omöjliga umulige Impossible mahdoton umulige, oväntade uventede Unexpected odottamaton uventede,
  vackra smukke Beautiful kaunis vakre, farliga farlige Dangerous vaarallinen farlige, modiga modige Brave rohkea modige,
  kloka kloge Wise viisas kloke, envisa stædige Stubborn itsepäinen sta, blinda blinde Blind sokea blinde,
  tomma tomme Empty tyhjä tomme, öppna åbne Open avoin åpne, stängda lukkede Closed suljettu lukkede,
  skeva skæve Crooked vino skjeve, mjuka bløde Soft pehmeä myke, hårda hårde Hard kova harde, bittra bitre Bitter katkera bitre,
  söta søde Sweet suloinen søte, rättvisa retfærdige Just oikeudenmukainen rettferdige, falska falske False väärä falske,
  sanna sande True tosi sanne, heliga hellige Holy pyhä hellige, tunga tunge Heavy raskas tunge, lätta lette Light kevyt lette`);

/** sv, da (the word with its article), da (without), en, fi, nb. All of common gender, so that "Den" fits them. */
export const nouns = rows(`
  skogen skoven skov Forest metsä skogen, natten natten nat Night yö natten, vägen vejen vej Road tie veien,
  staden byen by City kaupunki byen, vintern vinteren vinter Winter talvi vinteren, sommaren sommeren sommer Summer kesä sommeren,
  floden floden flod River joki elva, stenen stenen sten Stone kivi steinen, trädgården haven have Garden puutarha hagen,
  dottern datteren datter Daughter tytär datteren, sonen sønnen søn Son poika sønnen, modern moderen moder Mother äiti moren,
  fadern faderen fader Father isä faren, systern søsteren søster Sister sisar søsteren, brodern broderen broder Brother veli broren,
  vännen vennen ven Friend ystävä vennen, fienden fjenden fjende Enemy vihollinen fienden, grannen naboen nabo Neighbour naapuri naboen,
  gästen gæsten gæst Guest vieras gjesten, fiskaren fiskeren fisker Fisherman kalastaja fiskeren,
  läkaren lægen læge Doctor lääkäri legen, läraren læreren lærer Teacher opettaja læreren, prästen præsten præst Priest pappi presten,
  drottningen dronningen dronning Queen kuningatar dronningen, kungen kongen konge King kuningas kongen,
  tjuven tyven tyv Thief varas tyven, häxan heksen heks Witch noita heksen, drömmaren drømmeren drømmer Dreamer uneksija drømmeren,
  pilgrimen pilgrimmen pilgrim Pilgrim pyhiinvaeltaja pilegrimen,
  bron broen bro Bridge silta broen, dörren døren dør Door ovi døra, nyckeln nøglen nøgle Key avain nøkkelen,
  klockan klokken klokke Clock kello klokka, lampan lampen lampe Lamp lamppu lampa,
  boken bogen bog Book kirja boka, båten båden båd Boat vene båten,
  ön øen ø Island saari øya, sjön søen sø Lake järvi sjøen, kusten kysten kyst Coast rannikko kysten, hamnen havnen havn Harbour satama havna,
  stranden stranden strand Shore ranta stranda, dalen dalen dal Valley laakso dalen, klippan klippen klippe Cliff kallio klippen,
  ängen engen eng Meadow niitty enga, åkern ageren ager Field pelto åkeren, källan kilden kilde Spring lähde kilden,
  grottan grotten grotte Cave luola grotten, månen månen måne Moon kuu månen, solen solen sol Sun aurinko sola,
  stjärnan stjernen stjerne Star tähti stjerna, himlen himlen himmel Sky taivas himmelen, jorden jorden jord Earth maa jorda,
  elden ilden ild Fire tuli ilden, askan asken aske Ash tuhka asken, snön sneen sne Snow lumi snøen, isen isen is Ice jää isen,
  vinden vinden vind Wind tuuli vinden, stormen stormen storm Storm myrsky stormen, regnbågen regnbuen regnbue Rainbow sateenkaari regnbuen,
  dimman tågen tåge Fog sumu tåka, skuggan skyggen skygge Shadow varjo skyggen, morgonen morgenen morgen Morning aamu morgenen,
  dagen dagen dag Day päivä dagen, kvällen aftenen aften Evening ilta kvelden, timmen timen time Hour tunti timen,
  vargen ulven ulv Wolf susi ulven, björnen bjørnen bjørn Bear karhu bjørnen, räven ræven ræv Fox kettu reven,
  haren haren hare Hare jänis haren, fågeln fuglen fugl Bird lintu fuglen, korpen ravnen ravn Raven korppi ravnen,
  svanen svanen svane Swan joutsen svanen, hästen hesten hest Horse hevonen hesten, hunden hunden hund Dog koira hunden,
  katten katten kat Cat kissa katten, fisken fisken fisk Fish kala fisken, valen hvalen hval Whale valas hvalen,
  ormen slangen slange Snake käärme slangen, fjärilen sommerfuglen sommerfugl Butterfly perhonen sommerfuglen,
  rosen rosen rose Rose ruusu rosen, björken birken birk Birch koivu bjørka, eken egen eg Oak tammi eika, granen granen gran Spruce kuusi grana,
  drömmen drømmen drøm Dream uni drømmen, sången sangen sang Song laulu sangen, dansen dansen dans Dance tanssi dansen,
  rösten stemmen stemme Voice ääni stemmen, tystnaden stilheden stilhed Silence hiljaisuus stillheten, lögnen løgnen løgn Lie valhe løgnen,
  sanningen sandheden sandhed Truth totuus sannheten, skulden skylden skyld Guilt syyllisyys skylden, sorgen sorgen sorg Sorrow suru sorgen,
  glädjen glæden glæde Joy ilo gleden, kärleken kærligheden kærlighed Love rakkaus kjærligheten, längtan længslen længsel Longing kaipuu lengselen,
  resan rejsen rejse Journey matka reisen, flykten flugten flugt Flight pako flukten, leken legen leg Game leikki leken,
  gåtan gåden gåde Riddle arvoitus gåten, berättelsen fortællingen fortælling Story tarina fortellingen, sagan sagaen saga Saga taru sagaen,
  gränsen grænsen grænse Border raja grensen, väktaren vogteren vogter Keeper vartija vokteren,
  kvarnen møllen mølle Mill mylly mølla, smeden smeden smed Smith seppä smeden, kyrkan kirken kirke Church kirkko kirken,
  stationen stationen station Station asema stasjonen, gatan gaden gade Street katu gata, trappan trappen trappe Staircase portaikko trappa,
  källaren kælderen kælder Cellar kellari kjelleren, ladan laden lade Barn lato låven,
  handen hånden hånd Hand käsi hånden, ringen ringen ring Ring sormus ringen`);

/** sv, da, en, fi, nb: the first half of a compound. */
export const stems = rows(`
  sten sten Stone kivi stein, snö sne Snow lumi snø, is is Ice jää is, vinter vinter Winter talvi vinter, sommar sommer Summer kesä sommer,
  natt natte Night yö natt, skogs skov Forest metsä skogs, sjö sø Lake järvi sjø, havs hav Sea meri hav, berg bjerg Mountain vuori fjell,
  silver sølv Silver hopea sølv, guld guld Gold kulta gull, järn jern Iron rauta jern, glas glas Glass lasi glass, trä træ Wood puu tre,
  eld ild Fire tuli ild, vatten vand Water vesi vann, luft luft Air ilma luft, jord jord Earth maa jord, sol sol Sun aurinko sol,
  mån måne Moon kuu måne, stjärn stjerne Star tähti stjerne, varg ulve Wolf susi ulve, korp ravne Raven korppi ravne, björn bjørne Bear karhu bjørne,
  örn ørne Eagle kotka ørne, häst heste Horse hevos heste, fågel fugle Bird lintu fugle, fisk fiske Fish kala fiske, orm slange Snake käärme slange,
  ros rose Rose ruusu rose, björk birke Birch koivu bjørke, ek ege Oak tammi eike, äppel æble Apple omena eple, honungs honning Honey hunaja honning,
  salt salt Salt suola salt, bröd brød Bread leipä brød, vin vin Wine viini vin, blod blod Blood veri blod, ben ben Bone luu bein,
  dröm drømme Dream uni drømme, minnes minde Memory muisto minne, sorg sorge Grief suru sorge, tids tids Time aika tids, döds døds Death kuolema døds,
  livs livs Life elämä livs, krigs krigs War sota krigs, freds freds Peace rauha freds, kungs konge King kuninkaan konge, barn barne Child lapsi barne,
  spök spøgelses Ghost aave spøkelses, troll trolde Troll peikko troll, papper papir Paper paperi papir, bok bog Book kirja bok, brev brev Letter kirje brev,
  tåg tog Train juna tog, fyr fyr Lighthouse majakka fyr, dimmo tåge Fog sumu tåke, storm storm Storm myrsky storm, sand sand Sand hiekka sand`);

/** sv, da, en, fi, nb: the setting of a story. */
export const locations = phrases(`
  vid havet/ved havet/by the sea/meren rannalla/ved havet
  i norr/i nord/in the north/pohjoisessa/i nord
  under isen/under isen/under the ice/jään alla/under isen
  bortom bergen/bag bjergene/beyond the mountains/vuorten takana/bortenfor fjellene
  i Stockholm/i Stockholm/in Stockholm/Tukholmassa/i Stockholm
  i Köpenhamn/i København/in Copenhagen/Kööpenhaminassa/i København
  i Oslo/i Oslo/in Oslo/Oslossa/i Oslo
  i Helsingfors/i Helsinki/in Helsinki/Helsingissä/i Helsinki
  på Island/på Island/in Iceland/Islannissa/på Island
  i Lappland/i Lapland/in Lapland/Lapissa/i Lappland
  vid vägens slut/ved vejens ende/at the end of the road/tien päässä/ved veiens ende
  i skymningen/i skumringen/at dusk/hämärässä/i skumringen
  före gryningen/før daggry/before dawn/ennen aamunkoittoa/før daggry
  efter kriget/efter krigen/after the war/sodan jälkeen/etter krigen
  i regnet/i regnen/in the rain/sateessa/i regnet
  bakom fönstret/bag vinduet/behind the window/ikkunan takana/bak vinduet
  på andra sidan/på den anden side/on the other side/toisella puolella/på den andre siden
  i november/i november/in November/marraskuussa/i november
  mellan träden/mellem træerne/among the trees/puiden välissä/mellom trærne
  utan namn/uden navn/without a name/vailla nimeä/uten navn
  från öster/fra øst/from the east/idästä/fra øst
  vid kanalen/ved kanalen/by the canal/kanavan varrella/ved kanalen
  under stjärnorna/under stjernerne/beneath the stars/tähtien alla/under stjernene
  i köket/i køkkenet/in the kitchen/keittiössä/i kjøkkenet
  på tåget/på toget/on the train/junassa/på toget
  i fyren/i fyrtårnet/in the lighthouse/majakassa/i fyrtårnet
  hos grannen/hos naboen/next door/naapurissa/hos naboen
  i brevet/i brevet/in the letter/kirjeessä/i brevet
  över fjorden/over fjorden/across the fjord/vuonon yllä/over fjorden
  från förr/fra før/from before/menneisyydestä/fra før`);

/** The start of a description, which a location completes. */
export const openings = phrases(`
  En stillsam roman om ett liv/En stille roman om et liv/A quiet novel about a life/Hiljainen romaani elämästä/En stillferdig roman om et liv
  En berättelse om två syskon/En fortælling om to søskende/The story of two siblings/Kertomus kahdesta sisaruksesta/En fortelling om to søsken
  Ett brott som ingen vill minnas/En forbrydelse, ingen vil huske/A crime nobody wants to remember/Rikos, jota kukaan ei halua muistaa/En forbrytelse ingen vil huske
  Dikter och anteckningar/Digte og optegnelser/Poems and notes/Runoja ja merkintöjä/Dikt og notater
  En familj samlas för sista gången/En familie samles for sidste gang/A family meets for the last time/Perhe kokoontuu viimeisen kerran/En familie samles for siste gang
  En resa som blir längre än väntat/En rejse, der bliver længere end ventet/A journey longer than expected/Odotettua pidempi matka/En reise som blir lengre enn ventet
  Fakta och tankar om naturen/Fakta og tanker om naturen/Facts and thoughts about nature/Faktoja ja ajatuksia luonnosta/Fakta og tanker om naturen
  En vänskap sätts på prov/Et venskab sættes på prøve/A friendship is put to the test/Ystävyys joutuu koetukselle/Et vennskap settes på prøve`);

/** sv, da, en, fi, nb. */
export const languageCodes = ['sv', 'da', 'en', 'fi', 'nb'];
/** Words before an adjective, before a noun, and between two nouns. */
export const grammar = {
  beforeAdjective: ['Den ', 'Den ', 'The ', '', 'Den '],
  beforeNoun: ['', '', 'The ', '', ''],
  and: [' och ', ' og ', ' and the ', ' ja ', ' og '],
};

export const firstNames = words(`
  Astrid Selma Karin Maja Signe Ingrid Elsa Tuva Linnea Ebba Märta Sofia Hanna Klara Greta Mette Sofie Freja Kirsten Birgitte Amalie Johanne
  Karen Laura Emma Kari Marit Solveig Liv Ragnhild Sigrid Nora Thea Ida Jenny Aino Helmi Kaisa Leena Päivi Saara Venla Elina Minna Riikka
  Margaret Emily Charlotte Harriet Olivia Rosalind Beatrice Frances Edith Agnes Amir Yusuf Leila Samira Fatima Erik Gustav Nils Sven Lars Olof
  Johan Axel Viktor Emil Hugo Anders Mikael Torsten Rasmus Søren Jens Kasper Mads Frederik Henrik Niels Aage Viggo Holger Ole Bjørn Håkon
  Sverre Trygve Knut Leif Eirik Jonas Magnus Arne Eino Väinö Jukka Mikko Antti Timo Eero Ilmari Olli Tapio George Arthur Edmund Thomas
  William Henry Oliver Samuel Walter Julian Adrian Felix`);

export const lastNames = words(`
  Lindqvist Bergström Åkesson Sjöberg Nyström Hedlund Ekdahl Forsberg Lundgren Wallin Sandberg Holmgren Björklund Norén Söderlund Hallström
  Dahlgren Öberg Engström Falk Lindholm Ström Vikander Rosén Blomqvist Hagman Ahlgren Wiklund Stenmark Hellström Rasmussen Mikkelsen Vestergaard
  Kjær Bruun Thomsen Dalgaard Skov Holm Lund Juhl Brandt Friis Krogh Winther Toft Bech Ravn Østergaard Nørgaard Damgaard Kirkegaard Storm Bang
  Haugen Solberg Bakke Lie Moen Strand Haugland Nygård Berge Eide Sæther Aasen Fjeld Brekke Hovland Tveit Myhre Rønning Vik Nesheim Ødegård
  Sandvik Hagen Ruud Lunde Aune Korhonen Virtanen Mäkinen Nieminen Hämäläinen Laine Heikkinen Koskinen Järvinen Lehtonen Saarinen Salminen
  Heinonen Niemi Kinnunen Turunen Salo Laitinen Rantanen Ahonen Ojala Leppänen Kallio Hakala Aalto Kivelä Harju Savolainen Pitkänen Ashworth
  Whitfield Harrow Langley Pembroke Thornton Ellery Marlowe Fairfax Hollis Kendrick Sutton Bradbury Carver Winslow Hartley Redfern Stokes
  Mercer Aldridge Okafor Mensah Rahman Petrov Novak Kowalski Haddad Farah Nasser Ionescu Marino Duarte Silva Fontaine Moreau Weber Keller
  Brenner Vogel Janssen`);

/** Endings of publisher names. */
export const houses = words(
  'Förlag Forlag Press Kustannus Bøker Books Bokförlag Editions Verlag Kirjat Publishing Bogforlag',
);
