import type { PayloadRequest } from 'payload'
import { idOf } from '@/lib/values'
import { eventParts, type ExternalFields } from '@/access/registryOf'
import { anyDocuments, readNewestVersions, translatorOf } from '@/exports/server'
import type { Translator } from '@/exports/types'
import { type NewestVersion } from '@/database/documents/newestVersions'
import { editorsOf } from '../editorsOf'
import type { ImportField } from '../importFields'
import { ID } from '../matchColumns'
import type { ImportRequest, Line } from '../plan'
import { storedOf } from '../planList'
import { readCell, type Cell } from '../readCell'
import type { EventFields } from './columns'
import { findNamedDocuments, titlesOf } from './findNamedDocuments'
import { idsNamed } from '../idsNamed'
import { dayOrderOf, type Reading } from './readWall'
import { usualOrder } from './usualOrder'

/** Everything needed to read lines of events, loaded once for all of them. */
export interface EventContext {
  request: ImportRequest
  /** Names of users who are editing events and performances, by document id. */
  editors: ReadonlyMap<string, string>
  events: NewestVersion[]
  fields: EventFields
  /** Fields of performances that another system controls, by performance id. */
  held: ReadonlyMap<string, ExternalFields>
  /** How days are read that could be two. */
  reading: Reading
  /** By event id. */
  performances: ReadonlyMap<string, NewestVersion[]>
  read: (text: string, field: ImportField) => Cell
  t: Translator
  /** Titles of venues and seasons, by id. */
  titles: ReadonlyMap<string, string>
}

export async function eventContext(
  req: PayloadRequest,
  asked: ImportRequest,
  lines: Line[],
  fields: EventFields,
): Promise<EventContext> {
  const cells = (name: string) => lines.flatMap(({ texts }) => texts.get(name) ?? [])
  const { locale: language, tenantId } = asked
  const titled = await idsNamed(req, {
    collection: 'events',
    field: 'title',
    language,
    names: cells('title'),
    tenantId,
  })
  const events = await storedOf(req, asked, {
    ids: [...cells(ID).map((id) => id.toLowerCase()), ...titled],
    slug: cells('slug'),
  })
  const performances = await performancesOfEvents(req, asked, events)
  const named = await findNamedDocuments(req, asked, lines, [...fields.event, ...fields.performance])
  const held = await heldOf(req, asked.tenantId, performances)
  const references = [...events, ...performances].flatMap(
    ({ data }) =>
      [
        ['venues', data.venue],
        ['seasons', data.season],
      ] as const,
  )
  const titles = new Map([...named.values()].flatMap(({ list }) => list.map(({ id, title }) => [id, title] as const)))
  for (const slug of ['venues', 'seasons'])
    for (const [id, title] of await titlesOf(
      req,
      slug,
      [...new Set(references.flatMap(([of, value]) => (of === slug ? (idOf(value) ?? []) : [])))],
      asked,
    ))
      titles.set(id, title)
  return {
    request: asked,
    editors: new Map([
      ...(await editorsOf(req, 'events', events)),
      ...(await editorsOf(req, 'event-instances', performances)),
    ]),
    events,
    fields,
    held,
    reading: readingOf(
      dayOrderOf([...cells('date'), ...cells('endDay'), ...cells('end')]),
      await usualOrder(req, asked.tenantId),
    ),
    performances: Map.groupBy(performances, ({ data }) => idOf(data.event) ?? ''),
    read: (text, { field, name }) =>
      field.type === 'relationship' ? readName(named.get(name)?.find(text) ?? []) : readCell(text, field, req.i18n),
    t: translatorOf(req.i18n),
    titles,
  }
}

/** Dates that contradict each other show no order, and none is usual then. */
const readingOf = (shown: ReturnType<typeof dayOrderOf>, usual: Reading['order']): Reading =>
  shown === 'both' ? { order: null } : { order: shown, usual }

const readName = (ids: string[]): Cell =>
  ids.length === 1 ? { value: ids[0] } : { problem: ids.length === 0 ? 'importNobodyCalled' : 'importSeveralCalled' }

/** Newest drafts of the performances the user may view; none from the trash. */
async function performancesOfEvents(
  req: PayloadRequest,
  { locale, tenantId }: ImportRequest,
  events: NewestVersion[],
): Promise<NewestVersion[]> {
  if (events.length === 0) return []
  const { docs } = await anyDocuments(req).find({
    collection: 'event-instances',
    depth: 0,
    draft: true,
    limit: 0,
    overrideAccess: false,
    pagination: false,
    req,
    select: { event: true },
    where: { and: [{ tenant: { equals: tenantId } }, { event: { in: events.map(({ id }) => id) } }] },
  })
  return readNewestVersions(
    req,
    'event-instances',
    docs.map(({ id }) => id),
    locale,
  )
}

async function heldOf(
  req: PayloadRequest,
  tenant: string,
  performances: NewestVersion[],
): Promise<Map<string, ExternalFields>> {
  const scope = { performances: performances.map(({ data, id }) => ({ event: idOf(data.event) ?? '', id })), tenant }
  const held = new Map<string, ExternalFields>()
  for (const heldFieldsOf of eventParts(req.payload, 'heldFields'))
    for (const [id, fields] of await heldFieldsOf(req, scope)) held.set(id, fields)
  return held
}
