import { hash } from 'node:crypto'
import type { BasePayload, PayloadRequest } from 'payload'
import { inOwnTransaction } from '../../../../database/inOwnTransaction'
import { standOf } from '../../../../database/performances/ofEvents'
import type { StoredConnection } from '../../database/connections'
import { eventsWithOwnMap, linksTo, noteDigests, type StoredLink } from '../../database/links'
import type { StoredRun } from '../../database/runs'
import { connectedClient } from '../connections/connectedClient'
import { keepFactsOf } from '../facts/keepFactsOf'
import type { Plan } from '../plan/types'
import { isSuspicious } from '../plan/suspicious'
import type { Row } from '../map/rows'
import { LENGTHS } from '../map/sources'
import type { ListedEvent } from '../plan/planEvent'
import type { ExternalEvent } from '../provider/external'
import type { TicketingProvider } from '../provider/provider'
import { EVENTS_AT_ONCE } from './limits'
import { readAllThere, type ThereSide } from './readThere'
import { settingsOf, type SyncSettings } from './settingsOf'
import { addOutcomes, noCounts, planBatch, syncBatch, type Batch, type Outcome } from './syncEvents'

export interface ConnectionSync {
  provider: TicketingProvider
  run: StoredRun
  stored: StoredConnection
  /** A person has looked at what vanished: it may go. */
  isConfirmed: boolean
}

/**
 * Syncs all events of a connection that documents follow, and brings in those that the run asks for. In batches, each in
 * a transaction of its own: a run that was killed does the rest when it runs again.
 * @throws ProviderError when the box office does not answer as it should; nothing is written then
 */
export async function syncConnection(payload: BasePayload, req: PayloadRequest, { isConfirmed, provider, run, stored }: ConnectionSync): Promise<Outcome & { isSuspicious: boolean }> {
  const client = await connectedClient(req, provider, stored)
  const place = { provider: provider.handle, tenant: stored.tenantId }
  const links = await linksTo(req, place, 'events')
  const followed = new Map([...links].filter(([, { isConnected }]) => isConnected))
  const settings = await settingsOf(req, provider, stored, client)
  const asked = { from: settings.plan.from, modesOfSale: settings.map.modesOfSale }
  const there = await readAllThere(provider, client, run.kind === 'import' ? [] : [...followed.keys()], asked)
  const bringIn = wantedOf(run, there, links)
  const ids = run.kind === 'import' ? [...bringIn] : [...followed.keys()]
  const digests = digestsOf(settings, there, ids)
  const stands = await standOf(req, [...followed.values()].map(({ documentId }) => documentId))
  // An event with a map of its own reads what the others do not.
  const own = await eventsWithOwnMap(req, [...followed.values()].map(({ documentId }) => documentId))
  const settled = new Set(ids.filter((id) => !own.has(followed.get(id)?.documentId ?? '') && isSettled(followed.get(id), digests.get(id), stands)))
  const open = ids.filter((id) => !settled.has(id))
  const context = { ...place, run: run.id, settings: settings.plan }

  // A record of which not even the id can be read may be the one that seems to have gone.
  let holdsBack = there.skipped.some(({ id, reason }) => id === null && reason === 'unreadable')
  let isStrange = false
  if (!isConfirmed && run.kind !== 'import') {
    let linked = there.instances.filter(({ eventId }) => settled.has(eventId)).length
    const vanished: Plan['vanished'] = []
    for (const batch of batchesOf(open, there, bringIn)) {
      const plan = await planBatch(req, context, settings.map, batch)
      linked += plan.linked
      vanished.push(...plan.vanished)
    }
    isStrange = isSuspicious({ linked, vanished })
    holdsBack ||= isStrange
  }

  let outcome: Outcome = { counts: settledCounts(settled, there), problems: there.skipped.map(({ call, detail, id, index, reason }) => ({ detail: `${call} ${index + 1}: ${detail ?? reason}`, externalId: id ?? '', field: null, name: reason, title: '', type: 'event-instances' })) }
  for (const batch of batchesOf(open, there, bringIn)) {
    const done = await inOwnTransaction(payload, async (own) => {
      const result = await syncBatch(own, context, settings.map, batch, holdsBack)
      await keepFactsOf(own, place, there, batch.externalIds, settings.filterable)
      if (!holdsBack) await noteSettled(own, place, batch.externalIds, digests)
      return result
    })
    outcome = addOutcomes(outcome, done)
  }
  // Nothing to plan, and yet the box office may have opened the sale.
  if (settled.size > 0) await inOwnTransaction(payload, (own) => keepFactsOf(own, place, there, settled, settings.filterable))
  return { ...outcome, isSuspicious: isStrange }
}

const batchesOf = (ids: readonly string[], there: ThereSide, bringIn: ReadonlySet<string>): Batch[] =>
  Array.from({ length: Math.ceil(ids.length / EVENTS_AT_ONCE) }, (_, index) => ({ bringIn, externalIds: ids.slice(index * EVENTS_AT_ONCE, (index + 1) * EVENTS_AT_ONCE), there }))

/** Events to bring in: exactly those that were named, or all that are not over. Those that somebody follows are here already. */
function wantedOf({ input, kind }: StoredRun, { events }: ThereSide, links: ReadonlyMap<string, unknown>): Set<string> {
  if (kind !== 'import') return new Set()
  const named = Array.isArray(input.ids) ? new Set(input.ids.map(String)) : null
  const isWanted = (id: string, event: unknown) => typeof event === 'object' && !links.has(id) && (named ? named.has(id) : true)
  return new Set([...events].flatMap(([id, event]) => (isWanted(id, event) ? [id] : [])))
}

/** Of everything that a plan for an event depends on at the box office and in the settings. */
function digestsOf({ key, map }: SyncSettings, { events, instances }: ThereSide, ids: readonly string[]): Map<string, string> {
  const own = Map.groupBy(instances, ({ eventId }) => eventId)
  const settings = JSON.stringify([key, map])
  const sorted = (id: string) => (own.get(id) ?? []).toSorted((one, other) => (one.id < other.id ? -1 : 1)).map((one) => onlyMapped(one, map.instances))
  const ofEvent = (event: ListedEvent | undefined) => (typeof event === 'object' ? onlyMapped(event, map.events) : event)
  return new Map(ids.map((id) => [id, hash('sha256', JSON.stringify([settings, ofEvent(events.get(id)), sorted(id)]))]))
}

/** Values that no row of the map reads change all the time: seats that are left, addresses of pictures. Lengths count for ends. */
function onlyMapped<One extends { values: ExternalEvent['values'] }>(one: One, rows: readonly Row[]): One {
  const read = new Set<string>([...rows.map(({ source }) => source), ...LENGTHS])
  return { ...one, values: Object.fromEntries(Object.entries(one.values).filter(([name]) => read.has(name))) }
}

/** Neither there nor here has anything changed since the last sync: the plan would be empty. */
function isSettled(link: StoredLink | undefined, digest: string | undefined, stands: ReadonlyMap<string, string>): boolean {
  return link?.digest !== null && link?.digest !== undefined && digest !== undefined && link.digest === `${digest} ${stands.get(link.documentId) ?? ''}`
}

async function noteSettled(req: PayloadRequest, place: { provider: string; tenant: string }, ids: string[], digests: ReadonlyMap<string, string>): Promise<void> {
  const links = await linksTo(req, place, 'events', ids)
  const stands = await standOf(req, [...links.values()].map(({ documentId }) => documentId))
  await noteDigests(req, [...links.values()].map(({ documentId, externalId }) => ({ digest: `${digests.get(externalId) ?? ''} ${stands.get(documentId) ?? ''}`, id: documentId })))
}

function settledCounts(settled: ReadonlySet<string>, { instances }: ThereSide): Outcome['counts'] {
  const [counts, performances] = [noCounts(), instances.filter(({ eventId }) => settled.has(eventId)).length]
  return { ...counts, events: { ...counts.events, unchanged: settled.size }, instances: { ...counts.instances, unchanged: performances }, unchanged: settled.size + performances }
}
