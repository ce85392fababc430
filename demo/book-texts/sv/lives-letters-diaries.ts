// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'het-achterhuis': `Dagboken börjar på trettonårsdagen i juni 1942, några veckor innan familjen går under jorden, och skrivs som brev till den påhittade väninnan Kitty. Åtta personer delar några rum, måste vara tysta om dagarna och är beroende av modiga hjälpare. Relationen till modern, förälskelsen i Peter och frågor om framtiden får lika stor plats som nyheterna i radion.

Anne Frank bearbetade själv texten inför en tänkt bok. Fadern Otto, den ende överlevande, lät ge ut den 1947. Läsbar från tolv, tretton år, gärna tillsammans med en vuxen.`,
  'krigsdagbocker-1939-1945': `Under krigsåren arbetade Astrid Lindgren på brevcensuren, och det hon läste där fick hon inte berätta för någon. I häftena, späckade med tidningsurklipp, talar hon ändå: om Finland, om ockupationen av Norge och Danmark, om den svenska neutraliteten som hon både är tacksam för och skäms över. Mot slutet kommer en privat kris och, nästan i förbigående, en bok om en flicka.

Anteckningarna gavs ut först 2015, med faksimiler. Språket är rappt och utan tanke på läsare. För den som är intresserad av andra världskriget sett från ett svenskt köksbord.`,
  'brev-fran-tove-jansson': `Urvalet är ordnat efter mottagare, inte bara efter år: föräldrarna under studieåren i Paris och Rom, fotografen Eva Konikoff som emigrerat, politikern Atos Wirtanen, teaterkvinnan Vivica Bandler, livskamraten Tuulikki, Maya Vanni med flera. Därigenom ser man hur samma människa skriver olika till olika vänner, ibland samma dag.

Boel Westin och Helen Svensson, Janssons mångåriga redaktör, har redigerat och kommenterat boken, som kom 2014. Små tecknade infall hör till. Lika njutbar att läsa i sträck som att bläddra i. För vänner av Sommarboken och för brevskrivare.`,
  'brief-an-den-vater': `Anledningen är en förlovning som fadern ogillade, men brevet går tillbaka till det lilla barnet som en natt bars ut på balkongen för att han tjatade om vatten. Hermann Kafka, köpman, stor, högljudd och stark, får här sin bild skriven av en son som ständigt försöker vara rättvis, och därför blir hårdare än vreden.

Franz Kafka skrev brevet 1919 och gav det till modern; det trycktes först långt efter hans död, 1952. Under hundra sidor, advokatiskt noggrant och plågsamt uppriktigt. För den som läst Processen och för den som är någons barn.`,
  'briefe-an-einen-jungen-dichter': `Mottagaren hette Franz Xaver Kappus och gick på samma slags militärskola som Rilke själv hade plågats i. De tio breven är daterade 1903 till 1908 och är skrivna från Paris, Italien, Worpswede och andra tillfälliga adresser. Råden är inte tekniska: de gäller hur man kan leva så att det finns något att skriva ur.

Rainer Maria Rilke var själv bara i slutet av tjugoårsåldern, vilket är värt att minnas när tonen blir högtidlig. Kappus gav ut breven 1929. En bok för unga som söker sig, men även för äldre i livskriser.`,
  '84-charing-cross-road': `Det hela börjar 1949 med en annons från firman Marks & Co och en lista på önskade titlar. Frank Doel svarar korrekt, Hanff blir snart personlig, och efterhand skriver också hans kolleger, hustru och grannfru. Ransoneringen i efterkrigstidens England förvandlar beställningarna till något mer än affärer, och resan till London skjuts alltid upp.

Helene Hanff skrev för tv och teater och sammanställde korrespondensen 1970. Boken blev en oväntad framgång, pjäs och film. Mycket kort, mycket rolig och till sist rörande. En självklar gåva från en bokälskare till en annan.`,
} as const;
