import { inLanguage } from '@/lib/site/addresses'
import { listPath } from '@/lib/site/lists'
import { formatIn } from '@/lib/time/formatIn'
import type { Calendar, CalendarDay, CalendarEntry, Programme, ProgrammeChoice } from '../../lib/programme/Programme'
import { NAMED_DAYS, toParameters, VIEWS, type ProgrammeQuery } from '../../lib/programme/programmeQuery'
import { firstColumn, weekdayNames } from '../../lib/programme/weeks'
import { pageAddress } from '../../lib/paging'
import { formatTime } from '../../lib/formatMoments'
import type { View } from '../../lib/View'
import { address, declareObject, many, number, one, text, yesNo } from '../declare'
import type { LinkSource } from './links'

/** The address of the programme with other choices. */
function addressWith(view: View, query: ProgrammeQuery, changes: Partial<ProgrammeQuery>): string {
  const { language, navigation, site } = view
  const path = inLanguage(listPath('events', navigation.taken), language, site.defaultLanguage)
  return pageAddress(path, 1, toParameters({ ...query, ...changes }))
}

const NOTHING = { access: null, date: null, kind: null, month: null, season: null, text: '', venue: null } as const

/** The ways to show the programme, by message. */
const VIEW_NAMES = { calendar: 'viewCalendar', list: 'viewList', posters: 'viewPosters' } as const

declareObject<Programme>(
  'programme',
  "How What's on is shown and filtered. All of its choices are links or a form sent by GET.",
  {
    archive_url: address('Past productions; nothing where there are none.', ({ hasArchive }, view) =>
      hasArchive
        ? inLanguage(listPath('archive', view.navigation.taken), view.language, view.site.defaultLanguage)
        : null,
    ),
    calendar: one('calendar', 'The month, where it is shown as a calendar.', ({ calendar }) => calendar),
    choices: many(
      'choice',
      'Fields of the filter form: `venue`, `kind`, `season`, `access`; those with something to choose.',
      ({ choices }) => choices,
    ),
    date: text('The day that was picked: `2026-11-21`', ({ query: { date } }) =>
      NAMED_DAYS.some((name) => name === date) ? null : date,
    ),
    days: many('link', 'All dates, today, this weekend.', ({ query }, view): LinkSource[] =>
      [null, ...NAMED_DAYS].map((date) => ({
        isCurrent: query.date === date,
        title: view.messages[date ?? 'allDates'],
        url: addressWith(view, query, { date, view: query.view === 'calendar' ? 'list' : query.view }),
      })),
    ),
    is_filtered: yesNo('Something is chosen.', ({ query }) => isFiltered(query)),
    named_day: text('`today` or `weekend`, where that is chosen.', ({ query: { date } }) =>
      NAMED_DAYS.find((name) => name === date),
    ),
    text: text('The words that were searched for.', ({ query }) => query.text),
    url: address('The programme without a choice, and where the form is sent.', ({ query }, view) =>
      addressWith(view, query, { ...NOTHING, view: 'list' }),
    ),
    view: text('`list`, `calendar` or `posters`', ({ query }) => query.view),
    views: many('link', 'The ways to show it, with the same choices.', ({ query }, view): LinkSource[] =>
      VIEWS.map((name) => ({
        isCurrent: query.view === name,
        title: view.messages[VIEW_NAMES[name]],
        url: addressWith(view, query, { view: name }),
      })),
    ),
  },
)

const isFiltered = (query: ProgrammeQuery): boolean =>
  Object.keys(toParameters({ ...query, month: null, view: 'list' })).length > 0

declareObject<ProgrammeChoice>('choice', 'A field of the form that filters the programme.', {
  label: text('As visitors read it.', ({ label }) => label),
  name: text('Name of the field.', ({ name }) => name),
  options: many('option', 'What can be chosen.', ({ chosen, options }) =>
    options.map((option) => ({ ...option, isChosen: option.value === chosen })),
  ),
})

/** Formats the month of a calendar: November 2026. */
const monthName = (month: string, { language }: View): string =>
  formatIn(language, { month: 'long', timeZone: 'UTC', year: 'numeric' }).format(new Date(`${month}-15T12:00:00Z`))

function monthLink(month: string | null, view: View): LinkSource | null {
  const { programme } = view.content
  return month && programme
    ? { title: monthName(month, view), url: addressWith(view, programme.query, { month, view: 'calendar' }) }
    : null
}

declareObject<Calendar>('calendar', 'A month of the programme.', {
  days: many('calendar_day', 'All days of the month.', ({ days }) => days),
  is_empty: yesNo(
    'Nothing is on in it.',
    ({ days, undated }) => undated.length === 0 && days.every(({ entries }) => entries.length === 0),
  ),
  next: one('link', 'The month after, where something is on from then on.', ({ next }, view) => monthLink(next, view)),
  previous: one('link', 'The month before, where it is not over.', ({ previous }, view) => monthLink(previous, view)),
  title: text('November 2026', ({ month }, view) => monthName(month, view)),
  undated: many(
    'coming',
    'Events of the month that no day of it is the date of, such as exhibitions.',
    ({ undated }) => undated,
  ),
  weekdays: {
    about: 'Names of the days of a week, from its first.',
    gives: 'text',
    isList: true,
    read: (_, { language }) => weekdayNames(language),
  },
})

declareObject<CalendarDay>('calendar_day', 'A day of a calendar.', {
  column: number('Its place in the week, from 1.', ({ date }, { language }) => firstColumn(date, language)),
  date: text('`2026-11-21`', ({ date }) => date),
  entries: many('calendar_entry', 'What is on, each event once; at most four.', ({ entries }) => entries),
  is_today: yesNo('It is today.', ({ isToday }) => isToday),
  label: text('Saturday 21 November', ({ date }, { language }) =>
    formatIn(language, { day: 'numeric', month: 'long', timeZone: 'UTC', weekday: 'long' }).format(
      new Date(`${date}T12:00:00Z`),
    ),
  ),
  more: number('How many events there are beside them.', ({ more }) => more),
  number: text('21', ({ date }, { language }) =>
    formatIn(language, { day: 'numeric', timeZone: 'UTC' }).format(new Date(`${date}T12:00:00Z`)),
  ),
  url: address('The list of the day.', ({ date }, view) =>
    view.content.programme ? addressWith(view, view.content.programme.query, { date, view: 'list' }) : null,
  ),
})

declareObject<CalendarEntry>('calendar_entry', 'An event on a day of a calendar.', {
  event: one('event', 'What is on.', ({ event }) => event),
  performances: many('performance', 'Its performances of the day, at most four.', ({ performances }) => performances),
  times: text('When: 14:30, 19:30', ({ performances }, { clock }) =>
    performances.map(({ start, start_tz: zone }) => formatTime(start, zone, clock)).join(', '),
  ),
})
