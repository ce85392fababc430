// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  sorgegondolen: `Liszt visited his son-in-law Wagner in Venice shortly before Wagner’s death, and wrote two dark piano pieces named after a funeral gondola. The title poem listens to them, while others start from an April day or a winter night. The haiku are perhaps the barest things this poet wrote.

Tranströmer, by profession a psychologist, published a small body of work over half a century and received the Nobel Prize in 2011. The collection from 1996 is among the last. His images survive translation unusually well. A slim volume for slow readers, and for people new to poetry.`,
  'landet-som-icke-ar': `Södergran died of tuberculosis in 1923 at the age of thirty-one, in Raivola near the Russian border, poor and almost unknown. This volume of 1925 assembles poems left out of earlier books and the few late ones in which the grand Nietzschean gestures have fallen silent. Cats, trees, Christ and the night remain.

She had gone to a German school in St Petersburg and came to Swedish as a language of her own making; Finland-Swedish modernism begins with her. No rhymes, simple words, an unmistakable voice. For readers who wish to be spoken to directly.`,
  'alfabet-christensen': `Each section is as long as the two before it put together, according to the series named after Fibonacci, and begins with the next letter. From a first single line the poem swells by way of bracken, cicadas and doves to rivers, cities and the hydrogen bomb, and stops at the letter N.

Inger Christensen was the leading figure of Danish systematic poetry. She wrote this during the nuclear fears around 1980, and the repeated verb for existing works like an incantation. Because the initials matter, translators have to recreate rather than copy it. Good to hear aloud.`,
  'dropar-i-austavind': `Weather, farm work and the slow hours of a village are the material, together with a few dry admonitions the poet addresses to himself. Nothing is larger than it needs to be. The book includes the poem about a dream that Norwegians have taken to heart like few others.

Olav H. Hauge trained as a gardener, taught himself several languages and translated Hölderlin, Brecht and Celan. He was close to sixty when this collection appeared in 1966, and younger poets began to make pilgrimages to him. Offered in the original Nynorsk, which is concise and sonorous. For quiet mornings.`,
  'for-tradets-skull': `The volume came after years of psychoanalysis, a failed marriage and a stay in Berlin. Boye had helped to found the journal Spektrum, which introduced Eliot and surrealism to Sweden, and she here loosens the regular verse of her earlier books. Love, often for women, is present throughout and remains unnamed.

It was published in 1935, the last collection during her lifetime. The poems are compact and some of them resist at first; others can be learned at once. For readers of Södergran, and for anyone who knows only Kallocain.`,
  kalevala: `Väinämöinen is old before he is born, Ilmarinen forges a wife of gold, Lemminkäinen’s mother rakes her son out of the river of death, Kullervo destroys everything he touches. Louhi, mistress of the North, is their equal in every respect. Weddings, bear hunts and charms against frost come in between.

Lönnrot published a first version in 1835 and the familiar, longer one in fifty cantos in 1849. Sibelius, Gallen-Kallela and, further off, Longfellow and Tolkien all drew on it. The unrhymed four-beat line with its echoing repetitions should be heard. For lovers of myth, a canto at a time.`,
  'poetic-edda': `A seeress tells Odin how the world began and how it will be burned; Thor has to dress as a bride; Loki insults every god at table. The second half concerns heroes: Sigurd, Brynhild, Gudrun and a hoard that brings ruin to whoever owns it.

The Codex Regius was written down around 1270, while many of the poems are older. For centuries it lay in the royal library in Copenhagen, and in 1971 a warship brought it home. Wagner and Tolkien plundered it. For readers of sagas.`,
  'poems-dickinson': `She rarely left her father’s house in Amherst, Massachusetts, wore white in later years and tended a conservatory. A handful of poems were printed in her lifetime, tidied up by editors; the first selection of 1890 smoothed her too. Only in 1955 did readers get the dashes, the capitals and the slant rhymes as she had written them.

Hymn metre carries thoughts that no hymn would permit. Bees, volcanoes, robins, graves and definitions of abstract words follow one another, without titles. A complete edition is not for reading through but for keeping within reach.`,
  'leaves-of-grass': `Song of Myself opened the first edition, a slim book of twelve untitled poems with a portrait of the author in an open shirt. By the last, nearly four hundred had gathered around it: on Brooklyn ferry and open road, on love between men, on the Civil War hospitals where he nursed, on the death of Lincoln.

Whitman borrowed his cadence from the Bible, from opera and oratory, and dispensed with rhyme. American poetry up to Ginsberg and beyond has talked back to him. Catalogues may be skimmed and lines read aloud outdoors. For those who find poetry too small.`,
  'tutaj-szymborska': `A divorce seen from the point of view of the furniture, Ella Fitzgerald in heaven, a small thing described with due respect: Szymborska begins at the edge of a subject and lets it turn round until it faces us. Questions interest her more than statements.

She lived in Kraków, received the Nobel Prize in 1996 and published sparingly. The collection of 2009 was the last to appear in her lifetime. Because wit and thought do so much of the work, she is rewarding in translation. An ideal gift for people who claim not to read poems.`,
  'arhundradets-karlekssaga': `A woman addresses a man she calls you: charming in company, absent at home, always sorry. Tenderness, disgust, household worries and doubts about love as sacrifice appear in short lines anybody can follow.

Märta Tikkanen, a Finland-Swedish writer and teacher, was married to the author and artist Henrik Tikkanen, who had written his own version of their life. Published in 1978, the book was translated into many languages and performed on stages as a monologue. It can be read like a novel, in one evening. For everyone who has lived near an addiction.`,
  helkavirsia: `The title alludes to a Whitsun procession in the village of Ritvala, where girls walked singing through the fields. Leino takes the sound and supplies his own figures: proud Ylermi, who rides into church, and the sorcerer Kouta. Each ballad turns on a single act of will.

A bohemian, critic and translator of Dante, he was part of the circle of Sibelius and Gallen-Kallela. A second series followed in 1916. The trochaic measure depends on the vowels and stress of Finnish, so a translation is best read with the original beside it. For lovers of ballad and myth.`,
  'yahya-hassan': `Beatings at home, a flight from Lebanon in the parents’ past, institutions, petty crime, a first literary success: the poems follow a life and are hurled out in blocks of slang, Arabic phrases and official Danish. Nobody is spared, including the speaker.

In 2013 the debut set off a debate about integration in which politicians took part and the poet needed police protection. A second collection followed six years later; Hassan died in 2020, aged twenty-four. Available in Danish, Swedish and Norwegian.`,
  'ariel-plath': `Most of the poems date from the autumn of 1962, after her separation from Ted Hughes, in Devon and London. Lady Lazarus and Daddy have become emblems, but there are also quiet ones, about a sleeping child, a bruise, a cut thumb. Sounds lead the way as firmly as the images.

Plath died in February 1963. Hughes published the volume two years later with an order and a selection differing from hers; her own arrangement has been printed since. The poems are dense and quick, better read singly and aloud.`,
  'les-fleurs-du-mal': `Swans on dry pavement, beggars, cats, a rotting carcass by the path, a hemisphere of scents in a woman’s hair: Baudelaire gives them all the full ceremony of the alexandrine. The cycle leads from boredom and the ideal through wine and rebellion to death, with a passer-by in the roaring street as its most modern moment.

Six poems were banned in 1857 and the ban was lifted only in 1949; an enlarged edition came in 1861. Verlaine, Rilke and Eliot learned from it. Rhyme is a dilemma for every translator, so a bilingual edition is worth seeking.`,
  'duineser-elegien': `Ten poems in long, unrhymed lines, named after Duino near Trieste, where Rilke was the guest of Princess Marie von Thurn und Taxis. War and paralysis came between; in February 1922, in a small tower at Muzot in Switzerland, he completed them and wrote the Sonnets to Orpheus almost in passing.

The angel here is no Christian messenger but a being before whom human existence seems faint. And yet things, a jug, a bridge, a fruit tree, are waiting for us to say them. Difficult at first and addictive later, the elegies repay learning by heart. Several English versions exist.`,
} as const;
