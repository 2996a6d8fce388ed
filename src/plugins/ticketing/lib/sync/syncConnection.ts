import { hash } from 'node:crypto'
import type { BasePayload, PayloadRequest } from 'payload'
import { inOwnTransaction } from '../../../../database/inOwnTransaction'
import { notOver, standOf } from '../../../../database/performances/ofEvents'
import { isMarkedForDeletion } from '../../../../database/tenants/deletion'
import { holdConnection, type StoredConnection } from '../../database/connections'
import { linksTo, noteDigests, type StoredLink } from '../../database/links'
import type { StoredRun } from '../../database/runs'
import { connectedClient } from '../connections/connectedClient'
import { keepFactsOf } from '../facts/keepFactsOf'
import type { Plan } from '../plan/types'
import { isSuspicious } from '../plan/suspicious'
import type { EventOverride, Row, SyncMap } from '../map/rows'
import { LENGTHS } from '../map/sources'
import type { ListedEvent } from '../plan/planEvent'
import type { ExternalEvent } from '../provider/external'
import type { TicketingProvider } from '../provider/provider'
import { EVENTS_AT_ONCE, PERFORMANCES_AT_ONCE } from './limits'
import { overridesOf } from './overrides'
import { readAllThere, type ThereSide } from './readThere'
import { keyOfPart, RefusedWrite } from './refusedWrites'
import { mapOf, settingsOf, type SyncSettings } from './settingsOf'
import { addOutcomes, noCounts, planBatch, syncBatch, type Batch, type BatchOutcome, type Outcome } from './syncEvents'

export interface ConnectionSync {
  provider: TicketingProvider
  run: StoredRun
  stored: StoredConnection
  /** A person has looked at what vanished: it may go. */
  isConfirmed: boolean
}

export interface ConnectionOutcome extends Outcome {
  /** So much vanished at once that a person has to confirm it. */
  isSuspicious: boolean
  /** Somebody disconnected the box office, or deleted the site, meanwhile: the rest was left. */
  isInterrupted: boolean
}

/**
 * Syncs all events of a connection that documents follow, and brings in those that the run asks for. In batches, each in
 * a transaction of its own: a run that was killed does the rest when it runs again.
 * @throws ProviderError when the box office does not answer as it should; nothing is written then
 */
export async function syncConnection(
  payload: BasePayload,
  req: PayloadRequest,
  { isConfirmed, provider, run, stored }: ConnectionSync,
): Promise<ConnectionOutcome> {
  const client = await connectedClient(req, provider, stored)
  const place = { provider: provider.handle, tenant: stored.tenantId }
  const links = await linksTo(req, place, 'events')
  const followed = new Map([...links].filter(([, { isConnected }]) => isConnected))
  const settings = await settingsOf(req, provider, stored, client)
  // An event with a map of its own reads what the others do not.
  const own = await overridesOf(
    req,
    [...followed.values()].map(({ documentId }) => documentId),
  )
  const asked = {
    from: settings.plan.from,
    modesOfSale: settings.map.modesOfSale,
    ownModes: provider.lists.modesOfSale ? ownModesOf(followed, own) : undefined,
  }
  const current = await notOver(
    req,
    [...followed.values()].map(({ documentId }) => documentId),
  )
  const looked = [...followed].flatMap(([id, { documentId }]) => (current.has(documentId) ? id : []))
  const there = await readAllThere(provider, client, run.kind === 'import' ? [] : looked, asked)
  const bringIn = selectedOf(run, there, links)
  const ids = run.kind === 'import' ? [...bringIn] : [...followed.keys()]
  const work: Work = { digests: digestsOf(settings, there, ids), map: settings.map, stored }
  const stands = await standOf(
    req,
    [...followed.values()].map(({ documentId }) => documentId),
  )
  const settled = new Set(
    ids.filter(
      (id) => !own.has(followed.get(id)?.documentId ?? '') && isSettled(followed.get(id), work.digests.get(id), stands),
    ),
  )
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

  let outcome: Outcome = {
    counts: settledCounts(settled, there),
    problems: there.skipped.map(({ call, detail, id, index, reason }) => ({
      detail: `${call} ${index + 1}: ${detail ?? reason}`,
      externalId: id ?? '',
      field: null,
      name: reason,
      title: '',
      type: 'event-instances',
    })),
  }
  for (const batch of batchesOf(open, there, bringIn)) {
    const done = await withoutRefusedWrites(batch, (possible) =>
      inOwnTransaction(payload, async (own) => {
        if (!(await goesOn(own, place, work, (map) => digestsOf({ ...settings, map }, there, ids), settings)))
          return null
        const result = await syncBatch(own, context, work.map, possible, holdsBack)
        await keepFactsOf(own, place, there, possible.externalIds, settings.filterable)
        if (!holdsBack)
          await noteSettled(
            own,
            place,
            possible.externalIds.filter((id) => !result.open.has(id)),
            work.digests,
          )
        return result
      }),
    )
    if (!done) return { ...outcome, isInterrupted: true, isSuspicious: false }
    outcome = addOutcomes(outcome, done)
  }
  // Nothing to plan, and yet the box office may have opened the sale.
  if (settled.size > 0)
    await inOwnTransaction(payload, (own) => keepFactsOf(own, place, there, settled, settings.filterable))
  return { ...outcome, isInterrupted: false, isSuspicious: isStrange }
}

/** What a run goes by, as long as nobody changes it. */
interface Work {
  digests: ReadonlyMap<string, string>
  map: SyncMap
  stored: StoredConnection
}

/**
 * Takes over what somebody has changed in the map since the run began. The connection is held until the batch is written.
 * @returns false where the box office is disconnected, or connected anew, or its site is being deleted
 */
async function goesOn(
  req: PayloadRequest,
  place: { provider: string; tenant: string },
  work: Work,
  digestsBy: (map: SyncMap) => Work['digests'],
  { plan }: SyncSettings,
): Promise<boolean> {
  const now = await holdConnection(req, place)
  if (!now?.isConnected || now.epoch !== work.stored.epoch || (await isMarkedForDeletion(req.payload, place.tenant)))
    return false
  const map = mapOf(now, plan)
  if (JSON.stringify(map) !== JSON.stringify(work.map)) Object.assign(work, { digests: digestsBy(map), map })
  return true
}

/** Writes a batch, without those documents that a rule of their fields forbids: each is found by a try of its own. */
async function withoutRefusedWrites<Done extends BatchOutcome | null>(
  batch: Batch,
  write: (batch: Batch) => Promise<Done>,
): Promise<Done> {
  const refused = new Map<string, string>()
  for (;;) {
    try {
      return await write({ ...batch, refused })
    } catch (error) {
      if (!(error instanceof RefusedWrite) || refused.has(keyOfPart(error.part))) throw error
      refused.set(keyOfPart(error.part), error.reason)
    }
  }
}

/** Modes of sale of events that are sold in others than the rest, by the id that the box office knows them by. */
const ownModesOf = (
  followed: ReadonlyMap<string, StoredLink>,
  own: ReadonlyMap<string, EventOverride>,
): Map<string, readonly string[]> =>
  new Map(
    [...followed].flatMap(([id, { documentId }]) => {
      const modes = own.get(documentId)?.modesOfSale
      return modes?.overrideModesOfSale ? [[id, modes.modesOfSale ?? []] as const] : []
    }),
  )

/** Some events at a time, fewer where they have many performances. */
function batchesOf(ids: readonly string[], there: ThereSide, bringIn: ReadonlySet<string>): Batch[] {
  const own = Map.groupBy(there.instances, ({ eventId }) => eventId)
  const batches: Batch[] = []
  let weight = Infinity
  for (const id of ids) {
    const count = own.get(id)?.length ?? 0
    if (weight + count > PERFORMANCES_AT_ONCE || batches.at(-1)!.externalIds.length === EVENTS_AT_ONCE) {
      batches.push({ bringIn, externalIds: [], there: { ...there, instances: [] } })
      weight = 0
    }
    const batch = batches.at(-1)!
    batch.externalIds.push(id)
    batch.there.instances.push(...(own.get(id) ?? []))
    weight += count
  }
  return batches
}

/** Events to bring in: exactly those that were named, or all that are not over. Those that somebody follows are here already. */
function selectedOf(
  { input, kind }: StoredRun,
  { events }: ThereSide,
  links: ReadonlyMap<string, unknown>,
): Set<string> {
  if (kind !== 'import') return new Set()
  const named = Array.isArray(input.ids) ? new Set(input.ids.map(String)) : null
  const isWanted = (id: string, event: unknown) =>
    typeof event === 'object' && !links.has(id) && (named ? named.has(id) : true)
  return new Set([...events].flatMap(([id, event]) => (isWanted(id, event) ? [id] : [])))
}

/** Of everything that a plan for an event depends on at the box office and in the settings. */
function digestsOf(
  { key, map }: SyncSettings,
  { events, instances }: ThereSide,
  ids: readonly string[],
): Map<string, string> {
  const own = Map.groupBy(instances, ({ eventId }) => eventId)
  const settings = JSON.stringify([key, map])
  const sorted = (id: string) =>
    (own.get(id) ?? [])
      .toSorted((one, other) => (one.id < other.id ? -1 : 1))
      .map((one) => onlyMapped(one, map.instances))
  const ofEvent = (event: ListedEvent | undefined) =>
    typeof event === 'object' ? onlyMapped(event, map.events) : event
  return new Map(ids.map((id) => [id, hash('sha256', JSON.stringify([settings, ofEvent(events.get(id)), sorted(id)]))]))
}

/** Values that no row of the map reads change all the time: seats that are left, addresses of pictures. Lengths count for ends. */
function onlyMapped<One extends { values: ExternalEvent['values'] }>(one: One, rows: readonly Row[]): One {
  const read = new Set<string>([...rows.map(({ source }) => source), ...LENGTHS])
  return { ...one, values: Object.fromEntries(Object.entries(one.values).filter(([name]) => read.has(name))) }
}

/** Neither there nor here has anything changed since the last sync: the plan would be empty. */
function isSettled(
  link: StoredLink | undefined,
  digest: string | undefined,
  stands: ReadonlyMap<string, string>,
): boolean {
  return (
    link?.digest !== null &&
    link?.digest !== undefined &&
    digest !== undefined &&
    link.digest === `${digest} ${stands.get(link.documentId) ?? ''}`
  )
}

async function noteSettled(
  req: PayloadRequest,
  place: { provider: string; tenant: string },
  ids: string[],
  digests: ReadonlyMap<string, string>,
): Promise<void> {
  const links = await linksTo(req, place, 'events', ids)
  const stands = await standOf(
    req,
    [...links.values()].map(({ documentId }) => documentId),
  )
  await noteDigests(
    req,
    [...links.values()].map(({ documentId, externalId }) => ({
      digest: `${digests.get(externalId) ?? ''} ${stands.get(documentId) ?? ''}`,
      id: documentId,
    })),
  )
}

function settledCounts(settled: ReadonlySet<string>, { instances }: ThereSide): Outcome['counts'] {
  const [counts, performances] = [noCounts(), instances.filter(({ eventId }) => settled.has(eventId)).length]
  return {
    ...counts,
    events: { ...counts.events, unchanged: settled.size },
    instances: { ...counts.instances, unchanged: performances },
    unchanged: settled.size + performances,
  }
}
