import type { Event, EventInstance } from '@/payload-types'
import { lastsForDays } from '@/lib/events/lastsForDays'
import { initialsOf } from '@/lib/names/personName'
import { eventBooking } from '../../lib/data/eventBooking'
import { eventJsonLd } from '../../lib/data/jsonLd'
import { eventNotice } from '../../lib/data/eventNotice'
import { performanceMessage, performanceMessages } from '../../lib/data/announcements'
import { performanceBooking, type PerformanceBooking } from '../../lib/data/performanceBooking'
import { richHtml } from '../../lib/html/richHtml'
import { ldScript } from '../../lib/html/html'
import type { ProgrammeRow } from '../../lib/read/programme'
import { hrefOf, listOf, type View } from '../../lib/View'
import { formatDay, spanIn, formatTile, formatTime } from '../../lib/formatMoments'
import { address, declareObject, html, many, moment, number, one, text, yesNo } from '../declare'
import { momentOf } from '../Moment'
import { isOver, monthsOf, nextPerformance } from './dates'
import { attributesOf } from './values'

const STATES = { cancelled: 'cancelled', postponed: 'postponed', sold_out: 'soldOut' } as const

/** Returns the state in words; null for an event that takes place as planned. */
const stateText = (state: string | null | undefined, { messages: messages }: View): string | null =>
  state && Object.hasOwn(STATES, state) ? messages[STATES[state as keyof typeof STATES]] : null
const stateName = (state: string | null | undefined): string =>
  state && Object.hasOwn(STATES, state) ? STATES[state as keyof typeof STATES] : 'scheduled'

const firstImage = ({ images }: Pick<Event, 'images'>): unknown => (Array.isArray(images) ? images[0] : null)

declareObject<Event>('event', 'A production, a concert, an exhibition.', {
  access_information: text('Access information.', ({ accessInformation }) => accessInformation),
  age_guidance: text('The recommended audience.', ({ ageGuidance }) => ageGuidance),
  attributes: one('values', 'Attributes that the theme defines for events.', ({ custom }, view) =>
    attributesOf('events', custom, view),
  ),
  booking: one(
    'booking',
    'Its tickets where it has no performances, such as an exhibition; nothing where it has some, or is over.',
    (source, view) => (listOf(view, source, 'performances').length === 0 ? eventBooking(source, view) : null),
  ),
  calendar_url: address('The URL of its calendar; nothing if there are no upcoming performances.', (source, view) =>
    listOf(view, source, 'performances').length > 0 && !view.isDraft
      ? `${hrefOf(view, 'events', source)}/calendar.ics`
      : null,
  ),
  content_guidance: text('Content guidance.', ({ contentGuidance }) => contentGuidance),
  credits: many('credit_group', 'Who does what, group by group, in the order of billing.', ({ credits }, view) =>
    creditGroups(credits, view),
  ),
  dates: text('From the first to the last day, in words.', ({ endDate, startDate, startDate_tz: zone }, { clock }) =>
    spanIn(startDate, endDate, zone, clock),
  ),
  description: html('The long text.', ({ description }, view) => richHtml(description, view)),
  end: moment('The end of the last performance.', ({ endDate, endDate_tz: zone }) => momentOf(endDate, zone)),
  image: one('image', 'The first of its pictures.', (source, { library }) => library.get('media', firstImage(source))),
  images: many('image', 'Its pictures.', ({ images }, { library }) => library.list('media', images)),
  initials: text('Of its title, where it has no picture.', ({ title }) => initialsOf(title)),
  is_over: yesNo('It has ended, and no performance of it is listed. On the page of the event only.', (source, view) =>
    isOver(source, view),
  ),
  json_ld: html('Itself as schema.org has it; nothing for an event without a date.', (source, view) => {
    const data = eventJsonLd(source, listOf<EventInstance>(view, source, 'performances'), view)
    return data ? ldScript(data) : null
  }),
  messages: {
    about:
      'What has happened to its `performances`, such as why some are cancelled, or to those postponed without a new date: each text once. On the page of the event only.',
    gives: 'text',
    isList: true,
    read: (source, view) =>
      performanceMessages(
        ['performances', 'postponed'].flatMap((list) => listOf<EventInstance>(view, source, list)),
        view,
      ),
  },
  months: many('month', 'Its `performances` by month. On the page of the event only.', (source, view) =>
    monthsOf(source, view),
  ),
  next_performance: one(
    'performance',
    'The first of its performances that can be booked, else the first that takes place, else the first. On the page of the event only.',
    (source, view) => nextPerformance(source, view),
  ),
  organizations: many('organization', 'Companies, orchestras, partners.', ({ organizations }, { library }) =>
    library.list('organizations', organizations),
  ),
  performances: many(
    'performance',
    'Performances from today, paginated. On the page of the event only.',
    (source, view) => listOf(view, source, 'performances'),
  ),
  price_text: text('What tickets cost.', ({ priceText }) => priceText),
  running_time: text('How long it takes.', ({ runningTime }) => runningTime),
  season: one('season', 'The season that it belongs to.', ({ season }, { library }) => library.get('seasons', season)),
  series: many('series', 'Series that it belongs to.', ({ series }, { library }) => library.list('series', series)),
  start: moment('The first performance.', ({ startDate, startDate_tz: zone }) => momentOf(startDate, zone)),
  state: text(
    '`scheduled`, `cancelled`, `postponed` or `soldOut`: its own, else that of all its performances to come; once none is to come, `postponed` if one has no new date, `cancelled` if all were.',
    (source, { library }) => stateName(eventNotice(source, library.states.get(source.id))),
  ),
  state_text: text('The same in words; nothing where it takes place as planned.', (source, view) =>
    stateText(eventNotice(source, view.library.states.get(source.id)), view),
  ),
  subtitle: text('Below the title.', ({ subtitle }) => subtitle),
  summary: text('In a sentence or two.', ({ summary }) => summary),
  title: text('Its title.', ({ title }) => title),
  url: address('Its page.', (source, view) => hrefOf(view, 'events', source)),
  venue: one('venue', 'Where it is; performances may be elsewhere.', ({ venue }, { library }) =>
    library.get('venues', venue),
  ),
  works: many('work', 'The programme.', ({ works }, { library }) => library.list('works', works)),
})

const GROUPS = ['creative', 'cast', 'musicians', 'crew'] as const

interface CreditSource {
  role?: string | null
  who: object
}

/** Groups credits by kind. People who are not published are omitted. */
const creditGroups = (credits: Event['credits'], { library, messages: messages }: View): object[] =>
  GROUPS.flatMap((group) => {
    const rows = (credits ?? [])
      .filter((credit) => (credit.group ?? 'creative') === group)
      .flatMap(({ person, role }) => {
        const who = library.get('people', person)
        return who ? [{ role, who }] : []
      })
    return rows.length > 0 ? [{ group, rows, title: messages[group] }] : []
  })

declareObject<{ group: string; rows: CreditSource[]; title: string }>(
  'credit_group',
  'People who do one kind of thing for an event.',
  {
    credits: many('credit', 'In the order of billing.', ({ rows }) => rows),
    name: text('`creative`, `cast`, `musicians` or `crew`', ({ group }) => group),
    title: text('The same in words.', ({ title }) => title),
  },
)

declareObject<CreditSource>('credit', 'Somebody and what they do.', {
  person: one('person', 'Who.', ({ who }) => who),
  role: text('Director, Hermione, violin.', ({ role }) => role),
})

const eventOf = ({ event: of }: EventInstance, { library }: View): Event | null => library.get('events', of)

const labelOf = ({ start, start_tz: zone }: EventInstance, { clock }: View): string =>
  `${formatDay(start, zone, clock)}, ${formatTime(start, zone, clock)}`

declareObject<EventInstance>('performance', 'One date of an event.', {
  access: {
    about: 'Captioned, audio described: in words.',
    gives: 'text',
    isList: true,
    read: ({ accessTypes }, { messages: messages }) => (accessTypes ?? []).map((type) => messages[type]),
  },
  attributes: one('values', 'Attributes that the theme defines for performances.', (source, view) =>
    attributesOf('event-instances', (source as { custom?: unknown }).custom, view),
  ),
  booking: one('booking', 'Its tickets.', (source, view) => performanceBooking(source, eventOf(source, view), view)),
  day: text('Saturday 21 November 2026.', ({ start, start_tz: zone }, { clock }) => formatDay(start, zone, clock)),
  end: moment('When it ends, where that is known.', ({ end, end_tz: zone }) => momentOf(end, zone)),
  event: one('event', 'What is on.', (source, view) => eventOf(source, view)),
  label: text('Day and time in full, for screen readers.', labelOf),
  message: text('What has happened to it, such as why it is cancelled.', (source, view) =>
    performanceMessage(source, view),
  ),
  note: text('Press night, last night.', ({ note }) => note),
  start: moment('When it begins.', ({ start, start_tz: zone }) => momentOf(start, zone)),
  state: text('`scheduled`, `cancelled`, `postponed` or `soldOut`', ({ instanceStatus }) => stateName(instanceStatus)),
  state_text: text('The same in words; nothing where it takes place as planned.', ({ instanceStatus }, view) =>
    stateText(instanceStatus, view),
  ),
  tile: one('tile', 'Its date in three pieces.', ({ start, start_tz: zone }, { clock }) =>
    formatTile(start, zone, clock),
  ),
  time: text('19:30', ({ start, start_tz: zone }, { clock }) => formatTime(start, zone, clock)),
  venue: one('venue', 'Where.', (source, view) =>
    view.library.get('venues', source.venue ?? eventOf(source, view)?.venue),
  ),
})

declareObject<{ day: string; month: string; weekday: string }>('tile', 'A date in three pieces.', {
  day: text('21', ({ day }) => day),
  month: text('Nov', ({ month }) => month),
  weekday: text('Sat', ({ weekday }) => weekday),
})

declareObject<PerformanceBooking>('booking', 'The ticket status of a performance, or of an event without any.', {
  about: text('The label for screen readers, which makes sense on its own.', ({ name }) => name),
  is_new_tab: yesNo('The link opens in a new tab.', ({ isNewTab }) => isNewTab),
  label: text('The text of the button if there is a `url`, otherwise the status.', ({ label }) => label),
  notes: {
    about: 'A note, for example that few tickets are left or that it was moved.',
    gives: 'text',
    isList: true,
    read: ({ notes }) => notes,
  },
  ping: address(
    'For the attribute `ping` of the link, so that presses of it are counted; nothing where the site does not count.',
    ({ ping }) => ping,
  ),
  on_sale_from: moment('The start of sale.', ({ from }) => momentOf(from)),
  state: text(
    '`book`, `fewLeft` and `free` can be booked; `atDoor`, `cancelled`, `notOnSale`, `onSaleFrom`, `over`, `postponed`, `soldOut`, or `none` where there is nothing to say.',
    ({ state }) => state,
  ),
  tone: text('`cancelled`, `postponed` or `soldOut` where that has to be seen.', ({ state }) =>
    Object.values(STATES).some((notice) => notice === state) ? state : null,
  ),
  url: address('The booking URL; nothing if it cannot be booked now.', ({ url }) => url),
})

declareObject<ProgrammeRow>(
  'coming',
  "One row of What's on: an event with its next performance, or one without upcoming performances.",
  {
    event: one('event', 'What is on.', ({ event: of }) => of),
    is_on_now: yesNo(
      'It has begun and lasts for days, such as an exhibition.',
      ({ event: of, performance: at }, { library }) => {
        const start = at ? lastsForDays(at) && at.start : of.startDate
        const isCalledOff = ['cancelled', 'postponed'].includes(eventNotice(of, library.states.get(of.id)) ?? '')
        return Boolean(start && Date.parse(start) <= Date.now()) && !isCalledOff
      },
    ),
    more: number('How many dates there are beside those of `performances`.', ({ performances, total }) =>
      Math.max(0, total - performances.length),
    ),
    performance: one(
      'performance',
      'The next performance that matches; nothing where the event has none.',
      ({ performance: at }) => at,
    ),
    performances: many(
      'performance',
      'The same, or the next six where a visitor has chosen a date or a kind of access.',
      ({ performances }) => performances,
    ),
    tile: one(
      'tile',
      'Its date in three pieces; nothing where it has begun.',
      ({ event: of, performance: at }, { clock }) => {
        const [start, zone] = at ? [at.start, at.start_tz] : [of.startDate, of.startDate_tz]
        return start && new Date(start) > new Date() ? formatTile(start, zone, clock) : null
      },
    ),
  },
)
