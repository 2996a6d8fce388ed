import type { Event } from '../../../payload-types'
import { initialsOf } from '../../../lib/names/initials'
import { eventNotice } from '../lib/data/eventNotice'
import { hrefOf, type View } from '../lib/View'
import { spanIn } from '../lib/when'
import { Picture } from './Picture'
import { StateBadge } from './StateBadge'

/** Events as cards: picture, title, when and where. */
export function EventCards({ events, heading, view }: { events: Event[]; heading?: string | null; view: View }) {
  if (events.length === 0) return null
  return (
    <section className="band">
      {heading && <h2>{heading}</h2>}
      <ul className="cards events">
        {events.map((event) => (
          <EventCard event={event} key={event.id} view={view} />
        ))}
      </ul>
    </section>
  )
}

function EventCard({ event, view }: { event: Event; view: View }) {
  const { clock, library } = view
  const media = library.get('media', Array.isArray(event.images) ? event.images[0] : null)
  const when = spanIn(event.startDate, event.endDate, event.startDate_tz, clock)
  const venue = library.get('venues', event.venue)
  return (
    <li className="card">
      <div className="frame">{media ? <Picture cut="wide" isDecoration media={media} sizes="(min-width: 60rem) 24rem, (min-width: 36rem) 50vw, 100vw" /> : <span aria-hidden="true" className="blank">{initialsOf(event.title)}</span>}</div>
      <h3>
        <a href={hrefOf(view, 'events', event) ?? undefined}>{event.title}</a>
      </h3>
      {event.subtitle && <p className="sub">{event.subtitle}</p>}
      <p className="facts">
        {when}
        {when && venue && ' · '}
        {venue?.name}
      </p>
      <StateBadge state={eventNotice(event, view.library.states.get(event.id))} view={view} />
    </li>
  )
}
