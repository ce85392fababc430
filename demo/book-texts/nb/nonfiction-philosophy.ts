// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'politeia-platon': `Dialogen har ti bøker. Først prøves de vanlige svarene på hva rettferdighet er, blant annet sofisten Thrasymakhos’ påstand om den sterkes fordel. Deretter undersøkes sjelen gjennom et større bilde, nemlig en by. Oppdragelse, kvinner blant vokterne, kunstens farer og statsformenes forfall følger, og en myte til slutt.

Platon skrev verket på 300-tallet f.Kr. Det er kalt både utopi og advarsel, og nesten all politisk filosofi svarer på det. Samtaleformen gjør teksten lesbar uten forkunnskaper. For den som liker å protestere i margen.`,
  'ta-eis-heauton': `Første bok takker lærere, slekt og guder for hva de har gitt ham. Resten er korte notater uten orden: om vanskelige mennesker, om ryktets korte levetid, om at alt forvandles. Gjentakelsene er en del av poenget, for dette er øvelser, ikke en avhandling.

Marcus Aurelius skrev på gresk, til dels under felttogene ved Donau, sent i livet. Han er den siste store stemmen i antikkens stoisisme. Boken kan slås opp hvor som helst og har fulgt både soldater, ledere og sørgende. En god bok å ha på nattbordet.`,
  'discours-de-la-methode': `Skriftet har seks deler. Descartes forteller om skolegangen, reisene under trettiårskrigen og en vinter i et oppvarmet rom, setter opp en foreløpig moral å leve etter mens han tviler, og går så til jeget, Gud, hjertets bevegelse og drømmen om en nyttig naturvitenskap.

Teksten kom i Leiden i 1637, på fransk og ikke latin, som innledning til tre vitenskapelige avhandlinger. Forfatteren døde i Stockholm hos dronning Kristina. Personlig i tonen og et godt første møte med nyere filosofi. Utgavene er på svensk, dansk, engelsk og finsk.`,
  'frygt-og-baeven': `Bak pseudonymet Johannes de silentio står en forteller som sier at han ikke kan tro, bare beundre. Han gjengir vandringen i flere varianter, sammenligner Abraham med tragediens helter og spør om noe kan stå over det etiske. Ironi og alvor lar seg ikke skille.

Søren Kierkegaard var tretti da boken kom i 1843, og den brutte forlovelsen med Regine Olsen ligger tett under overflaten. Eksistensialister, teologer og diktere har lest den siden. Kort, poetisk og motspenstig; for troende og tvilere.`,
  'also-sprach-zarathustra': `Fire deler med taler, sanger og møter: linedanseren på torget, dvergen på stien, dyrene ved hulen. Her formes tankene om overmennesket og den evige gjenkomst, sjelden som argumenter, oftere som gåter. Bibelens tone parodieres og lånes på samme tid.

Friedrich Nietzsche skrev verket mellom 1883 og 1885, ensom og syk, på reise i Sveits, Italia og Frankrike. Komponister, kunstnere og ideologer har brukt det, noen grovt forvrengt. Ikke det letteste stedet å begynne, men det mest særegne. Har man øre for rytme, er det en fordel.`,
  'le-deuxieme-sexe': `Første del gransker hva biologi, psykoanalyse, historie og litteratur har påstått om kvinnen; andre del viser hvordan liv faktisk leves, fra jentebarnet til den gifte, den elskende og den yrkesaktive. Den bærende tanken er at hun er gjort til den Andre, og at kjønn er noe man formes til.

Simone de Beauvoir utga verket i 1949, midt i eksistensialismens Paris, og fikk både skandale og lesere. Senere feminisme har bygd på det og kranglet med det. Stort, men kapitlene kan leses hver for seg.`,
  'the-human-condition': `Boken åpner med Sputnik og spørsmålet om hva det betyr å ville vekk fra jorden. Derfra går den til grekernes skille mellom hus og torg, til håndverkerens varige ting og til handlingens risiko: at den er uforutsigbar og ikke kan gjøres om. Løftet og tilgivelsen er svarene på det.

Hannah Arendt var tysk-jødisk flyktning i New York og hadde skrevet om totalitarismen da boken kom i 1958. Begrepene krever langsom lesning, eksemplene hjelper. For den som grubler over arbeid og demokrati, gjerne i studiesirkel.`,
  'kjedsomhetens-filosofi': `Svendsen skiller mellom det kjedelige som har en årsak, for eksempel et forsinket tog, og det eksistensielle, der ingenting lokker. Han leser Pascal, Kierkegaard og Heidegger, men også romaner og film, og mener at fenomenet slik vi kjenner det, hører moderniteten til.

Lars Fr. H. Svendsen er professor i filosofi i Bergen og har siden skrevet om mote, frykt og ensomhet. Boken fra 1999 ble hans gjennombrudd og er oversatt til mange språk. Essayistisk og nøyaktig, og fin som første filosofibok. For travle og for rastløse.`,
} as const;
