// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'kon-tiki-ekspedisjonen': `Balsastokkene ble hogd i Ecuadors jungel og surret sammen uten en spiker, og sakkyndige regnet med at de ville trekke vann og synke. I stedet ble det flygefisk til frokost, hvalhai under gulvet, radiokontakt med amatører og lange samtaler om polynesiske sagn.

Ferden fant sted i 1947, boken kom året etter, og dokumentarfilmen fikk Oscar. Forskningen har i hovedsak ikke gitt Thor Heyerdahl rett i teorien om bosetningen, men som eventyr holder beretningen. Kort, klart fortalt, for lesere fra tolv år.`,
  'fram-over-polhavet': `Vrakrester som hadde drevet tvers over havet, ga ideen, og Colin Archer bygde et skip så rundt i bunnen at isen skulle løfte det. Tretten mann levde tett med elektrisk lys og lange netter. De to som gikk videre på ski, overvintret i en steinhytte på Frans Josefs land.

Fridtjof Nansen var zoolog, senere diplomat og mottaker av fredsprisen. Verket fra 1897 bygger på dagbøkene og har hans egne tegninger. Lang, men med partier av sjelden stemning. For vintermennesker og turfolk.`,
  'letters-written-during-a-short-residence-in-sweden-norway-and-denmark': `Tjuefem brev er stilet til en mann som ikke nevnes ved navn, men som har sviktet. Hun går i land nær Göteborg, har med seg den lille datteren en del av veien og drar siden gjennom kystbyene og hjem over København. Fosser vekker følelser, men hun spør også om handel, fengsler og tjenestefolkets lønn.

Mary Wollstonecraft ga ut brevene i 1796, året før hun døde, og de fikk betydning for de engelske romantikerne. Norgeshistorie fra uventet kant, for lesere av brev og reiseskildringer.`,
  onskeresan: `Hustruen Mona er med, og masten må legges ned før båten kan gå under de franske broene. Schildt er kunsthistoriker, så en sluse kan føre til en tanke om Cézanne, men han steller også motor, anker og tollpapirer. Europa er rasjonert, såret og likevel vennlig.

Göran Schildt, finlandssvensk og venn av Alvar Aalto, ble kjent med boken i 1949 og fortsatte å seile Daphne i Middelhavet i flere tiår. Lett, dannet og uten skryt. For seilere og for den som drømmer i februar. Utgavene er på svensk og finsk.`,
  'naiset-joita-ajattelen-oisin': `Hun leser brev og memoarer, reiser etter og måler sin egen redsel mot deres. Først kommer Øst-Afrika, så en rekke oppdagelsesreisende fra attenhundretallet, blant dem Isabella Bird og Mary Kingsley, deretter malerinner i renessansens Italia og en samtidskunstner i Japan.

Mia Kankimäki hadde tidligere skrevet om hoffdamen Sei Shōnagon. Boken fra 2018 blander reportasje, biografi og dagbok, med lister over råd fra det hun kaller nattkvinner. Tykk, pratsom og oppmuntrende. For reisende og tvilere midt i livet; på finsk, svensk, dansk og engelsk.`,
  'in-patagonia': `Nittisju stykker, noen bare en halv side, uten tydelig rute. Chatwin sier nesten ingenting om seg selv; i stedet møter vi en pianospillende gutt, etterkommere av utvandrere og sporene etter en fransk advokat som utropte seg til konge av Araukania. Under ligger spørsmålet om hvorfor mennesker bryter opp.

Bruce Chatwin hadde arbeidet i auksjonshus og avis før debuten i 1977. Boken forandret sjangeren, og sannhetsgehalten diskuteres stadig. Kjølig, elegant og morsom. For den som reiser med notatbok, eller bare i lenestol.`,
  'wild-strayed': `Hun var tjueseks, hadde mistet moren, ekteskapet og fotfestet og hadde prøvd heroin da hun i 1995 begynte i Mojaveørkenen. Målet var en bro på grensen mellom Oregon og Washington. Mellom etappene går teksten tilbake til barndommen, og bøkene hun bærer, brennes side for side.

Cheryl Strayed ga ut memoarene i 2012, sytten år etter turen, og de ble film med Reese Witherspoon. Språket er direkte og selvironisk. Ingen håndbok i friluftsliv, snarere tvert imot. For lesere i krise eller med nye støvler. Her på engelsk, svensk, dansk og finsk.`,
  'en-digters-bazar': `Andersen dro fra København høsten 1840, lei av motgang ved teateret, og ble borte i ni måneder. Han hører Liszt i Hamburg, ser karneval i Roma, sitter på Akropolis og drar hjem oppover Donau, der det var uro. Hvert inntrykk blir scene, bilde eller eventyrskikkelse.

Boken kom i 1842, med de ulike delene tilegnet venner og berømtheter. Begeistringen for jernbanen er særlig sjarmerende å lese i dag. For eventyrlesere som vil treffe personen bak, og for alle som liker å reise i gamle bøker. Utgavene er på dansk og engelsk.`,
} as const;
