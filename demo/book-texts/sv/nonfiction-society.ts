// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  factfulness: `Boken är uppbyggd kring tio instinkter som förvränger vår världsbild, bland dem gapet, det negativa, den raka linjen och syndabocken. Mot dem ställs en enkel indelning i fyra inkomstnivåer i stället för rika och fattiga länder. Läsaren får först göra ett test och brukar bli lite generad över resultatet.

Hans Rosling, läkare och professor i internationell hälsa, skrev den under sin sista sjukdomstid tillsammans med sonen Ola och svärdottern Anna Rosling Rönnlund; den kom 2018, året efter hans död. Alla håller inte med om optimismen. Från femton år, ypperlig i skola och vid köksbordet.`,
  'thinking-fast-and-slow': `Kahneman berättar om ett livslångt samarbete med Amos Tversky och om de felslut de hittade, ofta genom att iaktta sig själva: ankring, tillgänglighet, rädsla för förlust, planeringsoptimism. Andra avsnitt gäller skillnaden mellan det upplevande och det minnande jaget, som inte alltid vill ha samma semester.

Daniel Kahneman var psykolog men fick 2002 Riksbankens pris i ekonomisk vetenskap till Alfred Nobels minne. Boken från 2011 sammanfattar forskningen; vissa av de refererade experimenten har senare ifrågasatts, vilket han själv medgav. Tjock men pedagogisk, med korta kapitel. För beslutsfattare, lärare och självkritiska.`,
  'a-vindication-of-the-rights-of-woman': `Wollstonecraft riktar sig mot Rousseau, som ville uppfostra flickor till att behaga, och mot handböcker i god ton. Hennes argument är att förnuftet saknar kön, att okunnighet gör människor till slavar eller tyranner och att gossar och flickor borde gå i samma skolor. Tonen växlar mellan resonemang, satir och vrede.

Mary Wollstonecraft försörjde sig som lärare, översättare och skribent och var mor till Mary Shelley. Skriften kom 1792 och är en av feminismens grundtexter. Meningarna är långa, som på sjuttonhundratalet, men läst kapitelvis är den pigg. För idéhistoriskt intresserade.`,
  'a-room-of-ones-own': `Jaget i texten, som lika gärna kan heta Mary Beton eller något annat, blir bortkört från gräsmattan vid ett universitet, jämför lunchen på ett rikt manscollege med middagen på ett fattigt kvinnocollege och slår upp vad män skrivit om kvinnor. Mest känd är tanken på Shakespeares lika begåvade syster.

Virginia Woolf byggde essän på två föreläsningar i Cambridge hösten 1928. Den är skriven som berättelse snarare än avhandling, och resonemanget böljar, men slutsatsen om pengar och dörr med lås är mycket konkret. Kort och kvick. För alla som skriver, eller vill.`,
  'manifest-der-kommunistischen-partei': `Fyra avsnitt: om borgare och proletärer, om proletärer och kommunister, om andra socialistiska riktningar och om förhållandet till oppositionen i olika länder. Det första är det mest lästa, en berättelse om hur handel, maskiner och marknad river upp alla gamla band. Den tredje delen, full av samtida polemik, kan den otålige skumma.

Karl Marx var tjugonio och Friedrich Engels tjugosju när texten trycktes i London i februari 1848, strax före revolutionerna. Få politiska skrifter har haft större följder, även fruktansvärda. Läst som retorik är den en förebild. För alla som diskuterar politik och vill ha gått till källan.`,
  'bokhandleren-i-kabul': `Våren efter talibanernas fall 2001 flyttade Seierstad in hos en bokhandlare som i texten kallas Sultan Khan. Hon själv är osynlig; i stället följer kapitlen en yngre syster med hushållsslit och drömmar om att bli lärare, en andra hustru på sexton år, söner i butiken, giftermål, pilgrimsfärd och en liten stöld.

Åsne Seierstad hade varit krigskorrespondent på Balkan och i Tjetjenien. Boken från 2002 spreds snabbt i världen, och dess förebild protesterade; saken hamnade i domstol och ledde till en lång debatt om reportagets etik. Lättläst och upprörande, bra att samtala om i cirkel.`,
  'the-nordic-theory-of-everything': `Partanen gifte sig med en amerikan, fick ångest inför försäkringsblanketter och började jämföra: föräldraledighet, college, skattedeklaration, äldrevård. Grundtanken hämtar hon från historikern Lars Trägårdh och kollegan Henrik Berggren, som beskrivit svensk kärlek som ett förhållande mellan oberoende individer. Hon räknar, intervjuar och berättar ur egen erfarenhet.

Anu Partanen skrev boken på engelska 2016, i första hand för amerikaner, vilket gör att nordiska läsare får se sig själva utifrån. Kritik av de egna systemen finns också med. Finns här på engelska och finska; för utvandrare, hemvändare och samhällsdebattörer.`,
} as const;
