// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'politeia-platon': `Dialogen är indelad i tio böcker. Först prövas och förkastas de vanliga svaren, bland annat sofisten Thrasymachos hårdföra åsikt att rätt är den starkes fördel; därefter undersöks själen genom den större bilden av en stad. Uppfostran, konstens faror, kvinnors plats bland väktarna, styrelseskickens förfall och till sist en myt om livet efter döden hör till ämnena.

Platon skrev verket på 370-talet före vår tideräkning. Det har kallats både utopi och varning, och nästan all politisk filosofi svarar på det. Samtalsformen gör det läsbart även utan förkunskaper; ta en bok i taget.`,
  'ta-eis-heauton': `Den första av de tolv böckerna är ett tack till lärare, släktingar och gudar för vad de lärt honom. Resten är korta stycken utan ordning: om att stiga upp trots att man är trött, om besvärliga människor, om ryktets korthet och om att allt förvandlas. Tankarna upprepas, som övningar gör.

Marcus Aurelius skrev på grekiska, delvis under fälttågen vid Donau, i slutet av sitt liv. Han är den siste stora rösten i den antika stoicismen. Boken kan öppnas var som helst och passar nattduksbordet, jäktade chefer och den som sörjer.`,
  'discours-de-la-methode': `Skriften har sex delar. Descartes berättar om sin skolgång, sina resor under trettioåriga krigets första år och en vinter i ett uppvärmt rum, ställer upp fyra enkla regler för tänkandet och en provisorisk moral att leva efter under tiden. Sedan kommer jaget, Gud, hjärtats rörelse och en dröm om en nyttig naturvetenskap.

Texten trycktes anonymt i Leiden 1637 som inledning till tre vetenskapliga avhandlingar. Författaren dog 1650 i Stockholm, hos drottning Kristina. Under hundra sidor, personligt hållen; ett bra första möte med den moderna filosofin.`,
  'frygt-og-baeven': `Bakom pseudonymen Johannes de silentio står en berättare som säger sig inte kunna förstå tron, bara beundra den. Han återger vandringen mot Morija berg i fyra variationer, jämför Abraham med antikens tragiska hjältar och frågar om det finns något högre än det etiska. Ironi och allvar går inte att skilja åt.

Søren Kierkegaard var trettio år när boken kom 1843, och den brutna förlovningen med Regine Olsen ligger nära under ytan. Existentialister, teologer och författare har läst den om och om igen. Kort, poetisk, motspänstig; för både troende och tvivlare.`,
  'also-sprach-zarathustra': `Verket består av fyra delar med korta tal, sånger och möten: lindansaren på torget, dvärgen på stigen, djuren vid grottan. Här formas tankarna om övermänniskan, viljan till makt och den eviga återkomsten, sällan som argument, oftare som gåtor. Bibelns tonfall parodieras och lånas på samma gång.

Friedrich Nietzsche skrev delarna i snabb följd mellan 1883 och 1885, ensam och sjuk, i Schweiz, Italien och Frankrike. Boken har tolkats av konstnärer, tonsättare och ideologer, ibland grovt förvanskad. Inte det lättaste stället att börja hos honom, men det mest egenartade. För läsare med sinne för rytm.`,
  'le-deuxieme-sexe': `Första delen undersöker vad biologi, psykoanalys, historia och litteratur har påstått om kvinnan, andra delen hur ett liv faktiskt levs, från flickans uppfostran till den gifta, den älskande och den yrkesarbetande. Bärande är tanken att kvinnan gjorts till den Andra, och att könet är något man formas till.

Simone de Beauvoir publicerade verket 1949, mitt i den existentialistiska kretsen i Paris, och mötte både skandal och stor publik. Feminismens senare riktningar har byggt på det och grälat med det. Omfattande, men kapitlen går att läsa fristående. För filosofiskt och samhällsintresserade.`,
  'the-human-condition': `Arendt börjar med Sputnik, som 1957 lämnade jorden, och frågar vad det betyder att vilja fly från de mänskliga villkoren. Därefter går hon till grekernas åtskillnad mellan hushåll och torg, till hantverkarens varaktiga ting och till handlingens risk: att den är oförutsägbar och inte kan göras ogjord. Löftet och förlåtelsen är hennes svar på just det.

Hannah Arendt, tysk-judisk flykting i New York, hade skrivit om totalitarismen innan hon gav ut boken 1958. Begreppen kräver långsam läsning. För den som funderar över arbete, demokrati och medborgarskap, gärna i studiecirkel.`,
  'kjedsomhetens-filosofi': `Svendsen skiljer mellan den tristess som har ett föremål, som ett försenat tåg, och den existentiella, där ingenting lockar alls. Han läser Pascal, Kierkegaard och Heidegger, men också romaner, film och popmusik, och menar att fenomenet i vår mening hör till moderniteten. Fyra kapitel behandlar problemet, berättelserna, fenomenologin och moralen.

Lars Fr. H. Svendsen är professor i filosofi i Bergen och har senare skrivit om bland annat mode, rädsla och ensamhet. Boken från 1999 är essäistisk, lättsam i tonen och noga i tanken. Bra ingång till filosofi, även för den som har roligt.`,
} as const;
