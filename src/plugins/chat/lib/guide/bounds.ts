import { DateTime } from 'luxon'
import { isoDate } from '@/lib/time/isoDate'
import type { Lexicon } from './languages/lexicon'
import type { Moment } from './moment'
import { wholeWord } from './names'
import type { RequestText } from './requestText'

type Bound = keyof Lexicon['bounds']

const MARKED = /\uE000(\d+)\uE001/g

/** The periods of a question, and its text with one mark for each. */
export interface Periods {
  when: Moment[]
  rest: string
  /** Days that belong to each other in a way that was not understood. */
  unjoined: string[]
}

/** Reads days and what makes periods of them: "from 5 March", "before Easter", "by Friday". */
export function periodsIn(marked: string, text: RequestText, { bounds, joins }: Lexicon): Periods {
  const today = isoDate(text.now)
  const moments = [...text.moments]
  const when: Moment[] = []
  let rest = marked
  const keep = (moment: Moment): string => `\uE000${moments.push(moment) - 1}\uE001`
  for (const [bound, source] of Object.entries(bounds) as [Bound, string][])
    rest = rest.replace(
      new RegExp(`(?<![\\p{L}])(?:${source})\\s+(?:the )?\uE000(\\d+)\uE001(?: onwards?)?`, 'giu'),
      (raw: string, index: string) => {
        const moment = moments[Number(index)]
        return moment && !moment.ends && !(bound === 'from' && moment.to < today)
          ? keep(bounded(bound, moment, today))
          : raw
      },
    )
  const join = wholeWord(joins, 'iu')
  const unjoined: string[] = []
  let end = -1
  for (const found of rest.matchAll(MARKED)) {
    const moment = moments[Number(found[1])]
    if (!moment) continue
    const between = end < 0 ? null : rest.slice(end, found.index)
    if (between !== null && !join.test(between) && !between.includes(',')) unjoined.push(moment.raw)
    when.push(moment)
    end = found.index + found[0].length
  }
  return { rest, unjoined, when }
}

const days = (day: string, count: number): string => isoDate(DateTime.fromISO(day).plus({ days: count }))

function bounded(bound: Bound, moment: Moment, today: string): Moment {
  if (bound === 'from') return { ...moment, isOpen: true }
  if (bound === 'after') return { ...moment, from: days(moment.to, 1), isOpen: true }
  return { ...moment, from: today, to: bound === 'before' ? days(moment.from, -1) : moment.to }
}
