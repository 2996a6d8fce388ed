import type { TestApp } from '@tests/support/boot'
import { poolOf } from '@/database/connections'
import { create, type World } from '@tests/support/world'

export const A = 'a.localhost:3000'
export const B = 'b.localhost:3000'

/** A text as the editor stores it: paragraphs with links, raw nodes among them. */
export const richText = (...children: object[]) => ({
  root: {
    children: [{ children, direction: 'ltr', format: '', indent: 0, type: 'paragraph', version: 1 }],
    direction: 'ltr',
    format: '',
    indent: 0,
    type: 'root',
    version: 1,
  },
})

export const words = (text: string) => ({
  detail: 0,
  format: 0,
  mode: 'normal',
  style: '',
  text,
  type: 'text',
  version: 1,
})

export const linkTo = (relationTo: string, value: string, text: string) => ({
  children: [words(text)],
  direction: 'ltr',
  fields: { doc: { relationTo, value }, linkType: 'internal', newTab: false },
  format: '',
  id: value.slice(-24).replaceAll('-', ''),
  indent: 0,
  type: 'link',
  version: 3,
})

export interface Contents {
  event: string
  venue: string
  person: string
  draft: string
  page: string
}

const HOUR_MS = 3_600_000

/** A start page, a venue, an event with performances, somebody in it, and a draft of each kind. */
export async function fillSite({ payload }: TestApp, { a, b }: World): Promise<Contents> {
  const published = (collection: string, data: Record<string, unknown>, tenant = a) =>
    create(payload, collection, { _status: 'published', slugLock: false, tenant, ...data })
  const venue = await published('venues', {
    city: 'Cardiff',
    lat: 51.48,
    lng: -3.18,
    name: 'Main House',
    slug: 'main-house',
    timezone: 'Europe/London',
  })
  const person = await published('people', { name: 'Ada </script><script>alert(1)</script> Lane', slug: 'ada-lane' })
  const event = await published('events', {
    bookingLinkURL: 'https://tickets.example/book',
    credits: [{ group: 'cast', person, role: 'Hermione' }],
    slug: 'winters-tale',
    summary: 'A queen stands still.',
    title: 'The Winter’s Tale',
    venue,
  })
  const performance = (hours: number, data: Record<string, unknown> = {}, status = 'published') =>
    create(payload, 'event-instances', {
      _status: status,
      end: new Date(Date.now() + (hours + 2) * HOUR_MS).toISOString(),
      event,
      start: new Date(Date.now() + hours * HOUR_MS).toISOString(),
      start_tz: 'Europe/London',
      tenant: a,
      ...data,
    })
  await performance(-72, { note: 'Long gone' })
  await performance(48, { note: 'Press night' })
  await performance(72, { instanceStatus: 'cancelled', note: 'Called off' })
  await performance(96, { instanceStatus: 'sold_out', note: 'All gone' })
  await performance(120, { note: 'Not announced' }, 'draft')
  const draft = await create(payload, 'events', {
    _status: 'draft',
    slug: 'secret',
    slugLock: false,
    tenant: a,
    title: 'Secret production',
  })
  const page = await published('pages', {
    layout: [
      {
        blockType: 'hero',
        heading: 'Long evenings',
        links: [
          { document: { relationTo: 'events', value: event }, kind: 'document', label: 'See it' },
          { document: { relationTo: 'events', value: draft }, kind: 'document', label: 'Hidden' },
        ],
      },
      {
        blockType: 'text',
        content: richText(
          words('Read of '),
          linkTo('events', event, 'the tale'),
          words(' and '),
          linkTo('events', draft, 'a rumour'),
          words('. <b>Not markup</b>'),
        ),
      },
      { blockType: 'eventList', heading: 'Coming up', limit: 6, source: 'coming' },
    ],
    slug: 'home',
    title: 'Home',
  })
  await published('pages', { slug: 'visit', title: 'Plan your visit' })
  await create(payload, 'pages', { _status: 'draft', slug: 'plans', slugLock: false, tenant: a, title: 'Secret plans' })
  await published('pages', { slug: 'home', title: 'Theatre B at home' }, b)
  await published('events', { slug: 'b-show', title: 'Show of B' }, b)
  return { draft, event, page, person, venue }
}

/** Has every page of a site rendered anew, as after a change to it. */
export const changeSite = async ({ payload }: TestApp, tenant: string): Promise<void> =>
  void (await poolOf(payload).query('select note_site_change_of($1)', [tenant]))

/** The part of an event's page that lists its dates. */
export const datesOf = (page: string): string => /<section class="dates".*?<\/section>/s.exec(page)?.[0] ?? ''
