// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'livlakarens-besok': `Johann Friedrich Struensee är läkaren, Kristian VII den unge kungen vars förstånd brustit under en brutal uppfostran, och Caroline Mathilde drottningen som ingen frågat. Mot dem står Guldberg, fromheten själv, som ser upplysningen som en smitta. Enquist låter ett par korta revolutionsår bli ett kammarspel om handlingskraft och tvekan.

Per Olov Enquist skriver i en rytm av upprepningar och kärva konstateranden, som en historiker med feber. Romanen från 1999 belönades med Augustpriset. För läsare som tycker om historia, politik och kärlek i tät form, utan kostymdramats puder.`,
  'rovarna-i-skuleskogen': `Skord lever länge, mycket längre än de människor han slår följe med. Från medeltidens tiggarbarn vandrar han vidare genom rövarband, krig, alkemi, läkekonst och artonhundratalets salonger, alltid en främling som prövar vad det är att vara människa. Trolldomen är verklig men aldrig gullig; hungern och kölden är lika påtagliga.

Kerstin Ekman blandar krönika, skröna och idéhistoria, och språket skiftar ton med seklen. Romanen från 1988 hör till hennes rikaste. Den passar läsare som gillar Selma Lagerlöfs sagovärld men vill ha den mer jordig och mer tvivlande.`,
  juloratoriet: `Solveig skulle ha sjungit i Bachs Juloratorium i Sunne kyrka. I stället blir verket en längtan som går i arv från maken Aron till sonen Sidner och vidare till sonsonen Victor, som många år senare återvänder för att framföra det. Breven över världshaven bär både tröst och vanvett.

Göran Tunström växte upp som prästson i just Sunne och skrev gärna om det lilla samhället som världens mitt. Romanen från 1983 fick Nordiska rådets litteraturpris och har filmats. Poetisk, humoristisk och sorgsen; för den som läser lika mycket för språkets skull.`,
  hummelhonung: `Hadar och Olof heter bröderna; den ene äter bara salt och fläsk, den andre bara sött. Mellan deras hus går föreläserskan i snön, vårdar dem båda och får höra två versioner av samma liv. Samtidigt försöker hon skriva sin bok om den helige Kristofer, bäraren.

Torgny Lindgren från Västerbotten skrev kort, med bibelklang och ett skratt långt ner i halsen. Romanen gav honom Augustpriset 1995. Den är kroppslig, stundtals frånstötande och djupt komisk, läst på ett par kvällar. För läsare som uppskattar berättelser där det allvarligaste sägs med ett ansikte av sten.`,
  'anna-hanna-och-johanna': `Hanna föds i fattiga gränstrakter i Dalsland, får ett barn för tidigt och blir mjölnarhustru. Johanna växer upp i Göteborg, arbetar, engagerar sig och blir hemmafru i folkhemmet. Anna, den välutbildade, ser bådas val upprepas i sitt eget äktenskap. Varje kvinna får sin del av romanen och sin egen ton.

Marianne Fredriksson hade varit journalist och chefredaktör innan hon började skriva romaner, och hon blev med den här boken läst långt utanför Sverige. Berättandet är enkelt och samtalande. En bok som ofta går från mor till dotter, och gärna läses i cirkel.`,
  sommarboken: `Boken består av tjugotvå korta kapitel, som var för sig kunde vara en novell: om en katt som hellre jagar än kelar, om en granne som bygger för stort, om ett litet Venedig i ett kärr. Flickans mor är död, men det nämns bara i förbigående, och fadern arbetar tyst vid sitt bord.

Tove Jansson hämtade figurerna från sin egen mor och sin brorsdotter och miljön från öarna i Pellinge skärgård. Romanen från 1972 är skriven för vuxna. Torr, öm och osentimental; en bok att läsa om varje juni.`,
  'hagring-38': `Claes Thune är nyskild, klok och lite passiv; fru Wiik, som sköter hans kontor, är effektiv och säger inte mer än hon måste. I herrklubben delas vännerna allt tydligare av frågan om Tyskland, och en judisk sprinters lopp på Olympiastadion blir ett oroande tecken. Under ytan ligger fånglägren från 1918.

Kjell Westö har i flera romaner gjort Helsingfors till sitt stora ämne. Den här fick Nordiska rådets litteraturpris 2014. Spänningen är långsam men obeveklig, samhällsbilden nyanserad. För läsare av historiska romaner som inte vill ha hjältar och skurkar färdigmärkta.`,
  puhdistus: `Aliide Truu har överlevt genom att hålla sig till de starkaste, och nu, 1992, kastar pojkar sten på hennes hus i det nyss självständiga Estland. Zara är på flykt från män som sålt hennes kropp. De båda kvinnornas historier vävs samman med fyrtiotalets: två systrar, en man, en källare.

Sofi Oksanen, finländsk författare med estnisk mor, behandlade först ämnet i en pjäs. Romanen från 2008 fick både Finlandiapriset och Nordiska rådets litteraturpris. Våldet mot kvinnor skildras rakt och är tungt att läsa, men berättandet har en thrillers spänning.`,
  'janiksen-vuosi': `Vatanen säljer sin båt, struntar i hustrun och redaktionen och tar tillfälliga arbeten allt längre norrut, med haren vid sin sida. Kapitlen är korta äventyr där poliser, präster, militärer och en envis korp får spela mot honom. Ingenting förklaras psykologiskt; han går helt enkelt.

Arto Paasilinna hade själv varit journalist och skogsarbetare, och boken från 1975 blev hans stora genombrott, särskilt i Frankrike. Den är burlesk, torr och mycket finsk i sin tystnad, men drömmen om att kliva av är begriplig överallt. Bra läsning till någon som arbetar för mycket.`,
  'hytti-nro-6': `Flickan har inget namn, mannen heter Vadim och talar nästan oavbrutet, skrytsamt, rasistiskt, ibland barnsligt hjälplöst. Tåget stannar i Omsk, Novosibirsk, Irkutsk; man köper gurkor på perrongen, går ut i kylan, kommer tillbaka till samma trånga rum. I Moskva finns det som hon försöker få avstånd till.

Rosa Liksom, från finska Lappland och även bildkonstnär, skriver en prosa av långa uppräkningar där dofter och färger trängs. Romanen gav henne Finlandiapriset 2011 och blev senare en fri filmatisering. Kort och intensiv; för läsare som reser gärna men inte bekvämt.`,
  'taalla-pohjantahden-alla': `Jussi heter drängen som får bruka upp ett torp på prästgårdens mark utan att äga den, och sonen Akseli växer upp med frågan varför. Till prästgården kommer nytt herrskap med nya övertygelser, i byn talar skräddare Halme om socialism med stora ord. Storpolitiken når fram som arrenden, strejker och rykten.

Väinö Linna skrev trilogin 1959–1962, och den förändrade finländarnas syn på inbördeskriget, som skildras i del två. Här är det ännu förspel. Episk, saklig och full av humor i dialogen. För läsare av Moberg som vill vidare österut.`,
  'de-maske-egnede': `Peter berättar som vuxen, trevande och envist. Som pojke på Biehls privatskola vet han att klockorna styr allt, och att Katarina och den skadade August befinner sig där av något skäl. Tillsammans börjar de mäta tiden, testa reglerna och söka efter planen bakom godheten.

Peter Høeg gav ut romanen året efter Fröken Smillas känsla för snö, och han lät huvudpersonen bära sitt eget namn utan att den är en självbiografi. Halva boken är berättelse, halva är tankar om tid. Krävande, arg och öm; för läsare som minns skolan med obehag.`,
  'profeterne-i-evighedsfjorden': `Morten Falck är lärd, begärlig och svag, och författaren skonar honom varken från kroppens plågor eller självinsikt. Bland dem han möter finns handelsmän, en änka som vet mer än han om överlevnad, och paret Maria Magdalena och Habakuk, som leder den fria församlingen vid Evighetsfjorden. Inte minst är det en roman om tro.

Kim Leine är född i Norge och arbetade som sjuksköterska på Grönland. Romanen tilldelades Nordiska rådets litteraturpris 2013. Tjock, rå och historiskt rik, med lukt i varje scen. För läsare med starka magar och lust på stora berättelser.`,
  'dette-burde-skrives-i-nutid': `Dorte tar tåget till staden fast hon sällan går på föreläsningarna, sover dåligt, får besök och låter sig älskas lite i förbigående. Mostern, även hon Dorte, är livets trygga punkt. Tidslagren glider in i varandra utan markering, så att man ibland inte vet om det är nu eller ett år tidigare.

Helle Helle är ett av den danska minimalismens främsta namn: hennes personer säger aldrig vad de känner, och hennes humor är knappt synlig. Romanen från 2011 är kort. För läsare som tycker om det vardagliga, och som lyssnar efter det som utelämnas.`,
  'is-slottet': `Siss är den självklara medelpunkten i klassen, Unn är ny, föräldralös och håller sig för sig själv. Vad Unn ville berätta får vi aldrig riktigt veta. Efteråt bär Siss sitt löfte så hårt att hon själv stelnar, medan de vuxna letar, frågar och till sist låter henne vara ifred.

Tarjei Vesaas skrev på nynorska och levde på en gård i Telemark. Romanen från 1963 fick Nordiska rådets litteraturpris. Prosan ligger nära lyriken, med isens rum och ljus skildrade som ett verkligt slott. Den kan läsas av unga från femton år och av alla vuxna.`,
  'det-andre-namnet': `Det är advent, Asle kör fram och tillbaka mellan Dylgja och staden, pratar med grannen Åsleik om målningar och lutfisk, ber på latin och ser sig själv som ung med Ales. En tavla med två streck som korsar varandra står på staffliet. Ingenting händer, och ändå glider hela livet förbi.

Jon Fosse, även stor dramatiker, tilldelades Nobelpriset 2023. Septologin skrevs efter hans övergång till katolicismen och är på nynorska i original. Upprepningarna verkar som musik: man bör läsa lugnt, gärna lite i taget. För läsare som söker stillhet snarare än handling.`,
  'ut-og-stjaele-hester': `Trond är sextiosju, änkeman, med hund och radio i ett enkelt hus nära svenska gränsen. Grannen Lars visar sig tillhöra en familj från den där sommaren, då en lek med hästar, en olycka med ett gevär och timmerflottningen förändrade allt. Krigsårens kurirverksamhet ligger bakom faderns frånvaro.

Per Petterson hade varit bibliotekarie och bokhandlare innan han blev författare på heltid. Romanen från 2003 blev ett internationellt genombrott och har filmats. Den är skriven med fysisk precision, om arbete och mäns tystnad. För läsare som gillar Hamsun, Hemingway och långsam höst.`,
  'arv-og-miljo': `Bergljot skriver om teater och har i många år hållit sig undan föräldrarna. Arvstvisten drar henne tillbaka, via mejl, sms, telefonsamtal och nattliga tankar som upprepar sig därför att de måste. Systrarna har sin bild, brodern ansluter sig till hennes, och romanen är framför allt en studie i hur en familj enas om att inte höra.

Vigdis Hjorth fick med boken 2016 en stor publik och en häftig norsk diskussion om verklighetslitteratur. Den hämtar tankegods från psykologi, krig och drama. Obekväm, lärd och rolig mitt i allt. Särskilt för läsare som vet vad julbord kan innebära.`,
  'dinas-bok': `Som liten vållar Dina en olycka som förmörkar hennes fars hus, och därefter växer hon upp utan någon som vågar uppfostra henne. De döda följer henne i rummet lika konkret som tjänstefolket. Gifter sig gör hon med den äldre Jacob, herre till handelsplatsen Reinsnes, och sedan kommer ryssen Leo.

Herbjørg Wassmo, från Vesterålen, skrev romanen 1989 som början på en trilogi, och den filmades med titeln Jag är Dina. Varje kapitel inleds med ord ur Bibeln. Bred, erotisk och ödesmättad, med Nordlands vinter som hotande kuliss. För läsare med smak för starka viljor.`,
  forforeren: `Romanens berättare är okänd länge och har en tydlig agenda: att återge en hyllad mans liv i en ordning som ger det mening. Från barndomens Grorud till tv-serien Tänka stort kastas man mellan åldrar, resor och kärlekar, varje episod ett nav som förbinds med nästa som ekrar i ett hjul.

Jan Kjærstad gav ut romanen 1993 som första del i trilogin om Jonas Wergeland; tredje delen fick Nordiska rådets litteraturpris. Här är den norska efterkrigstiden, medierna och slumpen huvudteman. Lång, lekfull och beläst; för den som gillar Kundera och stora konstruktioner.`,
  paradisarheimt: `Steinar från Hlíðar under Steinahlíðar är en from, artig bonde som bygger vackra stenmurar och nästan aldrig svarar direkt på en fråga. Medan han är borta faller gårdens liv, och hustru och barn får bära följderna av hans dröm. Mormonbiskopen Þjóðrekur, ofta misshandlad hemma, framställs med respekt och komik.

Halldór Laxness utgick från en isländsk utvandrares verkliga levnadsberättelse och reste själv till Utah. Romanen kom 1960, fem år efter Nobelpriset. Ironin är så stilla att man kan förbise den. För läsare som tycker om sagor för vuxna och besvärliga frågor om hopp.`,
  'englar-alheimsins': `Páll föds samma dag som Island går med i Nato, den 30 mars 1949, och berättar själv sin historia. Uppväxt, arbetarkvarter och första kärlek glider över i förvirring, och på Kleppur träffar han Viktor, Óli och Pétur, var och en med sin egen logik. Skämten är deras främsta gemenskap.

Einar Már Guðmundsson skrev till minne av sin bror. Romanen fick Nordiska rådets litteraturpris 1995 och filmades av Friðrik Þór Friðriksson med musik av Sigur Rós. Poetiskt kort i kapitlen, aldrig sentimental. För läsare som vill förstå utan att få en diagnos.`,
  beloved: `Huset har nummer 124, och grannarna går inte gärna dit. En dag dyker Paul D upp, från samma plantage Sweet Home, och för en stund ser det ut att kunna bli en framtid; sedan kommer en ung kvinna som kallar sig Älskade. Morrison skildrar vad man gör med ett minne som inte låter sig bäras.

Utgångspunkten är ett verkligt fall från 1850-talets Kentucky och Ohio. Romanen fick Pulitzerpriset, och Toni Morrison Nobelpriset 1993. Språket är poetiskt och kronologin bruten, så läs med tålamod. För läsare som inte väjer för svåra ämnen.`,
  'the-remains-of-the-day': `Resan sker sommaren 1956, men minnena går till mellankrigstiden, då lord Darlington höll informella konferenser för att förbättra relationen till Tyskland. Stevens far arbetar kvar för länge, miss Kenton kommer med blommor, gästerna behöver sitt vin. En butlers värdighet är något han har tänkt mycket över.

Kazuo Ishiguro, född i Nagasaki och uppväxt i Surrey, fick Bookerpriset för romanen 1989 och Nobelpriset 2017. Stilen är konsten att berätta genom någon som inte ser sig själv. Lättläst och oförglömligt ironisk. Bra att ge även till den som annars helst ser engelska tv-dramer.`,
  'l-amica-geniale': `Utgångspunkten är att den vuxna Lila försvinner och Elena, arg, sätter sig att skriva. Femtiotalets kvarter är våldsamt: gamla lån, svartabörshandel, slagsmål i trappan och en dialekt man måste tala för att få vara ifred. Skolan är en väg ut, men bara för en av dem.

Elena Ferrante är en pseudonym, och ingen har bekräftat vem som står bakom. Boken från 2011 är den första av fyra i Neapelkvartetten. Sidorna är täta av namn, därför finns rollista. Passar den som läser för relationer, klass och kvinnoliv, och fungerar ypperligt i bokcirkel.`,
  'cien-anos-de-soledad': `Zigenaren Melquíades kommer med magneter och is, en flicka äter jord, överste Aureliano startar krig på krig och förlorar dem alla, och Úrsula håller ordning på huset i över hundra år. Vardag och under har samma tonfall. Bananbolagets ankomst ger berättelsen en historisk tyngd mitt i sagan.

Gabriel García Márquez skrev romanen i Mexico City, och den gjorde 1967 latinamerikansk litteratur till ett världsbegrepp; Nobelpriset följde 1982. Meningarna är långa och musikaliska, men humorn hjälper. Ta den gärna som en sommarbok, i långa sittningar.`,
  'nesnesitelna-lehkost-byti': `Tomáš, Tereza, målaren Sabina och den schweiziske akademikern Franz är de fyra som Kundera vänder på, prövar och ibland avbryter. Berättaren talar om för oss att de är påhittade. Under tiden ockuperas Tjeckoslovakien, tjänster försvinner, fönster ska putsas, och hunden Karenin är den ende som är riktigt lycklig.

Milan Kundera hade flyttat till Frankrike när romanen gavs ut 1984, först på franska. Den har essäns gång och en musikalisk komposition i sju delar. Ett samtal om kitsch, tillfällighet och trohet. För läsare som hellre vill tänka än förföras, men gärna båda.`,
  'il-gattopardo': `Don Fabrizio är astronom, stor till växten, misstrogen och sensuell, och hans systerson Tancredi ser vart vinden blåser. Sicilien är hetta, rosor som ruttnar, palats där ingen längre vet hur många rum det finns. Garibaldis rödskjortor, en uppkomling till borgmästare och hans vackra dotter Angelica förändrar familjens liv.

Giuseppe Tomasi di Lampedusa, själv furste, dog innan den utgavs 1958; förlag hade tackat nej. Visconti gjorde film av den. En sinnlig, ironisk roman om historia, åldrande och klass, som gärna läses långsamt. För alla som tycker om Proust men vill ha kortare kapitel.`,
  'to-kill-a-mockingbird': `I Maycomb sitter man på verandan, vet allt om grannarna och fruktar Boo Radley, som aldrig går ut. Scout, brodern Jem och sommarvännen Dill leker upp historier om honom, medan Atticus försöker lära dem att se saken med andras ögon. Rättegången tar barndomens trygghet ifrån dem.

Harper Lee växte upp i Monroeville, Alabama, och Dill påminner om grannpojken Truman Capote. Romanen gav henne Pulitzerpriset 1961 och blev film med Gregory Peck. Den läses i skolor över hela världen, från tretton år. Varm men inte förskönande.`,
  'half-of-a-yellow-sun': `Olanna är vacker och lever med professorn Odenigbo i universitetsstaden Nsukka; hennes tvilling Kainene driver faderns affärer och håller ihop med engelsmannen Richard. Ugwu, husbojen, lär sig laga mat, läsa och lyssna. Kapitlen växlar mellan tidigt och sent sextiotal, så att man ser vad som gick förlorat.

Chimamanda Ngozi Adichie föddes efter kriget men växte upp med dess följder i familjen. Boken från 2006 belönades med det som då hette Orangepriset. Lättläst, rik och ibland våldsam; en bok som förvandlar en halvt glömd nyhetsbild till människor.`,
  'the-god-of-small-things': `Familjen har en konserv- och syltfabrik, en grälsjuk gammelfaster och en oxfordutbildad morbror vars engelska dotter ska komma på besök. Året är 1969. Modern Ammu, skild och utan rättigheter, och Velutha, den skicklige hantverkaren som är kastlös, bär romanens hjärta. Kronologin går i cirklar, så att man tidigt vet att något har hänt.

Arundhati Roy var arkitekt och manusförfattare innan hon fick Bookerpriset för debuten 1997. Språket hittar på nya ord, vänder bokstäver och ser med barns ögon. För läsare som njuter av stil och inte behöver få allt förklarat genast.`,
  'disgrace-coetzee': `David Lurie är femtiotvå, två gånger skild och undervisar i kommunikation fast han helst vill skriva en opera om Byron. Dottern Lucy odlar blommor och har hundpensionat på Östra Kapprovinsens landsbygd, med grannen Petrus som allt mer självständig kompanjon. På djurkliniken hos Bev Shaw lär Lurie sig ett arbete han aldrig tänkt på.

J. M. Coetzee fick Bookerpriset för romanen 1999 och Nobelpriset 2003. Presens, tredje person, inte ett ord för mycket. Innehåller våldtäkt och grymhet mot djur. För läsare som vill ha moraliska frågor utan facit.`,
  chaesikjuuija: `Yeong-hye själv får nästan aldrig ordet. Vi ser henne genom mannen, som tycker att hon varit behagligt alldaglig, genom svågern, en videokonstnär med en fix idé, och till sist genom systern, som alltid gjort sin plikt. Varje del är skriven i sin egen temperatur, från komedi till kroppslig vision.

Han Kang är även poet och fick Nobelpriset 2024. Den här romanen, på koreanska 2007, belönades med International Booker Prize när den kom på engelska. Den innehåller övergrepp och ätstörning. Kort, oroande, vacker; för läsare som trivs med Kafka.`,
  'kar-pamuk': `Ka kommer officiellt som journalist för att skriva om kommunalval och en rad självmord bland unga kvinnor; egentligen vill han träffa Ipek. Under tre dagar hinner han tala med islamister, kurder, säkerhetspoliser och en skådespelare med Atatürkdrömmar, och för första gången på år får han dikter, en efter en, som snöflingor med sex armar.

Orhan Pamuk har kallat boken sin enda politiska roman. Den kom 2002, och fyra år senare fick han Nobelpriset. Berättaren, som också heter Orhan, är en vänlig detektiv efteråt. Lång, dialogrik och komisk; för läsare som är nyfikna på Turkiet.`,
  atonement: `Briony skriver pjäser, ställer sina leksaksdjur i raka led och vill ha ordning på världen; systern Cecilia är hemma från Cambridge, och Robbie, städerskans begåvade son, är på väg att läsa medicin. Herrgården, värmen, en vas och ett brev bygger upp den första delen. Sedan följer reträtten mot Dunkerque och ett sjukhus i London.

Ian McEwan hade länge skrivit kortare, mörkare böcker när han 2001 gav sig i kast med den stora engelska romanen och lät den reflektera över sig själv. Filmen kom sex år senare. För läsare av Woolf och Forster och av kärlekshistorier med samvete.`,
  'normal-people': `Maktförhållandet skiftar: i Sligo är det Marianne som är utanför, i Dublin är det Connell som inte vet hur man för sig på fester. Boken är indelad i nedslag med några veckor eller månader emellan, och det mesta sker i kök, sovrum och i långa mejl. Pengar och blyghet väger lika tungt som kärlek.

Sally Rooney är född 1991 i västra Irland, och den här andra romanen gjorde henne till en generations röst. Tv-serien kom 2020. Enkel prosa utan citattecken, mycket samtal. Den passar läsare från sexton år, och är inte bara för de unga.`,
} as const;
