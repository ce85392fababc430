// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'the-story-of-art': `Gombrich tells the history of painting, sculpture and building as a chain of problems: how to show a body turning, how to lead the eye into depth, what to do once that has been mastered. He restricts himself to works he can illustrate, so that text and picture always stay together.

A Viennese scholar who fled to London and later directed the Warburg Institute, he published the book in 1950 and revised it through many editions. Europe is at the centre and women artists are few, as critics have noted. A remarkably clear first orientation, from fifteen upwards.`,
  'on-photography': `The first essay begins in Plato’s cave, the last ends with a collection of quotations. In between Sontag discusses what it means that everything can be possessed as an image, that pain becomes familiar by repetition and that the world is increasingly treated as material for the album.

The pieces were written for The New York Review of Books and collected in 1977, without a single illustration. Almost thirty years later, in Regarding the Pain of Others, she disagreed with herself on several points. An argument in long, elegant paragraphs, for photographers and their subjects.`,
  'ett-hem': `Lilla Hyttnäs in Sundborn was a modest cottage that grew with the family. Children dress up, do lessons or are sent to the corner; there are geraniums, striped rugs, painted doors and a dog in the sun. Many of the textiles and pieces of furniture were designed by Karin, a trained painter herself.

The watercolours were shown in Stockholm before they came out as a book in 1899, in the years when the idea of beauty for everyone was being discussed in several countries. Larsson’s own text is humorous and affectionate. For lovers of interiors and for families.`,
  'levende-musik': `Nielsen rose from a village childhood on Funen, by way of a regimental band, to become Denmark’s leading composer. In these essays, collected in the year he turned sixty, he reflects on what words can and cannot tell us about tones, on taste and on the training of the ear.

He pleads for economy and for the human voice, at a time when late Romanticism and modernism were both in full cry. Anyone who has heard the symphonies or sung his songs will recognise the temperament. It goes well with his memoir of childhood and with a recording.`,
  'just-kids': `Patti Smith arrived in New York in 1967 with hardly any money, worked in bookshops and drew. With Mapplethorpe she shared sandwiches, talismans and a vow to look after each other, which outlived their love affair. Poets, playwrights and rock singers pass along the corridors; almost all are still unknown.

She wrote the book in fulfilment of a promise to him, many years after his death from AIDS, and it received the National Book Award in 2010. Her sentences have something of the nineteenth-century poets she admires. For young artists, and for readers who own none of her records.`,
  musicophilia: `The chapters are grouped around questions: why do we hear music that is not there, what is absolute pitch, how can rhythm help a patient with Parkinson’s disease to walk? Sacks also writes about people to whom a symphony sounds like clattering pans, and about himself and a leg that had forgotten its movements.

He practised as a neurologist in New York and became known with Awakenings. Letters from readers and patients are woven in, together with the history of the discipline. No technical knowledge is needed, musical or medical. For listeners and players.`,
} as const;
