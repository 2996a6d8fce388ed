import type { Lexicon } from './languages/lexicon'
import { anyOf } from './names'
import type { RequestText } from './requestText'

/** Fields that hold a measure: numbers with their units, and nothing else unless it is in quotation marks. */
const MEASURES = new Set(['ageGuidance', 'priceText', 'runningTime'])

const QUOTE = /\uE002\d+\uE003/g
const NUMBER = /^[£$€+~–-]*\d[\d.,:+£$€%–-]*(?:p|h\d*m?|m|hrs?|mins?|st|nd|rd|th|s)?\+?$/i

export type ValueKind = 'measure' | 'prose' | 'title'

/** What a field holds: prose may say anything, a title no sentence, a measure only numbers and units. */
export const valueKindOf = (field: string | null): ValueKind =>
  field === null || field === 'title' || field === 'subject' || field === 'subtitle'
    ? 'title'
    : MEASURES.has(field)
      ? 'measure'
      : 'prose'

/**
 * The words of a text that are not of the value: "12+ and of The Tempest to 8+" is more than an age. Whoever means them
 * as a part of it puts the value in quotation marks. Null where all is of the value.
 */
export function beyondValue(marked: string, kind: ValueKind, text: RequestText, lexicon: Lexicon): string | null {
  if (text.isQuoted(marked)) return null
  // A text in quotation marks ends with them.
  if (marked.search(QUOTE) >= 0) return text.plain(marked.replaceAll(QUOTE, ' ').trim()) || null
  if (kind === 'prose') return null
  return kind === 'measure' ? beyondMeasure(marked, text, lexicon) : beyondTitle(marked, text, lexicon)
}

function beyondMeasure(marked: string, text: RequestText, { and, articles, fields, measures }: Lexicon): string | null {
  // "2 hours, ages 12+": another field.
  const other = new RegExp(
    `(?:,|\\s(?:${and}))\\s+(?:(?:its|${articles})\\s+)*(?:${anyOf(fields)})(?!\\p{L}).*$`,
    'iu',
  ).exec(marked)
  if (other) return text.plain(other[0]).replace(/^,\s*/, '')
  const words = text.plain(marked).split(/[\s,;/()]+/)
  const known = new RegExp(`^(?:${measures}|${and}|&|-|–|[£$€])$`, 'iu')
  const first = words.findIndex((word) => word && !NUMBER.test(word) && !known.test(word.replace(/\.$/, '')))
  if (first < 0) return null
  const isAnd = new RegExp(`^(?:${and})$`, 'iu').test(words[first - 1] ?? '')
  return words.slice(isAnd ? first - 1 : first).join(' ')
}

/** Clauses are written with a small letter; in a title that has one, quotation marks tell. */
function beyondTitle(marked: string, text: RequestText, { clauses }: Lexicon): string | null {
  // "Spring Sing on 12 April at 3pm and …": a day in figures is no part of a title.
  const dated = [...marked.matchAll(/\uE000(\d+)\uE001/g)].find(([, index]) =>
    /\d/.test(text.moments[Number(index)]?.raw ?? ''),
  )
  if (dated && dated.index > 0) return text.plain(marked.slice(dated.index))
  const found = new RegExp(
    `(?<=\\S)(?:\\s*[,;–-]\\s+|\\s+)(?:${clauses})(?![\\p{L}]).*$|(?<=\\S)[,;]\\s+\\p{Ll}.*$`,
    'u',
  ).exec(marked)
  return found ? text.plain(found[0]).replace(/^[\s,;–-]+/, '') : null
}
