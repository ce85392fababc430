// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  frankenstein: `Tre stemmer ligger inden i hinanden: en polarforsker, der skriver hjem fra isen, den lærde Victor Frankenstein, som han har reddet, og inderst det navnløse væsen selv. Fra Genève over Ingolstadt til Orkneyøerne skiftes de to til at forfølge og flygte.

Ideen kom i 1816 ved Genfersøen, da Byron foreslog sine gæster at skrive hver sin spøgelseshistorie. Romanen udkom anonymt to år efter, med Prometheus i undertitlen, og er siden udnævnt til science fiction-genrens begyndelse. For læsere, der tænker over forældreskab og over, hvem der egentlig er umennesket.`,
  dracula: `Efter forspillet i Transsylvanien flytter handlingen til badebyen Whitby, et skibbrud og et sygeleje. Tre bejlere, den rådsnare Mina og den hollandske professor Van Helsing lægger deres optegnelser sammen, og skrivemaskine, køreplan og blodtransfusion bliver sat ind mod en ældgammel fjende.

Bram Stoker var irer, ledede et teater i London for skuespilleren Henry Irving og skrev i fritiden. Ingen kunne i 1897 vide, hvor langt greven ville komme. Under eventyret løber tidens ængstelser for kvinder, fremmede og fremskridt. Bør læses om efteråret, over flere lange aftener.`,
  'the-fall-of-the-house-of-usher': `En barndomsven ankommer på hesteryg efter et brev og prøver hele tiden at finde fornuftige forklaringer. Tvillingesøsteren Madeline svinder hen, og værten maler ting, der ikke burde kunne males. Hos Poe er stuerne i et hus altid også stuerne i et sind, og ingen steder mere gennemført end her.

Novellen fra 1839 er et skoleeksempel på hans teori om den samlede virkning, hvor hver sætning tjener det samme mål. Baudelaire oversatte ham, og både fransk lyrik, detektivhistorien og den moderne gyser står i gæld. For læsere fra fjorten år.`,
  'strange-case-of-dr-jekyll-and-mr-hyde': `Sagføreren Utterson går tur om søndagen med en slægtning, som fortæller om en dør og et nedtrampet barn. Omkring denne tørre, trofaste mand har Stevenson ordnet en række ungkarle, tjenere, breve og aflåste skabe, så læseren også må gå efter beviserne.

Han skrev den i stor hast, og i januar 1886 blev den solgt som billigt spændingshæfte. Bag Londons gader har mange set hans fødeby, Edinburgh, med dens pæne og dens mindre pæne halvdel. Hykleri er det egentlige emne. Omkring hundrede sider til en enkelt aften, fra tretten år.`,
  'lat-den-ratte-komma-in': `Drengen samler udklip om drab og hugger i træer, mens han forestiller sig plageånderne. Eli bor bag tildækkede vinduer med en ældre mand, der løber frygtelige risici. Omkring dem går kvarterets drikkebrødre, en fraværende far og et politi, som prøver at forstå et lig, der er hængt op i et træ.

John Ajvide Lindqvist voksede op i Blackeberg og lagde debuten fra 2004 i sin egen barndoms forstad; titlen er lånt fra en sang af Morrissey. Bogen er mere udpenslet end filmen og rummer flere slags overgreb. Kun for voksne.`,
  farjan: `Baltic Charisma har haft bedre dage. Om bord denne aften er en ensom dreng med forældre, der skændes, to veninder på jagt efter sjov, en falmet popstjerne, som styrer karaokebaren, en vagt og en tidligere ansat med planer om et frieri.

Mats Strandberg, den ene halvdel af holdet bag Cirklen, bruger hvert eneste dæk. Kapitler på få sider klipper fra person til person, indtil besætningen ikke længere kan bilde sig ind, at det bare er fuldskab. For voksne med hang til katastrofefilm, men et dårligt valg som rejselæsning på selve overfarten.`,
  'the-shining': `Jack Torrance har mistet sin lærerstilling, Wendy stoler ikke helt på ham længere, og den femårige søn ved, hvad de begge tænker. Hotellets kok genkender evnen og giver den et navn. Så rejser de sidste gæster, vejen sner til, og kedlen i kælderen skal tilses.

Stephen King var endnu ny, da den tredje roman kom i 1977; en overnatning på et næsten tomt hotel i Colorado havde givet ham stedet. Han holdt ikke af Kubricks film og vendte årtier senere tilbage til Danny i en fortsættelse. For voksne læsere, gerne i tøvejr.`,
  'the-haunting-of-hill-house': `Doktor Montague vil have videnskabelige beviser og lejer stedet. Sammen med ham indlogerer sig den charmerende arving Luke, Theodora, der synes at læse tanker, og Eleanor Vance, som har brugt sin ungdom på at pleje sin mor og aldrig er blevet ventet noget sted. Opsynsmandens kone går altid hjem før mørkets frembrud.

Shirley Jackson var blevet berygtet med en enkelt novelle og skrev også komisk om familieliv; begge talenter mødes i dialogen. Romanen fra 1959 afgør aldrig, om faren sidder i væggene. For dem, der frygter en hånd i mørket mere end blod.`,
  kuokkamummo: `Suvikylä består af blokke, stier og strandkant, og her er en skræmmende leg gået i arv længere, end nogen husker. Samuel vender hjem for at begrave sin far og finder ud af, at en gammel sommer ikke er forbi; forskeren Maisa stiller spørgsmål, som de lokale svarer for hurtigt på eller slet ikke.

Marko Hautala kender selv den østerbottniske kyst, og hans gru vokser ud af kældre, arbejdsløshed og skam frem for slotte. Koncentreret og dyster, for læsere, der kun kender nordisk mørke fra krimien. På finsk og engelsk.`,
  'de-dodes-tjern': `Selskabet består blandt andet af en krimiforfatter, en psykoanalytiker, en mand, der tror på det okkulte, og en fornuftig jurist, og målet er en ensom hytte i Østlandets skove. Man siger, at en mand engang dræbte af jalousi derude og druknede sig bagefter.

André Bjerke, lyriker og berømmet oversætter, udgav romanen under navnet Bernhard Borge, og sådan hedder også dens fortæller. Den udkom i det besatte Norge i 1942 og blev filmet i 1958. Freud, folketro og opklaringskunst kappes om forklaringen i vittig samtale ved pejsen. For unge og voksne.`,
} as const;
