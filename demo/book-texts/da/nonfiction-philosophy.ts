// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'politeia-platon': `Sokrates er gået ned til havnen for at se en fest og bliver holdt tilbage. Thrasymachos hævder, at det rette er, hvad der gavner den stærkeste; Platons brødre Glaukon og Adeimantos forlanger et bedre svar. Altså grundlægger man en by i ord, med vogtere, fælles eje og herskere, der helst ville slippe.

De ti bøger, skrevet omkring 375 f.Kr., berører næsten ethvert tema i den senere filosofi. Om den beskrevne stat er et forslag, en advarsel eller et billede af sjælen, strides man fortsat om. Dialogformen gør det muligt for enhver at gå i gang.`,
  'ta-eis-heauton': `De tolv korte bøger blev delvis til i lejren og var ikke tænkt for nogen læser. Den første takker ét for ét de mennesker, han har lært noget af; de andre er øvelser, hvor de samme få tanker får stadig nye ord.

Marcus Aurelius regerede fra 161 til 180 gennem krig og pest og tog pejling efter Epiktet, som havde været slave. Stoikernes råd om at skelne mellem det, der afhænger af os, og det, der ikke gør, er igen populært. Oversættelserne er vidt forskellige i tonen, så læs en prøve først. Til urolige tider.`,
  'discours-de-la-methode': `Seks korte dele rummer en beretning om skoletid og rejser, fire regler for tænkning, en foreløbig moral, beviset, der tager afsæt i tvivlen, lidt fysiologi og en opfordring til forskning. Den berømte sætning om at tænke og være til står her for første gang, på fransk.

Skriftet udkom anonymt i Leiden i 1637 som forord til afhandlinger om optik, meteorer og geometri. Ved at vælge modersmålet frem for latin henvendte Descartes sig til alle med sund dømmekraft, også kvinder. Moderne filosofi får gerne lov at begynde her. Egnet som den allerførste filosofiske tekst.`,
  'frygt-og-baeven': `Johannes de silentio, som forfatteren kaldes, kan beundre Abraham, men ikke forstå ham. Findes der en pligt højere end etikken, og må man tie over for hustru og barn? Tre problemer behandles efter tur, med sideblik til Agamemnon, en havmand og en troens ridder, der ligner en skatteopkræver.

Bogen kom i 1843, samme år som Enten – Eller, ikke længe efter at Kierkegaard havde hævet forlovelsen med Regine Olsen. Det private offer anes under det bibelske. Eksistentialisterne har siden gjort krav på den. At læse den på det sprog, den er tænkt på, er et privilegium.`,
  'also-sprach-zarathustra': `Efter ti år i en hule går han ned til menneskene med et billede af en linedanser og af, hvad de kunne blive til. Taler om venskab, krig, kyskhed, stat og hævn veksler med sange og gåder. En ørn og en slange holder ham med selskab, og tanken om den evige genkomst skræmmer endda ham selv.

De fire dele blev til mellem 1883 og 1885 i Lutherbibelens tone og imod dens indhold. Bogen er misbrugt politisk og omsat til musik af Strauss. Georg Brandes hørte til de første, der holdt forelæsninger om forfatteren. For læsere, som vil have deres tanker på vers.`,
  'le-deuxieme-sexe': `Først undersøges biologi, psykoanalyse og marxisme, og de findes utilstrækkelige; så følger historie og myter. Andet bind gennemgår barndom, første kærlighed, ægteskab, moderskab, prostitution og alderdom. Tesen er eksistentialistisk: Kvinden er blevet gjort til den Anden, og hvad der er gjort, kan laves om.

Værket solgte hurtigt og vakte skandale; Vatikanet satte det på listen over forbudte bøger. Flere tidlige oversættelser var stærkt forkortede, så det er værd at se efter, om udgaven er fuldstændig. Langt, lærd og ofte ironisk, og det kan udmærket læses kapitelvis.`,
  'the-human-condition': `Hvad hører til i husholdningen, og hvad hører til blandt borgere? Det første holder os i live, noget andet efterlader ting, og kun når vi handler og taler, viser vi, hvem vi er. Den moderne tid har efter Arendts mening gjort næsten alt til det første.

Hun var flygtet fra Tyskland og Frankrig og blevet kendt med sit værk om totalitarismen. Bogen fra 1958 indfører hendes begreb natalitet: Med hver fødsel kan noget nyt begynde. Prosaen er tæt og original, men uden skolejargon. For læsere, som tænker over politik og ikke kun følger med i den.`,
  'kjedsomhetens-filosofi': `Fire dele tager sig af problemet, af fortællinger om kedsomhed fra klostrenes acedia til moderne romaner, af Heideggers analyse og af det etiske spørgsmål om, hvad man skal stille op. Kedsomhed i et venteværelse skilles fra den dybere, som gælder alt.

Lars Svendsen er professor i Bergen og har siden skrevet på samme måde om frygt, mode, ensomhed og frihed. Med bogen fra 1999 blev han kendt som en essayist, der tager filosofien med ud af seminarrummet. Han lover ingen helbredelse. Til søndag eftermiddage og til folk, der ruller på skærmen.`,
} as const;
