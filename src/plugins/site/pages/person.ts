import type { Person } from '@/payload-types'
import { paged } from '../lib/paging'
import { personJsonLd } from '../lib/data/jsonLd'
import { relatedEvents } from '../lib/read/related'
import type { Reader } from '../lib/read/Reader'
import type { Content } from '../lib/View'

/** Builds the page of a person with their events. */
export async function personContent(reader: Reader, person: Person, page: number): Promise<Content> {
  const events = await relatedEvents(reader, { collection: 'people', id: person.id, template: 'person' }, page)
  const path = `/people/${person.slug}`
  return {
    collection: 'people',
    data: (view) => [personJsonLd(person, view)],
    description: person.summary ?? person.profession,
    document: person,
    image: person.portrait,
    lists: { events: paged(events.rows, { ...events, order: 'latest', path }) },
    page,
    path,
    sources: [
      { collection: 'people', document: person },
      ...events.rows.map((document) => ({ collection: 'events', document })),
    ],
    template: 'person',
    title: person.name,
  }
}
