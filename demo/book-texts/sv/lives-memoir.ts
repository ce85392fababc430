// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'barndom-ditlevsen': `Barndomen framställs som ett trångt rum där man varken får plats eller kan komma ut i förtid. Modern är oberäknelig och vacker, fadern eldare och socialist med böcker i hyllan, brodern den som får beröm. Flickan skriver dikter i ett album hon måste gömma, och skolan tar slut vid fjorton.

Tove Ditlevsen skrev boken 1967, följd av Ungdom och Gift. Presensformen gör barnets förstånd och den vuxnas ironi till en enda röst. Drygt hundra sidor. För läsare av Ernaux och Ferrante.`,
  'out-of-africa': `Fem avdelningar samlar anteckningar om tjänare, grannar, jakt, torka och gästande européer, däribland flygaren och jägaren Denys Finch Hatton. Det är ingen självbiografi i vanlig mening: äktenskapet nämns knappt, kronologin är löslig, och tragedin kommer nästan som i ett antikt drama. Ramberättelsen är ett avsked till en plats.

Karen Blixen skrev boken på engelska och danska efter hemkomsten till Rungstedlund; den kom 1937. Sydney Pollacks film lägger tonvikten på kärlekshistorien. I dag läses den också med kolonialismen i blicken. För den som sätter högt värde på prosa med hållning.`,
  'laterna-magica': `Kronologin struntar han i: från en förnedrande skattehistoria på sjuttiotalet kastas man tillbaka till barnkammaren, till Dramaten, Malmö, München, Fårö. Titeln syftar på den lilla projektor som han bytte till sig av sin bror mot tennsoldater. Möten med Garbo, Olivier och von Karajan är korta och elaka, modern och fadern långa och svåra.

Ingmar Bergman hade tackat för sig som filmregissör när boken gavs ut 1987. Den är berättad som scener med ljus och kamera. För filmvänner, men lika mycket för läsare som är intresserade av skuld, arbete och minnets manipulationer.`,
  'forandringen-ullmann': `Texten är ordnad som ett mönster av tillbakablickar, dagboksblad och brevlika samtal, inte som en karriär. Barndomen i Trondheim, fadern som dog tidigt, teaterdebuten i Stavanger och tiden på Fårö med Ingmar Bergman växlar med pressturnéer. Dottern Linn är bokens återkommande läsare och samvete.

Liv Ullmann skrev den 1976, mitt i en period då hon spelade både på Broadway och i film. Frågorna om arbete och barn hör till sjuttiotalet men känns inte daterade. Boken finns här på norska och engelska. För den som gillar reflekterande memoarer mer än skvaller.`,
  'les-annees-ernaux': `Fotografierna visas aldrig, de beskrivs: ett barn på en strand, en skolklass, en kvinna med sonen, en äldre dam med barnbarn. Mellan dem går världen: Algerietkriget, 1968, Mitterrand, mobiltelefonen, den elfte september. Hon säger vi, man och hon, och bygger på så vis ett opersonligt självporträtt åt alla i samma ålder.

Annie Ernaux hade burit på projektet i decennier när det kom 2008; Nobelpriset fick hon 2022. Meningarna är avskalade, ibland listor. Läsare som är yngre än hon ser sin egen tid omvandlas till historia. För den som är intresserad av minne och samhälle i samma andetag.`,
  'long-walk-to-freedom': `Mandela växte upp i Transkei i en hövdingefamilj, flydde från ett arrangerat äktenskap till Johannesburg och öppnade med Oliver Tambo en av de första svarta advokatbyråerna. Därefter följer det politiska arbetet, väpnat motstånd, rättegångarna, tjugosju år i fängelse och förhandlingarna som ledde till fria val. Även äktenskapens pris finns med.

Boken, som kom 1994 med hjälp av journalisten Richard Stengel, utgör både personlig historia och en insiders redogörelse för ANC. Tonen är redig och ofta humoristisk. Omfånget skrämmer kanske, men kapitlen är korta. För alla från sexton år.`,
  'i-know-why-the-caged-bird-sings': `Boken omfattar åren från tre till sjutton: resan med brodern Bailey till Stamps, köpmannaboden där farmodern håller ordning, en tid hos modern i Saint Louis som slutar i tystnad, och San Francisco under kriget, där Maya blir konduktör. Böcker, från Shakespeare till svarta diktare, är en egen linje.

Maya Angelou var dansare, sångerska och medborgarrättskämpe innan hon 1969 gav ut den första av sju självbiografiska böcker. Den har ofta varit omstridd i amerikanska skolbibliotek. Berättad nästan som en roman, lättläst, ibland smärtsam. Från femton år.`,
  'the-year-of-magical-thinking': `Didion läser medicinska artiklar, obduktionsrapporten, poesi och etikettböcker för att förstå vad som hände den trettionde december 2003. Samma frågor återkommer som i en slinga: vad visste hon, vad hade kunnat göras, hur ska han kunna komma tillbaka. Minnen av fyrtio års gemensamt skrivande i Malibu och New York lyser upp mellan rapporterna.

Joan Didion var en av nya journalistikens mästare, med en stil känd för sin kyla, som här prövas. Boken fick National Book Award 2005 och blev teatermonolog. Inte en självhjälpsbok, men många i sorg har haft den vid sängen.`,
  'becoming-obama': `Indelningen är tre delar om att bli någon: jag, vi, fler än så. Den första handlar om kvarteret South Side, brodern Craig, Princeton och Harvard; den andra om hur hon som jurist fick handleda en försenad praktikant vid namn Barack; den tredje om åtta år under ständig bevakning. Missfall, parterapi och politikens pris tas upp rakt.

Michelle Obama har en ledig, ibland självironisk ton och är mer intresserad av mentorskap än av maktspel. Boken kom 2018 och spreds snabbt över världen. För läsare i alla åldrar, även unga kvinnor på väg ut i yrkeslivet.`,
  'bildhuggarens-dotter': `Fadern Viktor far i väg om natten om det brinner någonstans, modern tecknar frimärken och böcker, och vännerna till familjen stannar uppe till långt in på morgontimmarna med balalajka. Om somrarna är det hav, åska och fyndgods i skärgården. Allt är sett underifrån, utan ålder och utan årtal, med barnets egna trosföreställningar.

Tove Jansson gav ut den 1968, som den första av sina böcker för vuxna. Formen är fristående berättelser, lite hemlighetsfulla, mycket roliga. För muminläsare som har blivit stora, och för alla som gillar konstnärshem.`,
} as const;
