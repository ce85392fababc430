/** Sort order CUSTOM_1 of the merchant: the recommendations of the staff. */
const staffPicks = [
  'sommarboken',
  'ut-og-stjaele-hester',
  'alfabet-christensen',
  'hytti-nro-6',
  'trollvinter',
  'kastanjemanden',
  'l-amica-geniale',
  'the-remains-of-the-day',
  'doktor-glas',
  'barndom-ditlevsen',
  'alevangeliet',
  'havboka',
  'vaffelhjarte',
  'garmanns-sommer',
  'tuntematon-sotilas',
  'salka-valka',
  'the-left-hand-of-darkness',
  'roseanna',
  'sorgegondolen',
  '84-charing-cross-road',
];

/** Sort order CUSTOM_2: the recommendations that make good presents. */
const presents = ['trollvinter', '84-charing-cross-road', 'sommarboken', 'havboka', 'the-remains-of-the-day'];

/** The positions of a work in the merchant's sort orders; empty for works without one. */
export function customOrderOf(work: string): number[] {
  const pick = staffPicks.indexOf(work);
  if (pick < 0) return [];
  const present = presents.indexOf(work);
  return present < 0 ? [pick + 1] : [pick + 1, present + 1];
}
