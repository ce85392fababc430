// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  tomtebobarnen: `Familien bor under en gammel fyr og klæder sig sådan, at den forsvinder mellem paddehattene. En hugorm er farlig, en trold er til at le ad, der skal samles kogler til vinteren, og uglen holder skole for alle skovens småfolk.

Elsa Beskow skrev og malede bogen i 1910, og den viser hende på højden af sin jugendstil, hvor hvert opslag er komponeret som en lille tavle. Man skal hjælpe til, dele og holde varmen, siger den, uden at gøre væsen af det. For lyttere mellem tre og seks år.`,
  pannkakstartan: `Den gamle mand hedder Peddersen på dansk og bor alene i et rødt hus med sine høns og en kat i stribede bukser. For at få mel skal man have cyklen i orden, for at reparere den skal man ind i skuret, og nøglen ligger ikke, hvor den burde.

Med denne bog fra 1984 begyndte Sven Nordqvist sin serie om de to. Han tegner ulasteligt håndværk og fuldstændig uorden på samme tid, og børn får øje på smådyrene længe før oplæseren. Fra fire år, på skødet og i god tid.`,
  'hur-gick-det-sen': `Det var i 1952 den første billedbog fra Mumidalen, og Tove Jansson tænkte lige så nøje over selve tingen som over handlingen: skrifttype, flader i klare farver og huller, hvor ét billede bliver en del af det næste. Ved hver vending skal læseren gætte, hvad der sker.

Savnet er den mindste og arrigste i en meget stor søskendeflok, og storesøsteren er ude af sig selv. Det er en smule uhyggeligt, og trøsten kommer hurtigt. Fra tre-fire år. Versene gør det umagen værd at vælge en god gendigtning eller originalen.`,
  'vem-ska-trosta-knyttet': `Natten skræmmer ham, så han pakker en lille kuffert og forlader sit hus. Overalt i Mumidalen fester hemuler, filifjonker og andre, men han gemmer sig bag sten og buske og tør ikke gå hen til dem.

Janssons anden billedbog, fra 1960, besvarer spørgsmålet i sin titel på en måde, som børn straks godtager: Den, der skal trøste en anden, opdager sit eget mod. Farverne er blandt de dristigste, hun brugte. Den er skrevet på rim og bør læses op, fra fireårsalderen. Udgaverne her er på svensk, finsk, engelsk og norsk.`,
  'where-the-wild-things-are': `Læg mærke til formatet: Først har billederne brede, hvide rande, så breder de sig og skubber teksten væk, indtil løjerne fylder hele opslag uden et eneste ord. Bagefter går det den anden vej. Børn mærker det, uden at nogen forklarer det.

Maurice Sendak lånte træk til uhyrerne fra de slægtninge, der kneb ham i kinden i hans barndoms Brooklyn. Bogen udkom i 1963, gjorde enkelte voksne urolige og fik den amerikanske Caldecott-medalje. Fra tre år, også til børn, der lige har haft en dårlig dag.`,
  'the-very-hungry-caterpillar': `Eric Carle malede på silkepapir, klippede arkene i stykker og klistrede dem sammen til frugter, blade og sol; deraf de lysende, lidt ujævne farver, man genkender på lang afstand. Ugens sider bliver bredere, jo større appetitten er, så selv små hænder kan bladre.

Han blev født i Amerika, voksede op i Tyskland og sagde, at temaet var håb: Noget lille og klodset skal blive til noget andet. Siden 1969 er bogen oversat til snesevis af sprog. En første billedbog for børn mellem et og fire år.`,
  'god-natt-alfons-aberg': `Tænder, historie, spildt vand, en forsvunden bamse: Enhver, der har puttet et barn, kender rækkefølgen. Det morsomme ligger i tålmodigheden og i, at ingen på noget tidspunkt råber.

Gunilla Bergström lod i 1972 en enlig far være helt selvfølgelig og forklarede det ikke med et ord. Hendes billeder er sat sammen af streg, stof og fotografier, så lejligheden virker som et sted, man selv har været. Mange bøger fulgte, og i dem bliver Alfons efterhånden et par år ældre. For tre- til seksårige og for trætte forældre.`,
  'mamman-och-den-vilda-bebin': `Hvor der er fare, har denne lille udbryder allerede været. Moderen, som tilsyneladende er alene med barnet, kommer altid et sekund for sent og giver aldrig op, og oplæseren vil uvægerligt holde med en af dem.

I 1980 var det den første af flere bøger om parret, og den er for længst blevet en moderne svensk klassiker. Barbro Lindgren skriver korte, stramme vers, og tegningerne tager sig af resten: snavs, fald og lettelse. Fra toårsalderen, og kort nok til at blive læst tre gange i træk.`,
  'gittan-och-gravargarna': `I stedet for at gå i panik gør pigen det, hun er bedst til: Hun organiserer. Ulvene er en pjusket og temmelig rådvild flok, og snart leger de børnehavelege og får besked på at hvile sig. Hvordan den mindste og forsigtigste kan ende som leder, fortælles mest i blikke og bevægelser.

Pija Lindenbaum har satirikerens streg og forklarer aldrig, hvad heltinden lærer af det hele. Bogen kom i 2000 og fik flere efterfølgere om samme pige. For børn fra fire til seks år, særligt de eftertænksomme.`,
  'garmanns-sommer': `Tre gamle tanter er på deres årlige besøg, og tvillingerne ved siden af kan både cykle og har tabt tænder. Garmanns sidder endnu fast. Tiden er åbenbart bekymrende i begge ender af livet, og alle har noget at miste eller vente på.

Stian Hole blander tegning og digital collage, så virkelige ansigter og insekter dukker op i en drømt have. Bogen blev hædret på børnebogsmessen i Bologna, og der er siden kommet flere om Garmann. Rolig og lidt melankolsk, for børn fra fem til otte og den, der sidder ved siden af.`,
  'koirien-kalevala': `Väinämöinen, Ilmarinen, Lemminkäinen og Louhi har beholdt deres navne og deres gamle stridigheder. Omkring dem bygger Mauri Kunnas en hel jernalder af smedjer, badstuer, både og mudrede slagmarker, så detaljeret, at hvert opslag rummer en halv snes sidehistorier.

Han er en af Finlands kendteste billedbogskunstnere, og handlingen følger forlægget mere trofast, end snuderne lader formode. Bogen udkom i 1992. Børn fra fem år får en løssluppen eventyrkomedie; familier med finske rødder eller ferieplaner får en smertefri indføring i landets nationaldigtning.`,
  'den-utrolige-historie-om-den-kaempestore-paere': `De to venner bor fredeligt ved havnen, indtil nogen sender bud efter hjælp. Borgmesterens stedfortræder har sine egne planer med byen, så der er god grund til at komme hurtigt af sted, og en nervøs professor slutter sig til som tredje mand om bord.

Jakob Martin Strid har også tegnet satire for voksne, og hans verdener myldrer af skilte, motorer og forunderlig mekanik. Med sit store format og sin lange historie rækker bogen til flere aftener, og der er altid en detalje, man overså sidst. Fra fire til otte år.`,
  'the-gruffalo': `Tre sultne dyr inviterer efter tur den lille vandrer hjem til et måltid, og hver især bliver de skræmt væk med endnu en gyselig enkelthed. Ideen er gammel: Julia Donaldson fandt den i et kinesisk folkeeventyr om en pige, der hævder at have en tiger i hælene.

Axel Scheffler tegner tykke konturer og runde øjne, og hans monster har både frygtelige tænder og et mildt ansigtsudtryk. Forfatter og tegner har siden lavet mange bøger sammen. Fra omkring tre år, og bedst når snilde får lov at vinde over størrelse.`,
} as const;
