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
function writeOut(segment: string): string {
  const parts = segment.split('/').map((part) => part.trim())
  if (parts.length < 2) return SHORT[segment] ?? segment
  const full = parts.map((part) => SHORT[part] ?? part)
  if (!LIST.test(full.join(', '))) return segment
  return `${full.slice(0, -1).join(', ')} AND ${full.at(-1)}`
}

const COUNTED = new RegExp(`\\b((?:${NAMES})),? \\(?(${COUNTS})\\)?(?=[,/]|$)`, 'g')

const ALONE = new RegExp(`\\b(${NAMES}), UNACCOMPANIED\\b`, 'g')

/** `VIOLINS, (TWO)` is `TWO VIOLINS`, `VIOLIN, UNACCOMPANIED` is `SOLO VIOLIN`. */
const countFirst = (title: string): string => title.replace(COUNTED, '$2 $1').replace(ALONE, 'SOLO $1')

/** The instruments of a list, one by one. */
const oneByOne = (words: string): string[] => words.split(/, AND |, | AND | & | ?\/ ?/)

/** Do these words name instruments and nothing else? */
const isInstruments = (words: string): boolean => LIST.test(words)

const isOneInstrument = (words: string): boolean => SINGLE.test(words)

/** Forms that catalogues put before what they are written for. */
const FORM = /^(CON\.|CONCERTO|DUO|OCTET|QUARTET|QUINTET|SEPTET|SEXTET|SONATA|SONATINA|SONATINE|SUITE|TRIO)$/

/** Those that nobody names by their instrument: a Rondo for Violin, not a Violin Rondo. */
const LOOSE_FORM =
  /^(ADAGIO|DIVERTIMENTO|DUETTO|RHAPSODY(?: NO\. ?\d+)?|ROMANCE|RONDO|SCHERZO|SERENADE|SINFONIA CONCERTANTE|TRIO SONATA|VARIATIONS)$/

const NUMBER = /^NO\. ?\d+$/
const TONE = '[A-G](?:[ -](?:FLAT|SHARP))?'
const KEY = new RegExp(`^(?:${TONE} (?:MAJOR|MINOR|MAJ\\.?|MIN\\.?)|[A-G][ -](?:FLAT|SHARP))$`)

/**
 * Turns the order of a catalogue into that of speech.
 * @example inSpokenOrder('CONCERTO, PIANO, NO. 2, C MINOR, OP. 18') // 'PIANO CONCERTO NO. 2 IN C MINOR, OP. 18'
 * @example inSpokenOrder('TRIO, VLN/VC/PNO, NO. 1') // 'TRIO FOR VIOLIN, CELLO AND PIANO NO. 1'
 */
export function inSpokenOrder(title: string): string {
  const [, body = title, brackets = ''] = /^((?:[^([":]|:(?=\d))*?)(\s*[([":].*)?$/s.exec(countFirst(title)) ?? []
  const segments = keepOpusTogether(body.split(/\s*,\s*/).filter(Boolean)).flatMap(splitSegment)
  const [first = ''] = segments
  const form =
    segments.length > 1 && (FORM.test(first) || LOOSE_FORM.test(first)) ? first.replace('CON.', 'CONCERTO') : null
  const rest = segments.slice(1).map(writeOut)
  const players: string[] = []
  if (form)
    while (rest[0] !== undefined && isInstruments(withoutAnd(rest[0])))
      players.push(...oneByOne(withoutAnd(rest.shift()!)))
  const head = form ? headOf(form, players) : first.replace(/(?<= FOR )\S+\/\S+$/, writeOut)
  const number = form ? take(rest, NUMBER, 1) : ''
  const key = take(rest, KEY, form ? 1 : 0)
  return [[head, number, key && `IN ${key}`].filter(Boolean).join(' '), ...rest].join(', ') + brackets
}

function headOf(form: string, players: string[]): string {
  if (players.length === 0) return form
  if (players.length === 1 && isOneInstrument(players[0]!) && !LOOSE_FORM.test(form)) {
    return `${players[0]!.replace(/^(STRING|WIND|WOODWIND|VIOLIN|PIANO)S$/, '$1')} ${form}`
  }
  return `${form} FOR ${players.length === 1 ? players[0]! : `${players.slice(0, -1).join(', ')} AND ${players.at(-1)}`}`
}

/** Takes the first segment of that kind out, unless it stands too far back. */
function take(segments: string[], wanted: RegExp, furthest: number): string {
  const index = segments.findIndex((segment) => wanted.test(segment))
  return index < 0 || index > furthest ? '' : segments.splice(index, 1)[0]!
}

/** `OP. 27, NO. 3` is one thing. */
function keepOpusTogether(segments: string[]): string[] {
  const kept: string[] = []
  for (const segment of segments) {
    if (/^OP\b/.test(kept.at(-1) ?? '') && NUMBER.test(segment)) kept.push(`${kept.pop()}, ${segment}`)
    else kept.push(segment)
  }
  return kept
}

/** `VIOLIN NO. 5`, `NO. 2 IN G MAJOR` and `FLUTE AND HARP IN C` are two things each. */
function splitSegment(segment: string): string[] {
  const [, players, number] = /^(.+?) (NO\. ?\d+)$/.exec(segment) ?? []
  if (players && isInstruments(players)) return [players, number!]
  const [, before, key] = new RegExp(`^(.+) IN (${TONE}(?: (?:MAJOR|MINOR))?)$`).exec(segment) ?? []
  if (before && (NUMBER.test(before) || isInstruments(before)))
    return KEY.test(key!) ? [before, key!] : [`${before} IN ${key}`]
  return [new RegExp(`^IN ${TONE} (?:MAJOR|MINOR)$`).test(segment) ? segment.slice(3) : segment]
}

const withoutAnd = (segment: string): string => segment.replace(/^AND /, '')
