import type { Event } from '@/payload-types'
import { paged } from '../lib/paging'
import { eventJsonLd } from '../lib/data/jsonLd'
import { loadPostponed, loadUpcomingPerformances } from '../lib/read/performances'
import { pageSizeOf, type Reader } from '../lib/read/Reader'
import type { Content } from '../lib/View'

const PERFORMANCES_PER_PAGE = 120

/** Builds the page of an event with its performances from today on. */
export async function eventContent(reader: Reader, event: Event, page: number): Promise<Content> {
  const performances = await loadUpcomingPerformances(
    reader,
    { event: event.id },
    { page, size: pageSizeOf(reader, 'event', 'performances', PERFORMANCES_PER_PAGE) },
  )
  const { rows } = performances
  const postponed = page === 1 && rows.length === 0 ? await loadPostponed(reader, event.id) : []
  const path = `/events/${event.slug}`
  return {
    collection: 'events',
    data: (view) => [eventJsonLd(event, rows, view) ?? []].flat(),
    description: event.summary,
    document: event,
    image: Array.isArray(event.images) ? event.images[0] : null,
    lists: { performances: paged(rows, { ...performances, order: 'coming', path }), postponed },
    page,
    path,
    sources: [
      { collection: 'events', document: event },
      ...rows.map((document) => ({ collection: 'event-instances', document })),
    ],
    states:
      page === 1 && !performances.hasMore && rows.length > 0
        ? new Map([[event.id, rows.map(({ instanceStatus }) => instanceStatus)]])
        : undefined,
    template: 'event',
    title: event.title,
  }
}
