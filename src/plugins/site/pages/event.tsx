import type { Event, EventInstance } from '../../../payload-types'
import { Credits } from '../components/Credits'
import { Facts } from '../components/Facts'
import { Heading } from '../components/Heading'
import { Pager } from '../components/Pager'
import { Performances } from '../components/Performances'
import { Picture } from '../components/Picture'
import { Rich } from '../components/Rich'
import { StateBadge } from '../components/StateBadge'
import { eventData } from '../lib/data/eventData'
import { eventNotice } from '../lib/data/eventNotice'
import { comingPerformances } from '../lib/read/performances'
import type { PageOf } from '../lib/read/pageOf'
import type { Reader } from '../lib/read/Reader'
import { hrefOf, type Content, type View } from '../lib/View'
import { spanIn } from '../lib/when'

const ON_A_PAGE = 120

/** An event with its performances from today on. */
export async function eventContent(reader: Reader, event: Event, page: number): Promise<Content> {
  const performances = await comingPerformances(reader, { event: event.id }, { page, size: ON_A_PAGE })
  const image = Array.isArray(event.images) ? event.images[0] : null
  return {
    body: (view) => <EventBody event={event} performances={performances} view={view} />,
    data: (view) => [eventData(event, performances.rows, view)],
    description: event.summary,
    image,
    page,
    path: `/events/${event.slug}`,
    sources: [{ collection: 'events', document: event }, ...performances.rows.map((document) => ({ collection: 'event-instances', document }))],
    title: event.title,
  }
}

function EventBody({ event, performances, view }: { event: Event; performances: PageOf<EventInstance>; view: View }) {
  const { library, words } = view
  const media = library.get('media', Array.isArray(event.images) ? event.images[0] : null)
  const venue = library.get('venues', event.venue)
  const works = library.list('works', event.works)
  return (
    <article className="event">
      <Heading kicker={spanIn(event.startDate, event.endDate, event.startDate_tz, view.clock)} lead={event.summary} sub={event.subtitle} title={event.title} />
      <StateBadge state={eventNotice(event, view.library.states.get(event.id))} view={view} />
      {media && (
        <div className="frame poster">
          <Picture cut="wide" isFirst media={media} sizes="(min-width: 75rem) 70rem, 100vw" />
        </div>
      )}
      <div className="split">
        <div>
          <Rich data={event.description} view={view} />
          {works.length > 0 && (
            <section>
              <h2>{words.programme}</h2>
              <ul className="plain">
                {works.map((work) => (
                  <li key={work.id}>
                    <a href={hrefOf(view, 'works', work) ?? undefined}>{work.title}</a>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <Credits credits={event.credits} view={view} />
        </div>
        <Facts
          facts={[
            [words.venue, venue && <a href={hrefOf(view, 'venues', venue) ?? undefined}>{venue.name}</a>],
            [words.runningTime, event.runningTime],
            [words.prices, event.priceText],
            [words.age, event.ageGuidance],
            [words.contentGuidance, event.contentGuidance],
            [words.access, event.accessInformation],
          ]}
        />
      </div>
      <section className="band">
        <h2>{words.performances}</h2>
        <Performances event={event} performances={performances.rows} view={view} />
        <Pager of={performances} order="coming" path={`/events/${event.slug}`} view={view} />
        {performances.rows.length > 0 && !view.isDraft && (
          <p className="links">
            <a className="button quiet" href={`${hrefOf(view, 'events', event)}/calendar.ics`}>
              {words.calendar}
            </a>
          </p>
        )}
      </section>
    </article>
  )
}
