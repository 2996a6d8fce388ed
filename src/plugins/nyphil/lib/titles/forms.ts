import { onlyItem } from '@/lib/lists/items'

/** Abbreviations of instruments in lists. */
const ABBREVIATIONS: Record<string, string> = {
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

/** Writes out abbreviations in a list: `VLN/VC/PNO` becomes `VIOLIN, CELLO AND PIANO`. */
function writeOut(segment: string): string {
  const parts = segment.split('/').map((part) => part.trim())
  if (parts.length < 2) return ABBREVIATIONS[segment] ?? segment
  const full = parts.map((part) => ABBREVIATIONS[part] ?? part)
  if (!LIST.test(full.join(', '))) return segment
  return `${full.slice(0, -1).join(', ')} AND ${full.at(-1)}`
}

const COUNTED = new RegExp(`\\b((?:${NAMES})),? \\(?(${COUNTS})\\)?(?=[,/]|$)`, 'g')

const ALONE = new RegExp(`\\b(${NAMES}), UNACCOMPANIED\\b`, 'g')

/** `VIOLINS, (TWO)` becomes `TWO VIOLINS`, `VIOLIN, UNACCOMPANIED` becomes `SOLO VIOLIN`. */
const countFirst = (title: string): string => title.replace(COUNTED, '$2 $1').replace(ALONE, 'SOLO $1')

/** Splits a list of instruments. */
const splitInstruments = (list: string): string[] => list.split(/, AND |, | AND | & | ?\/ ?/)

/** Whether a text names instruments only. */
const isInstruments = (text: string): boolean => LIST.test(text)

const isOneInstrument = (text: string): boolean => SINGLE.test(text)

/** Forms that catalogues put before the instruments. */
const FORM = /^(CON\.|CONCERTO|DUO|OCTET|QUARTET|QUINTET|SEPTET|SEXTET|SONATA|SONATINA|SONATINE|SUITE|TRIO)$/

/** Forms that are not named by their instrument: a Rondo for Violin, not a Violin Rondo. */
const LOOSE_FORM =
  /^(ADAGIO|DIVERTIMENTO|DUETTO|RHAPSODY(?: NO\. ?\d+)?|ROMANCE|RONDO|SCHERZO|SERENADE|SINFONIA CONCERTANTE|TRIO SONATA|VARIATIONS)$/

const NUMBER = /^NO\. ?\d+$/
const TONE = '[A-G](?:[ -](?:FLAT|SHARP))?'
const KEY = new RegExp(`^(?:${TONE} (?:MAJOR|MINOR|MAJ\\.?|MIN\\.?)|[A-G][ -](?:FLAT|SHARP))$`)

/**
 * Converts a title from catalogue order to natural order.
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
  const others = rest.findIndex((segment) => !isInstruments(withoutAnd(segment)))
  const named = form ? rest.splice(0, others === -1 ? rest.length : others) : []
  const players = named.flatMap((segment) => splitInstruments(withoutAnd(segment)))
  const head = form ? headOf(form, players) : first.replace(/(?<= FOR )\S+\/\S+$/, writeOut)
  const number = form ? take(rest, NUMBER, 1) : ''
  const key = take(rest, KEY, form ? 1 : 0)
  return [[head, number, key && `IN ${key}`].filter(Boolean).join(' '), ...rest].join(', ') + brackets
}

function headOf(form: string, players: string[]): string {
  if (players.length === 0) return form
  const only = onlyItem(players)
  if (only !== undefined && isOneInstrument(only) && !LOOSE_FORM.test(form)) {
    return `${only.replace(/^(STRING|WIND|WOODWIND|VIOLIN|PIANO)S$/, '$1')} ${form}`
  }
  return `${form} FOR ${only ?? `${players.slice(0, -1).join(', ')} AND ${players.at(-1)}`}`
}

/** Removes and returns the first segment that matches, if it is near enough to the start. */
function take(segments: string[], pattern: RegExp, maxIndex: number): string {
  const index = segments.findIndex((segment) => pattern.test(segment))
  const [taken = ''] = index < 0 || index > maxIndex ? [] : segments.splice(index, 1)
  return taken
}

/** Keeps `OP. 27, NO. 3` in one segment. */
function keepOpusTogether(segments: string[]): string[] {
  const kept: string[] = []
  for (const segment of segments) {
    if (/^OP\b/.test(kept.at(-1) ?? '') && NUMBER.test(segment)) kept.push(`${kept.pop()}, ${segment}`)
    else kept.push(segment)
  }
  return kept
}

/** Splits `VIOLIN NO. 5`, `NO. 2 IN G MAJOR` and `FLUTE AND HARP IN C` into two segments each. */
function splitSegment(segment: string): string[] {
  const [, players, number] = /^(.+?) (NO\. ?\d+)$/.exec(segment) ?? []
  if (players && number && isInstruments(players)) return [players, number]
  const [, before, key] = new RegExp(`^(.+) IN (${TONE}(?: (?:MAJOR|MINOR))?)$`).exec(segment) ?? []
  if (before && key && (NUMBER.test(before) || isInstruments(before)))
    return KEY.test(key) ? [before, key] : [`${before} IN ${key}`]
  return [new RegExp(`^IN ${TONE} (?:MAJOR|MINOR)$`).test(segment) ? segment.slice(3) : segment]
}

const withoutAnd = (segment: string): string => segment.replace(/^AND /, '')
