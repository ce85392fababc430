// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  historietter: `Præster, læger, kontorister og drømmere møder deres skæbne i forbigående: i en mørk entré, ved en butiksrude, en forårsaften uden planer. Fortælleren beholder handskerne på. Et formålsløst spørgsmål, en tegning eller en drøm kan være nok, og den sidste sætning åbner tit en faldlem.

Söderberg var endnu ikke tredive, og hans første roman havde vakt anstød. I 1898 fandt han den korte form, der klædte ham bedst, og som svensk prosa har taget mål af siden. Udgaven her er på svensk, klar nok til, at en dansk læser kan være med fra første side.`,
  'seven-gothic-tales': `Syndfloden over Norderney, Drømmerne, Digteren: Titlerne varsler en ældre verden, omtrent det tidlige 1800-tal, mellem Helsingør, Toscana og Det Indiske Ocean. Kardinaler, sangerinder og adelsfrøkener fortæller hinanden deres historier, og næsten ingen er den, han eller hun giver sig ud for.

Efter årene i Afrika var forfatteren hjemme igen uden penge, og bogen kom i 1934 i Amerika under navnet Isak Dinesen. Året efter fulgte den danske udgave, som ikke er en oversættelse, men en selvstændig bog med sin egen let gammeldags musik. Nydes med en fortælling pr. aften.`,
  'die-verwandlung': `Samsas har levet af sønnens indtægt. Nu må faderen i uniform igen, søsteren Grete bringer mad og fjerner møbler, og tre logerende inspicerer værelserne. Hvordan den slags kan ske, er der ingen, der spørger om.

Kafka skrev fortællingen på få uger sidst i 1912 og bad forlaget om ikke at vise dyret på omslaget. Siden den udkom i 1915, er den blevet læst som billede på sygdom, på arbejdsnedlæggelse og på familien som sådan, og alle læsninger har noget for sig. Halvanden time tager den; derefter er spørgsmålet åbent.`,
  'dama-s-sobatjkoj': `Gurov er ansat i en bank og mener at vide besked om kvinder; Anna Sergejevna har en mand i en provinsby. Titelnovellen fra 1899 blev til i Jalta, hvor forfatteren boede for lungernes skyld. Også i bindets øvrige fortællinger kommer folk tæt på en forandring og ser forbi den.

Tjekhov var læge og stillede diagnoser uden at skrive recepter. Den moderne novelle fra Mansfield til Munro har lært af hans måde at begynde sent og gå tidligt. Sproget er enkelt, ironien næsten usynlig, og tristheden melder sig uden at banke på.`,
  'dear-life': `De fleste personer bor i nærheden af Lake Huron i årtierne omkring Anden Verdenskrig. En ung lærerinde får plads på et sanatorium, et barn ser mere end barnepigen, en betjent går på pension, en hustru begynder at glemme vejen. Munro springer år over og vender tilbage til et øjeblik, som ingen lagde mærke til.

Samlingen kom i 2012, og året efter fik hun Nobelprisen som novellens mester i sin tid. De sidste fire stykker nærmer sig selvbiografien. Prosaen er rolig og præcis. For læsere, som gerne bladrer tilbage for at se efter.`,
  'resa-med-latt-bagage': `En japansk pige skriver breve til en gammel forfatter, et sommerbarn fra trange kår bringer verdens ulykker med til en idyllisk skærgård, og i en spansk landsby fører to pensionister en lille krig. Noget forstyrrer altid ens orden, og som regel er det et andet menneske, der mener det godt.

I 1987 havde Jansson for længst forladt Mumidalen og skrev kort prosa for voksne. Hun var rejst jorden rundt med Tuulikki Pietilä og vidste noget om kufferter. Kølig, morsom og en kende ubarmhjertig; passer til håndbagagen. På svensk, engelsk og finsk.`,
  'herr-arnes-penningar': `I præstegården i Solberga hører man på lang afstand, at der hvæsses lange knive. Elsalill, en plejedatter, er den eneste, som overlever natten; fiskehandler Torarin kører over isen med sin hund og ser, hvad andre ikke ser. Den skotske sir Archie er smuk og jaget.

Forbrydelsen hentede Selma Lagerlöf i en gammel krønike, og i 1904 skar hun den ned til noget, der nærmer sig en folkevise. Mauritz Stiller lavede en af stumfilmens store efter den. Genfærd opfører sig her lige så naturligt som vejret. Til en vinteraften og gerne til oplæsning.`,
  sudenmorsian: `Aalo er gift med Priidik på Hiiumaa i en tid, hvor præsten indfører i kirkebogen, hvem der er set i dyreham. Om dagen er hendes opførsel uden plet. Hvad hun oplever efter mørkets frembrud, gengiver krønikeskriveren med gru og, umiskendeligt, med forståelse.

Aino Kallas var finne, gift med en estisk videnskabsmand og diplomat, og boede i årevis i London. Med to andre fortællinger danner denne fra 1928 en gruppe om kærlighed, der dræber. Hendes gammelmodige finsk er opfundet efter ældre dokumenter og virker også i oversættelse. For læsere af Angela Carter.`,
  dubliners: `Novellerne er ordnet fra barndom til offentligt liv: en død præst, et pensionat, et tabt rygte, en valgkomité. I det lange slutstykke holder frøknerne Morkan deres årlige bal, og nevøen Gabriel er bekymret for sin tale.

Joyce skrev det meste, før han var femogtyve. Forlag og trykkerier frygtede de virkelige navne og den ligefremme tone, så bogen kom først i 1914. Han ville vise sin by dens egen lammelse; det, der bliver siddende, er en opmærksomhed af sjælden høj grad. Læs dem i den rækkefølge, de står, så vokser personerne med læseren.`,
  'der-tod-in-venedig': `Gustav von Aschenbach er adlet for sine fortjenester af prosaen. Ved en kirkegård i München ser han en fremmed mand og får lyst til at rejse. Undervejs møder han en gondolier uden bevilling, en sminket gammel laps og en gadesanger, der lugter af desinfektion. Den polske familie sidder et par borde derfra.

Mann havde selv boet på Lido i 1911 og behøvede ikke digte ret meget til. Novellen vejer klassisk værdighed op imod rus. Visconti gjorde den til film, Britten til opera. For læsere, der gerne ser en forfatter granske sig selv.`,
  'the-old-man-and-the-sea': `På havet tænker fiskeren på baseballspilleren DiMaggio, på løver ved en afrikansk strand og på drengen Manolin, hvis forældre har sat ham på en heldigere båd. Han taler til fugle, til sin forkrampede hånd og til væsenet i den anden ende af snøren.

Efter en roman, kritikerne ikke brød sig om, udgav Hemingway i 1952 denne fortælling, trykt i sin helhed i et nummer af bladet Life. Den fik Pulitzerprisen, og Nobelprisen fulgte i 1954. Nogle læser den som lignelse, andre som en bog om fiskeri, og begge dele kan lade sig gøre. Fra tretten år.`,
  'synnove-solbakken': `Torbjørn på Granliden er blevet banket af sin far, drillet af en lumsk karl og lokket ud i slagsmål; Synnøves forældre er fromme haugianere og havde gerne set en blidere svigersøn. De unge ses ved kirken, på sæteren og til et bryllup, hvor der drikkes for meget.

Bjørnson var fireogtyve, da han i 1857 skrev fortællingen, som hjalp Norge til et billede af sig selv. Senere skrev han nationalsangen og fik Nobelprisen. Viser er strøet ud mellem kapitlerne. En lys, samlet historie, hvis dansk-norske sprog falder en dansk læser let.`,
  bavian: `Ægtepar, forældre, elskere og børn iagttages på det punkt, hvor høfligheden giver efter. Forfatteren går, før noget bliver forklaret, og hendes sætninger er så saglige, at der skal et øjeblik til, før vildskaben bliver registreret.

Naja Marie Aidt er født i Grønland, voksede op i København og var kendt som lyriker, da samlingen udkom. Humoren er sort, erotikken usminket, og de mest dagligdags steder skifter karakter under læsningen. Hver novelle tager et kvarters tid; mere end to i træk kan ikke anbefales før sengetid.`,
  advent: `Manden er i halvtredserne, landarbejder og ugift; i syvogtyve år er han draget ud på den samme søndag. Hunden Leo kender vejen lige så godt som han. Denne gang bliver han opholdt af naboer med deres egne vanskeligheder, og vejret er ved at slå om.

Gunnarsson byggede fortællingen på en virkelig hyrdes vandring, og den fandt mange læsere i Tyskland og Amerika. Få bøger klarer sig med så lidt: kaffe, tændstikker, et jordhul. En smuk gave i december, hvad enten modtageren tror på noget eller ej, og kort nok til at blive genlæst hvert år.`,
} as const;
