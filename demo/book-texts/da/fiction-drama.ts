// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'et-dukkehjem': `Helmer skal snart være bankdirektør og betaler sin kone i kælenavne og lommepenge. Sagfører Krogstad har noget at miste og derfor noget at true med; en gammel skoleveninde mangler arbejde, og husvennen doktor Rank er dødssyg. Til festen hos naboen ovenpå indøves en tarantella.

Uropførelsen fandt sted på Det Kongelige Teater i København i 1879, og striden blev så heftig, at man ifølge traditionen bad sine gæster lade emnet ligge. Ibsen byggede stykket af dagligdags bemærkninger, som hver især viser sig at bære vægt. Hurtigt læst; norsken volder ingen dansk læser besvær.`,
  'peer-gynt': `Efter et ødelagt bryllup flygter han til Dovregubbens hal og videre til Marokko, Egyptens sand og en anstalt i Kairo. Mor Åse skælder ud og tror på ham, Solveig venter, og en knappestøber kommer med sin støbeske. Fem akter spænder over et halvt århundrede.

Værket blev til i Italien, udkom i 1867 og er det spottende modstykke til Brand. Grieg komponerede musikken til sceneudgaven nogle år senere. Originalsproget ligger så tæt på ældre dansk, at man trygt kan læse rimene, som de blev skrevet. For læsere, der vil have deres klassikere uregerlige.`,
  'froken-julie': `Jean har lært fransk og vin på hoteller og drømmer om at eje et; kokkepigen Kristin, der regner ham for sin forlovede, kender sin plads og sin bibel. Greven er bortrejst, men hans støvler og klokken på væggen er i rummet. Udenfor danser folkene og synger en spottevise.

Strindbergs forord med tanker om arv, lys og karakter blev et manifest for naturalismen. Svenske teatre ville ikke røre stykket i 1888; førsteopførelsen fandt sted i København året efter. Det tager halvanden time at læse og egner sig til at blive læst højt af to.`,
  'jeppe-paa-bierget': `Nille har en pisk, der hedder Mester Erik, degnen har hendes gunst, og kromanden har bondens penge. Sendt til byen efter sæbe når manden ikke længere end til Jakob Skomager og bliver fundet sovende af en adelsmand med behov for adspredelse. Læger og tjenere er med på spøgen.

Holberg var født i Bergen, professor i København og skrev på få år et helt repertoire til teatret i Lille Grønnegade. Ideen stammer fra en ældre latinsk fortælling; den klynkende, snu og pludselig grusomme hovedperson er hans egen. Replikkerne er stadig mundrette efter tre hundrede år.`,
  hamlet: `Claudius drikker og regerer dygtigt, Gertrude vil gerne have fred, Polonius udspionerer sine egne børn, Ofelia adlyder, og Horatio iagttager. En flok skuespillere ankommer i rette øjeblik. Norges hær rører på sig i baggrunden, og slottet ved Øresund er et hof, hvor alle bliver aflyttet.

Stykket blev skrevet omkring 1600 ud fra Saxos sagn om Amled og findes i tre forskellige versioner, den første trykt i 1603. Det er Shakespeares længste. En udgave med noter hjælper på ordspillene, og at læse scener op hjælper endnu mere. Fra omkring femten år.`,
  'vishnjovyj-sad': `Ranevskaja er vendt hjem fra Paris med gæld og en elsker, der telegraferer dagligt; broren Gajev holder tale til et bogskab. Lopakhin, hvis far var livegen her, har et fornuftigt forslag om sommerhuse. En evig student, en guvernante, som laver kortkunster, og en ældgammel tjener fylder huset.

Kunstnerteatret i Moskva spillede det første gang i januar 1904; Tjekhov var alvorligt syg og døde samme sommer. Med Stanislavskij skændtes han om, hvorvidt det var en komedie. Et samfund mellem to tider er fanget, uden at nogen dømmes. Læg mærke til pauserne.`,
  'anna-liisa': `Forloveden Johannes er retlinet og tilbeder hende; forældrene er velstående og agtede på Kortesuo. Så vender Mikko, en tidligere karl, der har klaret sig godt, tilbage med et krav og med sin mor som støtte. I tre akter og en enkelt stue lukker mulighederne sig, den ene efter den anden.

Minna Canth var enke med syv børn, drev en manufakturhandel i Kuopio og banede vej for realismen på finsk. Tolstojs tanker om bekendelse har sat spor i dramaet fra 1895. Her på finsk og svensk, for læsere, som holder af Ibsens samfundsskuespil.`,
  'sanna-kvinnor': `Familien Bark lever på det ydre skin og en datters stilling i en bank. Da der viser sig en smule formue at beskytte, bliver spørgsmålet, hvem der har ret til at skrive den fra sig, og om en mor bør stå ved sin mand eller sine børn.

Leffler hørte til Det Moderne Gennembrud og var ven med matematikeren Sofja Kovalevskaja, som hun siden skrev skuespil sammen med. Gifte kvinders ejendomsret blev heftigt diskuteret, da stykket kom frem. To rappe akter med dagligstuesamtale, for dem, der interesserer sig for pengenes og kønnenes historie.`,
  'en-attendant-godot': `De to småskændes, bytter hatte og overvejer at gå. Pozzo, med pisk, driver Lucky, med reb om halsen, tværs over scenen; på kommando danser Lucky og tænker højt. En dreng kommer med en besked. I anden akt er det næste dag, eller det ser sådan ud.

Beckett var irer, skrev stykket på fransk og oversatte det selv til engelsk. Efter førsteopførelsen i Paris i januar 1953 var teatret ikke helt det samme. Enhver forklaring afslog han at give. Læs det med øre for rytmen, gerne højt og gerne sammen med en god ven.`,
  'death-of-a-salesman': `Willy har i årtier rejst i New England og kan ikke længere holde bilen på vejen. Biff, engang fodboldstjerne, er hjemme efter endnu et mislykket job vestpå, og Happy siger det, folk vil høre. En død bror, som blev rig i Afrika, går ind og ud af stuen.

Elia Kazan iscenesatte førsteopførelsen i New York i 1949, og stykket fik Pulitzerprisen. Miller skifter mellem nu og før uden sceneskift, sådan som tanker gør det. Fædre og sønner, afdrag og stolthed: Det mister intet ved at blive læst ved et køkkenbord.`,
} as const;
