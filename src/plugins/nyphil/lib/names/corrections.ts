/** Names in the archive that the rules misread, and their correct form. */
export const CORRECTIONS: Record<string, string[]> = {
  'bach, j. s. -gounod': ['Bach, Johann Sebastian', 'Gounod, Charles'],
  'dittersdorf, karl von': ['Dittersdorf, Karl von'],
  'dohnanyi, christoph von': ['Dohnányi, Christoph von'],
  'dohnanyi, erno': ['Dohnányi, Ernő'],
  'dvorak, antonín': ['Dvořák, Antonín'],
  'janacek [janácek], leoš': ['Janáček, Leoš'],
  'johnson, john rosamond and james weldon': ['Johnson, John Rosamond', 'Johnson, James Weldon'],
  'kurtag [kurtág], georgy [györgy]': ['Kurtág, György'],
  'smetana, bedrich': ['Smetana, Bedřich'],
  'suppe [suppé], franz von': ['Suppé, Franz von'],
}

/** Entries in place of a name that refer to nobody. */
export const NOBODY = new Set([
  '',
  'act',
  'anonymous',
  'anthem',
  'audience',
  'demonstration',
  'discussion',
  'no soloist',
  'none',
  'not conducted',
  'traditional',
  'unknown',
  'unspecified',
  'various',
])

/** People whose family name comes first. */
export const FAMILY_FIRST = new Set(['chen, yi', 'huang, ruo', 'lang, lang', 'tan, dun'])
