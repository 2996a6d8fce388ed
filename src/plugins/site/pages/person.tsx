import type { Person } from '../../../payload-types'
import { EventCards } from '../components/EventCards'
import { Heading } from '../components/Heading'
import { Pager } from '../components/Pager'
import { OutLink } from '../components/OutLink'
import { Picture } from '../components/Picture'
import { Rich } from '../components/Rich'
import { personData } from '../lib/data/personData'
import { relatedEvents } from '../lib/read/related'
import type { Reader } from '../lib/read/Reader'
import type { Content } from '../lib/View'

/** Somebody who appears on stage or behind it, with their events. */
export async function personContent(reader: Reader, person: Person, page: number): Promise<Content> {
  const events = await relatedEvents(reader, 'people', person.id, page)
  const path = `/people/${person.slug}`
  return {
    body: (view) => {
      const media = view.library.get('media', person.portrait)
      return (
        <article className="person">
          <div className="split reversed">
            {media && (
              <div className="frame portrait">
                <Picture isFirst media={media} sizes="(min-width: 48rem) 20rem, 100vw" />
              </div>
            )}
            <div>
              <Heading kicker={person.profession} lead={person.summary} title={person.name} />
              <Rich data={person.biography} view={view} />
              <OutLink address={person.website} word={view.words.website} />
            </div>
          </div>
          <EventCards events={events.rows} heading={view.words.events} view={view} />
          <Pager of={events} order="latest" path={path} view={view} />
        </article>
      )
    },
    data: (view) => [personData(person, view)],
    description: person.summary ?? person.profession,
    image: person.portrait,
    page,
    path,
    sources: [{ collection: 'people', document: person }, ...events.rows.map((document) => ({ collection: 'events', document }))],
    title: person.name,
  }
}
