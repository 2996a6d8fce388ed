import { addEvent, type BoxOfficeEvent } from '@/plugins/ticketing/demo/season'
import { spektrixId } from '@/plugins/ticketing/demo/spektrix'
import { awaitOtherSaves } from '@/database/saves/documentSaves'
import { inOwnTransaction } from '@/database/inOwnTransaction'
import { poolOf } from '@/database/connections'
import { create } from '@tests/support/world'
import { countAdvisoryWaits } from '@tests/support/locks'
import { until } from '@tests/support/until'
import type { PayloadRequest } from 'payload'
import { bringIn, editor, HAMLET, performancesOf, soon, type Performance, type Stage } from './support'

/** An event of the box office, and what it has become here. */
export interface Followed {
  there: BoxOfficeEvent
  externalId: string
  id: string
}

export type Form = Record<string, unknown> & {
  _status: string
  summary: string | null
  title: string
  updatedAt: string
}

/** The tab of somebody's browser. */
const TAB = 'a'.repeat(32)

/** Brings in an event of its own, so that tests do not meet. */
export async function bringInOne(stage: Stage, name: string, nights = 3): Promise<Followed> {
  const there = addEvent(stage.season, {
    ...HAMLET,
    instances: Array.from({ length: nights }, (_, night) => ({ start: soon(10 + night) })),
    name,
  })
  const externalId = spektrixId(there.number)
  const run = await bringIn(stage, { ids: [externalId] })
  if (run.counts.created !== nights + 1) throw new Error(JSON.stringify(run))
  return { externalId, id: await idOf(stage, externalId), there }
}

export async function idOf(stage: Stage, externalId: string): Promise<string> {
  const { body } = await editor(stage).get<{ docs: { id: string }[] }>(
    `/events?draft=true&depth=0&where[ticketing.externalId][equals]=${externalId}`,
  )
  if (body.docs.length !== 1) throw new Error(`${body.docs.length} events follow ${externalId}`)
  return body.docs[0]!.id
}

/** Publishes an event with its performances, as staff do. */
export async function publish(stage: Stage, { id }: Followed): Promise<Performance[]> {
  const performances = await performancesOf(stage, id)
  const changed = [
    await editor(stage).patch(`/events/${id}`, { _status: 'published' }),
    ...(await Promise.all(
      performances.map((one) => editor(stage).patch(`/event-instances/${one.id}`, { _status: 'published' })),
    )),
  ]
  const refused = changed.find(({ status }) => status !== 200)
  if (refused) throw new Error(refused.text)
  return performancesOf(stage, id)
}

/** As visitors read it. */
export const live = async (stage: Stage, id: string, type = 'events', query = ''): Promise<Form> =>
  (await editor(stage).get<Form>(`/${type}/${id}?depth=0${query}`)).body

/** As its editors read it. */
export const newest = async (stage: Stage, id: string, type = 'events', query = ''): Promise<Form> =>
  (await editor(stage).get<Form>(`/${type}/${id}?draft=true&trash=true&depth=0${query}`)).body

/** As opening the edit screen does: the whole form, as it was read. */
export const open = async (stage: Stage, id: string, type = 'events'): Promise<Form> => ({
  ...(await newest(stage, id, type)),
  _screen: TAB,
})

/** As the edit screen saves: all of its form. */
export function save(stage: Stage, id: string, form: object, type = 'events', query = 'draft=true&autosave=true') {
  const body = new FormData()
  body.append('_payload', JSON.stringify(form))
  return editor(stage).patch<{ doc: Form }>(`/${type}/${id}?${query}`, body)
}

export const lock = ({ app, world }: Stage, id: string, who = 'editor-a', type = 'events'): Promise<string> =>
  create(app.payload, 'payload-locked-documents', {
    document: { relationTo: type, value: id },
    user: { relationTo: 'users', value: world.users[who] },
  })

export const unlock = ({ app: { payload } }: Stage, id: string) =>
  payload.delete({ id, collection: 'payload-locked-documents', overrideAccess: true })

/**
 * Does something to a document after a sync has planned it and before it writes: the sync waits for a save that is under
 * way, and this is that save.
 */
export async function betweenPlanAndWrite<Result>(
  stage: Stage,
  id: string,
  start: () => Promise<Result>,
  edit: (req: PayloadRequest) => Promise<unknown>,
): Promise<Result> {
  const { payload } = stage.app
  let syncing: Promise<Result> | undefined
  await inOwnTransaction(payload, async (req) => {
    await awaitOtherSaves(req, id)
    syncing = start()
    await until(async () => (await countAdvisoryWaits(poolOf(payload))) === 1)
    await edit(req)
  })
  return syncing!
}

/** What lies in tables beside the documents, so that nothing of a sync is left over or missing. */
export async function rubbish({ app: { payload } }: Stage): Promise<Record<string, number>> {
  const count = async (text: string) =>
    Number((await poolOf(payload).query<{ count: string }>(`select count(*) from (${text}) as found`)).rows[0]!.count)
  return {
    'documents of one external id':
      await count(`select ticketing_external_id from events where ticketing_external_id is not null group by 1, tenant_id having count(*) > 1
      union all select ticketing_external_id from event_instances where ticketing_external_id is not null group by 1, tenant_id having count(*) > 1`),
    'documents without a newest version':
      await count(`select e.id from events e where not exists (select 1 from _events_v v where v.parent_id = e.id and v.latest)
      union all select i.id from event_instances i where not exists (select 1 from _event_instances_v v where v.parent_id = i.id and v.latest)`),
    'documents with two newest versions': await count(
      `select parent_id from _events_v where latest group by 1 having count(*) > 1 union all select parent_id from _event_instances_v where latest group by 1 having count(*) > 1`,
    ),
    'links of nothing': await count(
      `select document_id from ticketing_links l where (collection = 'events' and not exists (select 1 from events where id = l.document_id)) or (collection = 'event-instances' and not exists (select 1 from event_instances where id = l.document_id))`,
    ),
    'performances that follow without a link': await count(
      `select id from event_instances i where ticketing_external_id is not null and not exists (select 1 from ticketing_links l where l.document_id = i.id and l.external_id = i.ticketing_external_id)`,
    ),
    'references of nothing': await count(
      `select document_id from document_references r where (collection = 'events' and not exists (select 1 from events where id = r.document_id)) or (collection = 'event-instances' and not exists (select 1 from event_instances where id = r.document_id))`,
    ),
    'versions of nothing': await count(
      `select id from _events_v where parent_id is null union all select id from _event_instances_v where parent_id is null`,
    ),
  }
}

export const NO_RUBBISH = {
  'documents of one external id': 0,
  'documents with two newest versions': 0,
  'documents without a newest version': 0,
  'links of nothing': 0,
  'performances that follow without a link': 0,
  'references of nothing': 0,
  'versions of nothing': 0,
}
