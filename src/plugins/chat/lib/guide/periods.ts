import type { GuideLanguage } from './facts'

/** A unit of the calendar, or a yearly period: month, day and number of days. */
export type Unit = 'day' | 'month' | 'week' | 'weekend' | 'year' | [month: number, day: number, days: number]

export interface Period {
  pattern: RegExp
  unit: Unit
  /** 0 is the present one. */
  offset: number
}

/** Words do not end at ASCII letters only. */
const word = (source: string, unit: Unit, offset = 0): Period => ({
  offset,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}'’])(?:${source})(?![\\p{L}\\p{N}])`, 'giu'),
  unit,
})

const UNITS = ['weekend', 'week', 'month', 'year'] as const

const ENGLISH_THIS = (unit: string) => `(?:this|the current)(?: coming)? ${unit}|the rest of (?:this|the) ${unit}`

/** Periods that count from today, and days of the year by name. The longer names come first. */
export const PERIODS: Record<GuideLanguage, Period[]> = {
  ar: [
    word('نهاية هذا الأسبوع|عطلة نهاية (?:هذا )?الأسبوع|نهاية الأسبوع', 'weekend'),
    word('عطلة نهاية الأسبوع (?:القادم|المقبل)[ةه]?', 'weekend', 1),
    word('(?:هذا )?الأسبوع (?:القادم|المقبل)', 'week', 1),
    word('الأسبوع (?:الماضي|الفائت|السابق)', 'week', -1),
    word('الشهر (?:الماضي|الفائت)', 'month', -1),
    word('هذا الأسبوع', 'week'),
    word('الشهر (?:القادم|المقبل)', 'month', 1),
    word('هذا الشهر', 'month'),
    word('هذه السنة|هذا العام', 'year'),
    word('هذا المساء|هذه الليلة|الليلة', 'day'),
  ],
  cy: [
    word('y penwythnos nesaf|penwythnos nesaf', 'weekend', 1),
    word('(?:dros )?y penwythnos(?: hwn| yma)?', 'weekend'),
    word('yr? wythnos nesaf|wythnos nesaf', 'week', 1),
    word('yr? wythnos (?:hon|yma)', 'week'),
    word('y? ?mis nesaf', 'month', 1),
    word('y? ?mis (?:hwn|yma)', 'month'),
    word('heno|heddiw', 'day'),
    word('yfory|fory', 'day', 1),
    word('noswyl nadolig', [12, 24, 1]),
    word('dydd nadolig', [12, 25, 1]),
    word('(?:dros |adeg )?y nadolig', [12, 24, 3]),
  ],
  en: [
    word('(?:in )?between christmas and new year|twixmas', [12, 26, 7]),
    word("new year['’]?s eve", [12, 31, 1]),
    word("new year['’]?s day", [1, 1, 1]),
    word('christmas eve', [12, 24, 1]),
    word('christmas day', [12, 25, 1]),
    word('boxing day', [12, 26, 1]),
    word('(?:at |over |during |for )christmas(?: ?time)?', [12, 24, 3]),
    word('halloween', [10, 31, 1]),
    word('bonfire night|guy fawkes(?: night)?', [11, 5, 1]),
    word("valentine['’]?s(?: day)?", [2, 14, 1]),
    word("(?:st|saint)\\.? david['’]?s day", [3, 1, 1]),
    word("(?:st|saint)\\.? patrick['’]?s day", [3, 17, 1]),
    word('burns night', [1, 25, 1]),
    ...UNITS.flatMap((unit) => [
      word(`next ${unit}`, unit, 1),
      word(`last ${unit}|the past ${unit}`, unit, -1),
      word(ENGLISH_THIS(unit), unit),
    ]),
    word('(?:at|over) the weekend', 'weekend'),
    word('the weekend after next', 'weekend', 2),
    word('the week after next', 'week', 2),
    word('last night(?! of)', 'day', -1),
    word('this (?:evening|afternoon|morning)|tonight|today', 'day'),
  ],
  es: [
    word('nochebuena', [12, 24, 1]),
    word('nochevieja', [12, 31, 1]),
    word('(?:el )?d[ií]a de navidad', [12, 25, 1]),
    word('(?:en |por |durante la )navidad(?:es)?', [12, 24, 3]),
    word('(?:el |este )?(?:pr[oó]ximo fin de semana|fin de semana que viene)', 'weekend', 1),
    word('(?:el )?fin de semana pasado', 'weekend', -1),
    word('este fin de semana|el fin de semana', 'weekend'),
    word('(?:la |el )?(?:pr[oó]xima semana|semana que viene|semana pr[oó]xima)', 'week', 1),
    word('esta semana', 'week'),
    word('(?:la )?semana pasada', 'week', -1),
    word('(?:el )?mes pasado', 'month', -1),

    word('(?:el )?(?:pr[oó]ximo mes|mes que viene|mes pr[oó]ximo)', 'month', 1),
    word('este mes', 'month'),
    word('este año', 'year'),
    word('esta (?:noche|tarde|mañana)|hoy', 'day'),
    word('anoche', 'day', -1),
  ],
}
