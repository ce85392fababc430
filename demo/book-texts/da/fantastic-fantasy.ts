// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'the-lord-of-the-rings': `Frodo arver en ring efter sin slægtning og får af troldmanden Gandalf at vide, hvad den kan. Ni rejsefæller bryder op fra Kløvedal; snart deler fortællingen sig mellem dem, der drager i krig, og de to hobbitter, som lister sig ind i fjendens eget land med Gollum i hælene.

Tolkien var filolog i Oxford, havde kæmpet ved Somme og udgav værket i tre bind i 1954 og 1955 som fortsættelse af Hobbitten. Navne, kalendere og stamtavler fylder tillæggene, men emnet er venskab, barmhjertighed og tab. For tålmodige læsere fra tolv år.`,
  'a-wizard-of-earthsea': `Fra sin bjergø kommer drengen til skolen på Roke, hvor den, der kender en tings sande navn, har magt over den. Enhver besværgelse forskubber en ligevægt, og lærerne advarer mod at vise sig. Han hører ikke efter i begyndelsen.

Et forlag bad Ursula K. Le Guin skrive for unge, og i 1968 afleverede hun noget, der ikke har nogen aldersgrænse opad. Helten er mørk i huden, modstanderen kommer indefra, og taoisme og antropologi har farvet stilen. Flere bind om Jordhavet uddyber og retter billedet. Fra elleve år; kort, alvorlig og klar.`,
  'the-colour-of-magic': `Rincewinds egentlige talent er at løbe væk. Turisten, han skal passe på, kommer fra et fjernt rige og tror sig i sikkerhed, fordi han bare er på ferie. Fire sammenhængende historier fører de to bort fra den brændende storby Ankh-Morpork.

Pratchett begyndte i 1983 med at parodiere sværd og trolddom, drager, barbarer og guder med terninger. Satiren over vores egen verden fylder mere i de omkring fyrre bind, der fulgte, og mange af dem er bedre bygget. God for den, der vil se, hvordan det hele tog sin begyndelse.`,
  'jonathan-strange-and-mr-norrell': `For at imponere regeringen vækker Norrell fra Yorkshire en død dame til live med hjælp fra en herre, hvis betingelser burde være læst grundigere. Strange, den unge og utålmodige, tager sine evner med til Wellingtons hær i Spanien. Venner og rivaler er de på samme tid.

Susanna Clarke arbejdede omkring ti år på sin første roman. Hun giver England en anden fortid, hvor en ravnekonge har hersket i nord, og skriver, som man gjorde i 1815. Den er langsom i starten og tæt af påfund: en bog at flytte ind i for en måned.`,
  'ennen-paivanlaskua-ei-voi': `Fotografen Mikael kaldes Engel, og for at holde dyret i live får han brug for en dyrlæge fra sin fortid, en forelsket bekendt og den tavse unge kone nedenunder, købt gennem postordre og låst inde. Hver af dem fortæller sin del.

Johanna Sinisalos første roman, fra 2000, antager, at trolde blot er et sjældent rovdyr, og fremlægger både gamle sagn og netopslag som bevis. Hvor menneskene hører op og udyrene begynder, er spørgsmålet i alle scener. For voksne læsere, der kan lide det urovækkende. Titlen er lånt fra en kendt finsk vise.`,
  'a-game-of-thrones': `Hvert kapitel tilhører én person og bærer dennes navn: lord Eddard, hans kone, flere af børnene, en skarptunget dværg af den rivaliserende slægt Lannister og på den anden side af havet en ung landflygtig, der bliver giftet bort til en krigsherre. Hvad den ene ved, kunne den anden have brug for.

Martin hentede lige så meget fra Rosekrigene som fra Tolkien. Bogen fra 1996 åbner en serie, der endnu ikke er afsluttet, og som blev til fjernsyn. Vold og sex er der rigeligt af. For voksne, som holder af landkort, stamtavler og moralske gråtoner.`,
  'american-gods': `Hr. Wednesday hverver folk. De magter, som indvandrere engang bar med i hovedet, kører nu taxa, driver bedemandsforretning og snyder i kort, mens nyere kræfter fra teknik og fjernsyn er utålmodige efter at tage over. Shadow, stor, stille og fiks på fingrene, spørger ikke om ret meget, før hans døde kone kommer på besøg.

Neil Gaiman er englænder og flyttede til Midtvesten, og han ser på Amerika som en undrende gæst. Romanen fik både Hugo- og Nebulaprisen. Den går gerne omveje og passer til læsere, der foretrækker rejsen frem for målet.`,
  'the-night-circus': `Celia og Marco er som børn blevet meldt ind i et spil af deres lærere uden at få at vide, hvem modstanderen er. Rundt om dem samles en urmager, en slangedanserinde, tvillinger født på premiereaftenen og en kreds af beundrere, der rejser efter forestillingen med røde halstørklæder.

Kapitlerne springer i tid fra 1870’erne mod århundredskiftet og mellem kontinenter, altid i nutid, og i korte mellemspil er det læseren selv, der går rundt blandt teltene. Erin Morgenstern debuterede med bogen i 2011. Handlingen betyder mindre end dufte og stoffer. For drømmere.`,
  odinsbarn: `Hirka har altid troet, at en ulv tog hendes hale. Lige før riten, hvor alle unge skal bevise deres kraft, får hun at vide, hvad hun kaldes, og hvorfor folk er bange. Kun Rime, der kommer af en mægtig slægt, behandler hende som en jævnbyrdig konkurrent.

Siri Pettersen debuterede i 2013 og indledte trilogien Ravneringene, der lader elvere og drager ligge til fordel for en egen mytologi med stenporte og blinde væsner. Fremmedhad og en magt, der bygger på løgn, driver handlingen. Fra omkring fjorten år og for voksne fantasylæsere.`,
  'ostatnie-zyczenie': `Geralt ligger i et tempel og kommer sig over sine sår, og ind imellem husker han tidligere opgaver: en forhekset prinsesse, et dyr i et ensomt palæ, en fest, der udarter. En snakkesalig skjald leverer selskab og larm, og troldkvinden Yennefer træder frem for første gang.

Sapkowski var uddannet økonom og begyndte med en novelle til en konkurrence i et blad. Det blev til en hel romanrække, som både spillene og tv-serien bygger på. Bindet fra 1993 er det bedste sted at begynde. Slavisk folketro møder moderne sarkasme, for voksne og ældre teenagere.`,
  cirkeln: `Engelsfors er omgivet af skov og har for få arbejdspladser. En af pigerne lærer lektier, en drikker, en holder afstand, en bliver plaget, en skjuler sin sult, og en plager andre; rektor ved mere om magi end om sine elever. De må stole på hinanden og kan ikke fordrage hinanden.

Romanen fra 2011 voksede til en trilogi og blev filmet. Spiseforstyrrelser, fulde forældre og gangenes grusomhed er taget lige så alvorligt som dæmonerne. Den er lang, men hurtig, med skiftende synsvinkler. Fra fjorten år, også for dem, der normalt går uden om fantasy.`,
  'lumikko-ja-yhdeksan-muuta': `Ella Milana er vikar i modersmål og litteratur og falder over en elevs stil om en udgave af Forbrydelse og straf, der ikke ender, som den skal. Kort efter vælges hun ind som tiende medlem i et lukket forfatterselskab, hvis medlemmer om natten kan kræve hinanden til regnskab: Man skal svare på alt.

Pasi Ilmari Jääskeläinen, selv lærer, udgav sin første roman i 2006. Den leger med børnebogsberømmelse, kriminalgåder og forfattere, der suger næring af andres liv. For læsere, som kan affinde sig med, at ikke alt forklares. På finsk og engelsk.`,
} as const;
