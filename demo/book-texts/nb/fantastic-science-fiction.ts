// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'the-war-of-the-worlds': `Fortelleren bor i Woking, går for å se på sylinderen sammen med andre nysgjerrige og må siden gjemme seg. Han kommer bort fra kona og får en hysterisk prest til følge, mens broren opplever at millionbyen tømmes. Maskinene på tre ben er uhyggelig effektive.

H. G. Wells var utdannet i biologi og skrev med Darwin i bakhodet; boken kom i 1898. Den er kort, nøktern og full av gjenkjennelige stedsnavn, og all senere invasjonslitteratur står i gjeld til den. Fin for lesere fra tretten–fjorten år.`,
  'vingt-mille-lieues-sous-les-mers': `Professor Aronnax, tjeneren Conseil og harpuneren Ned Land er ufrivillige gjester på Nautilus. Den første vil se alt, den andre klassifiserer alt, den tredje vil bare av. Under vannet venter korallkirkegård, en sunken by og en blekksprut som er blitt berømt.

Jules Verne leste det som fantes om havforskning, og gjorde det til eventyr. Romanen fra 1870 har nesten ingen kvinner, men svært mange fisker. Mange kjenner den bare i forkortede barneutgaver; den fulle teksten er rikere og mørkere. Fra tolv år og for voksne som liker lister.`,
  solaris: `Psykologen Kris Kelvin kommer til en stasjon der kollegene unnviker ham. I biblioteket fyller hundre års solaristikk hyllene uten at noen vet hva havet er. Lem bruker hele kapitler på skoler og teorier, en satire over vitenskapen, mens Kelvin selv stilles overfor noe han kjenner altfor godt.

Boken fra 1961 er Stanisław Lems mest kjente. Både Tarkovskij og Soderbergh filmet den og valgte kjærlighetshistorien foran gåten. Romanen er strengere. Science fiction med spørsmål og uten trøst.`,
  'the-left-hand-of-darkness': `Genly Ai skal overtale to riker til å slutte seg til et forbund av verdener. I det ene råder æreskodeks og hoffintriger, i det andre kontorer og leirer. Mellom rapportene hans står myter og feltnotater fra planeten, så leseren lærer å se med andres øyne.

Ursula K. Le Guin var datter av en antropolog, og det merkes. Romanen fra 1969 fikk både Hugo- og Nebula-prisen og er fremdeles sentral i diskusjonen om kjønn. Langsom åpning, gripende annen halvdel. Også for dem som ellers går utenom romskip.`,
  foundation: `Fem lengre fortellinger med mange tiår imellom, der borgermestere, handelsmenn og prester avløser hverandre. Ingen helt får være med lenge; planen selv, psykohistoriens statistikk over milliarder av mennesker, er hovedpersonen. Kan den enkelte i det hele tatt påvirke noe?

Isaac Asimov var biokjemiker og begynte på serien i 1940-årenes blader med Romerrikets fall som modell. Den samlede boken kom i 1951. Stilen er enkel og dialogdrevet, og fraværet av kvinner røper tiden. For den som synes logikk er spennende; her på engelsk, svensk og finsk.`,
  kallocain: `Fortelleren sitter i fangenskap og ser tilbake på den han var. I Kjemiby nr. 4 bor folk under jorden, politiets øyne og ører finnes i hvert hjem, og barna går til staten. Den mistenkelige sjefen Rissen og hustruen Linda er de to han aldri har forstått.

Karin Boye hadde reist i både Sovjetunionen og Tyskland og ga ut romanen i 1940, året før hun døde. Den står mellom Huxley og Orwell, men er mer opptatt av tillit enn av teknikk. Kort og klar, også for ungdom.`,
  aniara: `Mimaen, maskinen som viser bilder fra jorden, er passasjerenes trøst så lenge den holder ut. Fortelleren passer den, og rundt ham oppstår kulter, danser, kjærlighetsforhold og erindringer om Dorisburg. Vitenskapen står ganske rådløs i tomrommet.

Harry Martinson skrev verkets 103 sanger i atombombens skygge; de kom samlet i 1956, og Karl-Birger Blomdahl laget opera av dem. Språket er full av nydannelser, så oversettelsen er en bragd i seg selv. Les noen sanger høyt hver kveld. For lyrikklesere og romfantaster.`,
  'teemestarin-kirja': `Hæren kontrollerer vannet, og den som holder noe skjult, risikerer livet. Noria lever i det som en gang var Lappland, under fremmed overherredømme, og leter sammen med venninnen Sanja etter nyttige ting i fyllinger fra vår egen tid. Gamle opptak gjemmer på en hemmelighet.

Emmi Itäranta skrev romanen på finsk og engelsk samtidig; den kom i 2012. Kapitlene følger teseremoniens ro, og spenningen er lav, men stadig til stede. For lesere fra femten år som foretrekker poetiske fremtidsbilder. Utgavene er på finsk og engelsk.`,
  'the-hitchhikers-guide-to-the-galaxy': `Reddet i siste øyeblikk farer Arthur videre med vennen Ford, som viser seg å være fra et helt annet sted, en tohodet president, astrofysikeren Trillian og en dypt deprimert robot. Utdrag fra den elektroniske reisehåndboken avbryter stadig, med mer selvtillit enn fakta.

Douglas Adams laget først radioserien for BBC og deretter romanen, som kom i 1979. Den er første bind i det som spøkefullt kalles en trilogi i fem deler. Absurd, svært engelsk og overraskende filosofisk. Fra tretten år, og kort nok til en lang togtur.`,
  dune: `Paul er femten år, opplært av moren i Bene Gesserits kunster og av faren til å styre. I ørkenen lever fremenfolket, som samler hver dråpe og venter på en frelser. Romanen er mer skeptisk til frelsere enn mange husker.

Frank Herbert fikk ideen da han undersøkte sanddyner i Oregon, og arbeidet i flere år før boken kom i 1965. Den vant både Hugo- og Nebula-prisen og har vært filmet flere ganger. Ordlisten bakerst er god å ha. For tålmodige lesere fra femten år.`,
  'de-ansatte': `Formen er et granskingsutvalgs protokoll: nummererte utsagn, noen bare et par linjer, uten navn på dem som snakker. Fødte og fremstilte beskriver lukter, drømmer og arbeidsoppgaver i et ryddig kontorspråk som langsomt sprekker. Fra en fremmed planet er det hentet om bord ting de trekkes mot.

Olga Ravn skrev teksten i 2018 til en utstilling av kunstneren Lea Guldditte Hestelund. Den er både satire over arbeidslivet og sørgedikt, og ble nominert til International Booker-prisen. Kort; den norske utgaven er på nynorsk. Poesilesere har like mye å hente som romanlesere.`,
  'san-ti': `Nanoforskeren Wang Miao blir trukket inn når flere fysikere tar sitt liv og en nedtelling viser seg i hans egne fotografier. Politimannen Da Shi røyker, banner og er den jordnære motvekten. Et dataspill lar oss prøve sivilisasjoner som går under gang på gang.

Liu Cixin arbeidet som ingeniør da romanen gikk som føljetong i Kina i 2006; bokutgaven kom i 2008. Den engelske oversettelsen fikk Hugo-prisen. Personene er enkelt tegnet, ideene svimlende. Første del av en trilogi for den som liker fysikk med livet som innsats.`,
} as const;
