/** Short names of instruments that the archive uses in lists. */
const SHORT: Record<string, string> = {
  BA: 'BASSOON',
  BSN: 'BASSOON',
  CB: 'DOUBLE BASS',
  CL: 'CLARINET',
  CLA: 'CLARINET',
  FL: 'FLUTE',
  HN: 'HORN',
  OB: 'OBOE',
  PNO: 'PIANO',
  VA: 'VIOLA',
  VC: 'CELLO',
  VL: 'VIOLIN',
  VLA: 'VIOLA',
  VLN: 'VIOLIN',
  VN: 'VIOLIN',
}

const NAMES =
  "ACCORDION|BAND|BASS|BASSOONS?|BRASS|CELLOS?|CLARINETS?|CONTINUO|CORNET|CONTRABASS|DOUBLE BASS|DRUMS|EUPHONIUM|FLUTES?|GUITARS?|HARPS?|HARPSICHORD|HORNS?|MARIMBA|OBOES?|OBOE D'AMORE|ORCHESTRA|ORGAN|PERCUSSION|PIANOS?|PICCOLO|SAXOPHONE|SOPRANO|STRINGS?|TIMPANI|TROMBONES?|TRUMPETS?|TUBA|VIBRAPHONE|VIOLAS?|VIOLINS?|VIOLONCELLO|VOICE|WINDS?|WOODWINDS?"
const COUNTS = '(?:\\d+|TWO|THREE|FOUR|FIVE|SIX|EIGHT)'
const ONE = `(?:(?:${COUNTS} )?(?:SOLO )?(?:${NAMES})(?: SOLO)?)`
const LIST = new RegExp(`^${ONE}(?:(?:, | AND |, AND | & | ?/ ?)${ONE})*$`)
const SINGLE = new RegExp(`^(?:${NAMES})$`)

/** Writes out short names in a list: `VLN/VC/PNO` is `VIOLIN, CELLO AND PIANO`. */
export function writeOut(segment: string): string {
  const parts = segment.split('/').map((part) => part.trim())
  if (parts.length < 2) return SHORT[segment] ?? segment
  const full = parts.map((part) => SHORT[part] ?? part)
  if (!LIST.test(full.join(', '))) return segment
  return `${full.slice(0, -1).join(', ')} AND ${full.at(-1)}`
}

const COUNTED = new RegExp(`\\b((?:${NAMES})),? \\(?(${COUNTS})\\)?(?=[,/]|$)`, 'g')
const ALONE = new RegExp(`\\b(${NAMES}), UNACCOMPANIED\\b`, 'g')

/** `VIOLINS, (TWO)` is `TWO VIOLINS`, `VIOLIN, UNACCOMPANIED` is `SOLO VIOLIN`. */
export const countFirst = (title: string): string => title.replace(COUNTED, '$2 $1').replace(ALONE, 'SOLO $1')

/** The instruments of a list, one by one. */
export const oneByOne = (words: string): string[] => words.split(/, AND |, | AND | & | ?\/ ?/)

/** Do these words name instruments and nothing else? */
export const isInstruments = (words: string): boolean => LIST.test(words)

export const isOneInstrument = (words: string): boolean => SINGLE.test(words)
