// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  factfulness: `I begyndelsen står en quiz om vaccination, pigers skolegang og befolkningstal, og de fleste klarer sig dårligere end tilfældet. I stedet for rig og fattig foreslår Rosling fire indkomstniveauer og illustrerer dem med senge, komfurer og tandbørster. Frygt, skyld, hastværk og de øvrige impulser får hvert sit kapitel.

Professoren i global sundhed skrev bogen med sønnen Ola og svigerdatteren Anna Rosling Rönnlund og døde i 2017, inden den udkom. Kritikere finder den for lys på klimaets og ulighedens vegne. Den er let at læse og godt stof til undervisning og skænderier.`,
  'thinking-fast-and-slow': `To figurer går igen: et hurtigt, intuitivt System 1 og et dovent, omhyggeligt System 2. Af deres samarbejde følger forankring, tilgængelighed, planlægningsfejl og vores overdrevne uvilje mod tab. Til slut skelnes der mellem det jeg, som oplever, og det, som husker, med følger for det, vi kalder lykke.

Meget af arbejdet er gjort sammen med Amos Tversky, hvis minde bogen er tilegnet; Kahneman, der var psykolog, fik økonomiprisen i 2002. Nogle af de omtalte forsøg, om priming, har siden vist sig usikre. Ikke svær, men omfangsrig; for folk, som træffer beslutninger.`,
  'a-vindication-of-the-rights-of-woman': `Talleyrand havde foreslået et fransk skolevæsen uden piger, og Wollstonecraft tilegnede ham sit svar. Hvis fornuften hæver mennesket over dyrene, spørger hun, hvordan kan halvdelen så opdrages til at behage? Hun kræver fælles skoler, erhverv og ægteskaber mellem venner.

Hun var toogtredive, levede af at anmelde og havde allerede svaret Burke om Den Franske Revolution. Efter den tidlige død led hendes ry under afsløringer om privatlivet, og det blev kampen for stemmeret, der genfandt hende. Springende, veltalende og sarkastisk. For læsere, der vil finde feminismens kilder.`,
  'a-room-of-ones-own': `I 1928 var Virginia Woolf inviteret til at tale på to kvindecolleges i Cambridge, og af foredragene gjorde hun året efter en slags fortælling. To måltider sammenlignes, ét med agerhøns og ét med svesker; en dag går på British Museum, hvor kun mænd har skrevet om kvinder.

Essayet er litteraturhistorie, satire og stilistisk lektion på én gang, og Austen, søstrene Brontë og Aphra Behn får deres ros undervejs. Det er kort, elegant og lettere at læse end romanerne. En oplagt gave til unge mennesker, der skriver.`,
  'manifest-der-kommunistischen-partei': `Marx var niogtyve og Engels syvogtyve, da et forbund af udvandrede håndværkere bestilte et program hos dem. Fire afsnit behandler klassekampe og borgerskabets bedrifter, kommunisternes mål, konkurrerende socialismer og, ganske kort, taktik.

Det blev trykt i London i februar 1848, netop som revolutionen brød ud i Paris, fik i begyndelsen kun ringe indflydelse og er siden oversat næsten overalt. Det, der er gjort i dets navn, gør en neutral læsning vanskelig og en nøje nødvendig. De senere forord er oplysende. For studerende i historie, økonomi og retorik af enhver kulør.`,
  'bokhandleren-i-kabul': `Det er foråret 2002, efter Talibans fald, og flere generationer deler en lejlighed i en medtaget boligblok. En ganske ung hustru nummer to, en mor, brødre og sønner får hver deres kapitel; den yngste søster, Leila, arbejder fra morgen til aften og håber at blive lærer.

Seierstad var krigsreporter og skrev bogen som en roman, hvor hun selv er udeladt. Hovedpersonen genkendte sig selv og lagde sag an, og spørgsmålet om, hvad en gæst har ret til at fortælle, har fulgt den siden. For læsere med interesse for hverdagsliv og for journalistikkens grænser.`,
  'the-nordic-theory-of-everything': `Titlen leger med en svensk tanke, ifølge hvilken kærlighed kun er ægte mellem folk, der ikke er afhængige af hinanden. Partanen bruger den på forældre og børn, ægtefæller, elever, patienter og gamle og undrer sig over, hvorfor frihedens land binder så meget til arbejdsgiver og slægt.

Hun er journalist, giftede sig med en amerikaner og blev statsborger. Bogen er skrevet på engelsk i 2016 og henvender sig til læsere i USA, og netop derfor lærer man noget i Norden af at kigge med. Personlig og høflig, for debattører og udvandrere.`,
} as const;
