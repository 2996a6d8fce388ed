import { Info } from 'luxon'
import type { GuideLanguage } from './facts'
import type { Lexicon } from './languages/lexicon'
import { anyOf } from './names'

/** Words of requests that are often mistyped, five letters or more: shorter ones are too like others. */
const WORDS: Record<GuideLanguage, string> = {
  ar: '',
  cy: '',
  en: 'afternoon booking called cancel cancelled change create created directed drafts evening event events everything happening images matinee morning night performance performances photos picture pictures playing postpone postponed published redirect rename running showing shows summary tickets title today tomorrow tonight unpublished updated weekend where which without',
  es: 'agotadas agotados cambia cancela crea eventos funciones función imágenes llamada llamado mañana mostrar noticia página páginas título',
}

/** Months such as March are too like other words. */
const MIN_MONTH = 6

/** How words of requests are written short. */
const SHORT: Partial<Record<GuideLanguage, Record<string, string>>> = {
  en: {
    '2moro': 'tomorrow',
    '2nite': 'tonight',
    evt: 'event',
    evts: 'events',
    nxt: 'next',
    pics: 'pictures',
    perf: 'performance',
    perfs: 'performances',
    tmrw: 'tomorrow',
    tmw: 'tomorrow',
    tomoz: 'tomorrow',
    w: 'with',
    wats: "what's",
    wen: 'when',
    whens: "when's",
    wheres: "where's",
    whos: "who's",
    wot: 'what',
    wots: "what's",
    whats: "what's",
    wk: 'week',
    wkend: 'weekend',
    wknd: 'weekend',
  },
  es: { finde: 'fin de semana', q: 'qué' },
}

const vocabulary = (language: GuideLanguage): string[] => [
  ...WORDS[language].split(' ').filter(Boolean),
  ...Info.weekdays('long', { locale: language }).map((name) => name.toLowerCase()),
  ...Info.months('long', { locale: language })
    .map((name) => name.toLowerCase())
    .filter(({ length }) => length >= MIN_MONTH),
]

/** How many letters differ, two that are swapped counting as one. */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, index) => index)]
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Infinity
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    rows.push(row)
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1]
      const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row.push(
        Math.min(
          at(i - 1, j) + 1,
          at(i, j - 1) + 1,
          at(i - 1, j - 1) + (isSame ? 0 : 1),
          isSwapped ? at(i - 2, j - 2) + 1 : Infinity,
        ),
      )
    }
  }
  return at(a.length, b.length)
}

/**
 * The text with mistyped words of requests put right; null if it has none. Words in capitals and in quotation marks are
 * names, except the first.
 */
export function spelledRight(said: string, lexicon: Lexicon): string | null {
  const known = vocabulary(lexicon.code)
  const { acts, glue, isOn, questions, types, verbs } = lexicon
  const words = new RegExp(`^(?:${[glue, isOn, questions, verbs, anyOf(acts), anyOf(types)].join('|')})$`, 'iu')
  const short = SHORT[lexicon.code] ?? {}
  const long = said.replace(
    /["“«][^"”»]*["”»]|(?<![\p{L}\p{N}'’/])[\p{L}\p{N}]+(?![\p{L}\p{N}'’])/gu,
    (word) => short[word] ?? word,
  )
  const right = long.replace(/["“«][^"”»]*["”»]|(?<![\p{L}'’])\p{L}{5,}(?![\p{L}'’])/gu, (word, index: number) => {
    const lower = word.toLowerCase()
    if (!/^\p{L}/u.test(word) || (index > 0 && word !== lower) || known.includes(lower) || words.test(word)) return word
    const near = known
      .filter((other) => other[0] === lower[0])
      .map((other) => ({ away: distance(lower, other), other }))
      .filter(({ away, other }) => away <= (other.length >= 8 ? 2 : 1))
      .sort((a, b) => a.away - b.away)
    return near[0]?.other ?? word
  })
  return right === said ? null : right
}
