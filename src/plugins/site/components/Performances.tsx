import type { Event, EventInstance } from '../../../payload-types'
import { eventNotice } from '../lib/data/eventNotice'
import { performanceBooking } from '../lib/data/performanceBooking'
import { hrefOf, type View } from '../lib/View'
import type { Listed } from '../lib/read/performances'
import { dayIn, spanIn, tileIn, timeIn } from '../lib/when'
import { BookingLink, TicketNotes } from './Booking'
import { StateBadge } from './StateBadge'

interface Props {
  performances: EventInstance[]
  view: View
  /** The event that all of them are of; without it each names its own. */
  event?: Event
}

/** Performances in their order: when, where, in which state, and where to book. */
export function Performances({ event, performances, view }: Props) {
  if (performances.length === 0) return <p className="none">{view.words.noPerformances}</p>
  return (
    <ol className="performances">
      {performances.map((one) => (
        <Performance event={event ?? view.library.get('events', one.event)} isNamed={!event} key={one.id} one={one} view={view} />
      ))}
    </ol>
  )
}

/** What is on: performances, and events that have none to come. */
export function ComingList({ rows, view }: { rows: Listed[]; view: View }) {
  if (rows.length === 0) return <p className="none">{view.words.noPerformances}</p>
  return (
    <ol className="performances">
      {rows.map(({ event, performance }) =>
        event ? (
          <EventRow event={event} key={event.id} view={view} />
        ) : (
          <Performance event={view.library.get('events', performance.event)} isNamed key={performance.id} one={performance} view={view} />
        ),
      )}
    </ol>
  )
}

/** An event without a performance to come: an exhibition that is open, or something whose dates are not all known. */
function EventRow({ event, view }: { event: Event; view: View }) {
  const { clock, library, words } = view
  const { endDate, startDate, startDate_tz: zone } = event
  const tile = startDate && new Date(startDate) > new Date() ? tileIn(startDate, zone, clock) : null
  return (
    <li>
      {tile ? <Tile label={spanIn(startDate, endDate, zone, clock)} moment={startDate!} tile={tile} /> : <span className="tile">{startDate && <span>{words.onNow}</span>}</span>}
      <div className="what">
        <h3>
          <a href={hrefOf(view, 'events', event) ?? undefined}>{event.title}</a>
        </h3>
        <p className="facts">{[spanIn(startDate, endDate, zone, clock), library.get('venues', event.venue)?.name].filter(Boolean).join(' · ')}</p>
        <StateBadge state={eventNotice(event, view.library.states.get(event.id))} view={view} />
      </div>
    </li>
  )
}

const Tile = ({ label, moment, tile }: { label: string; moment: string; tile: ReturnType<typeof tileIn> }) => (
  <time aria-label={label} className="tile" dateTime={new Date(moment).toISOString()}>
    <span>{tile.weekday}</span>
    <strong>{tile.day}</strong>
    <span>{tile.month}</span>
  </time>
)

function Performance({ event, isNamed, one, view }: { event: Event | null; isNamed: boolean; one: EventInstance; view: View }) {
  const { clock, library, words } = view
  const venue = library.get('venues', one.venue ?? event?.venue)
  const time = timeIn(one.start, one.start_tz, clock)
  const booking = performanceBooking(one, event, view)
  return (
    <li>
      <Tile label={`${dayIn(one.start, one.start_tz, clock)}, ${time}`} moment={one.start} tile={tileIn(one.start, one.start_tz, clock)} />
      <div className="what">
        {isNamed && event && (
          <h3>
            <a href={hrefOf(view, 'events', event) ?? undefined}>{event.title}</a>
          </h3>
        )}
        <p className="facts">
          {[time, venue?.name, one.note].filter(Boolean).join(' · ')}
        </p>
        {one.accessTypes && one.accessTypes.length > 0 && (
          <ul className="tags">
            {one.accessTypes.map((type) => (
              <li key={type}>{words[type]}</li>
            ))}
          </ul>
        )}
        <TicketNotes booking={booking} />
      </div>
      <BookingLink booking={booking} />
    </li>
  )
}
