import { hash } from 'node:crypto'
import type { BasePayload, PayloadRequest } from 'payload'
import { inOwnTransaction } from '@/exports/server'
import { filterNotOver, readEventFingerprints } from '@/database/performances/ofEvents'
import { isMarkedForDeletion } from '@/database/tenants/deletion'
import { lockConnection, type StoredConnection } from '../../database/connections'
import { linksTo, saveDigests, type StoredLink } from '../../database/links'
import type { StoredRun } from '../../database/runs'
import { connectedClient } from '../connections/connectedClient'
import { saveExternalFacts } from '../facts/saveExternalFacts'
import { countSales } from '../plan/counts'
import type { Plan } from '../plan/types'
import { isSuspicious } from '../plan/suspicious'
import type { EventOverride, Row, SyncMap } from '../map/rows'
import { DURATION_FIELDS } from '../map/sources'
import type { ListedEvent } from '../plan/planEvent'
import type { ExternalEvent } from '../provider/external'
import type { TicketingProvider } from '../provider/provider'
import { EVENTS_PER_BATCH, PERFORMANCES_PER_BATCH } from './limits'
import { overridesOf } from './overrides'
import { readAllExternal, type ExternalData } from './readExternal'
import { mapOf, loadSyncSettings, type SyncSettings } from './syncSettings'
import { addOutcomes, zeroCounts, planBatch, syncBatch, type Batch, type Outcome } from './syncEvents'

export interface ConnectionSync {
  provider: TicketingProvider
  run: StoredRun
  stored: StoredConnection
  /** A user has confirmed that what vanished may be removed. */
  isConfirmed: boolean
}

export interface ConnectionOutcome extends Outcome {
  /** So much vanished at once that a user must confirm it. */
  isSuspicious: boolean
  /** The box office was disconnected or the site deleted during the run; remaining batches were skipped. */
  isInterrupted: boolean
}

/**
 * Syncs all linked events of a connection, or imports those that the run requests. Each batch has its own transaction,
 * so an interrupted run continues where it stopped when it is retried.
 * @throws ProviderError if reading from the box office fails; nothing is written then
 */
export async function syncConnection(
  payload: BasePayload,
  req: PayloadRequest,
  { isConfirmed, provider, run, stored }: ConnectionSync,
): Promise<ConnectionOutcome> {
  const client = await connectedClient(req, provider, stored)
  const connectionKey = { provider: provider.handle, tenant: stored.tenantId }
  const links = await linksTo(req, connectionKey, 'events')
  const followed = new Map([...links].filter(([, { isConnected }]) => isConnected))
  const settings = await loadSyncSettings(req, provider, stored, client)
  // Events with overrides are always planned: their own maps may read values that the digests leave out.
  const overrides = await overridesOf(
    req,
    [...followed.values()].map(({ documentId }) => documentId),
  )
  const options = {
    from: settings.plan.from,
    modesOfSale: settings.map.modesOfSale,
    ownModes: provider.lists.modesOfSale ? ownModesOf(followed, overrides) : undefined,
  }
  const current = await filterNotOver(
    req,
    [...followed.values()].map(({ documentId }) => documentId),
  )
  const toLookUp = [...followed].flatMap(([id, { documentId }]) => (current.has(documentId) ? id : []))
  const externalData = await readAllExternal(provider, client, run.kind === 'import' ? [] : toLookUp, options)
  const bringIn = selectedOf(run, externalData, links)
  const ids = run.kind === 'import' ? [...bringIn] : [...followed.keys()]
  const work: Work = { digests: digestsOf(settings, externalData, ids), map: settings.map, stored }
  const fingerprints = await readEventFingerprints(
    req,
    [...followed.values()].map(({ documentId }) => documentId),
  )
  const unchanged = new Set(
    ids.filter(
      (id) =>
        !overrides.has(followed.get(id)?.documentId ?? '') &&
        isUnchanged(followed.get(id), work.digests.get(id), fingerprints),
    ),
  )
  const toSync = ids.filter((id) => !unchanged.has(id))
  const context = { ...connectionKey, run: run.id, settings: settings.plan }

  // A record without a readable id may be one that seems to have vanished.
  let isHoldingRemovals = externalData.skipped.some(({ id, reason }) => id === null && reason === 'unreadable')
  let isSuspiciousRun = false
  if (!isConfirmed && run.kind !== 'import') {
    let linked = externalData.instances.filter(({ eventId }) => unchanged.has(eventId)).length
    const vanished: Plan['vanished'] = []
    for (const batch of batchesOf(toSync, externalData, bringIn)) {
      const plan = await planBatch(req, context, settings.map, batch)
      linked += plan.linked
      vanished.push(...plan.vanished)
    }
    isSuspiciousRun = isSuspicious({ linked, vanished })
    isHoldingRemovals ||= isSuspiciousRun
  }

  let outcome: Outcome = {
    counts: unchangedCounts(unchanged, externalData),
    problems: externalData.skipped.map(({ call, detail, id, index, reason }) => ({
      detail: `${call} ${index + 1}: ${detail ?? reason}`,
      externalId: id ?? '',
      field: null,
      name: reason,
      title: '',
      type: 'event-instances',
    })),
  }
  for (const batch of batchesOf(toSync, externalData, bringIn)) {
    const batchOutcome = await inOwnTransaction(payload, async (batchReq) => {
      if (
        !(await canContinue(
          batchReq,
          connectionKey,
          work,
          (map) => digestsOf({ ...settings, map }, externalData, ids),
          settings,
        ))
      )
        return null
      const result = await syncBatch(batchReq, context, work.map, batch, isHoldingRemovals)
      const sales = await saveExternalFacts(
        batchReq,
        { ...connectionKey, run: run.id },
        externalData,
        batch.externalIds,
        settings.filterable,
      )
      if (!isHoldingRemovals)
        await recordDigests(
          batchReq,
          connectionKey,
          batch.externalIds.filter((id) => !result.pending.has(id)),
          work.digests,
        )
      return { ...result, counts: countSales(result.counts, sales) }
    })
    if (!batchOutcome) return { ...outcome, isInterrupted: true, isSuspicious: false }
    outcome = addOutcomes(outcome, batchOutcome)
  }
  // Unchanged events need no plan, but their state of sale may have changed.
  if (unchanged.size > 0) {
    const sales = await inOwnTransaction(payload, (factsReq) =>
      saveExternalFacts(factsReq, { ...connectionKey, run: run.id }, externalData, unchanged, settings.filterable),
    )
    outcome = { ...outcome, counts: countSales(outcome.counts, sales) }
  }
  return { ...outcome, isInterrupted: false, isSuspicious: isSuspiciousRun }
}

/** State of a run; updated when a user changes the map meanwhile. */
interface Work {
  digests: ReadonlyMap<string, string>
  map: SyncMap
  stored: StoredConnection
}

/**
 * Adopts changes to the map made since the run began, and locks the connection until the batch is written.
 * @returns false if the box office has been disconnected or reconnected, or its site is being deleted
 */
async function canContinue(
  req: PayloadRequest,
  connectionKey: { provider: string; tenant: string },
  work: Work,
  digestsBy: (map: SyncMap) => Work['digests'],
  { plan }: SyncSettings,
): Promise<boolean> {
  const current = await lockConnection(req, connectionKey)
  if (
    !current?.isConnected ||
    current.epoch !== work.stored.epoch ||
    (await isMarkedForDeletion(req.payload, connectionKey.tenant))
  )
    return false
  const map = mapOf(current, plan)
  if (JSON.stringify(map) !== JSON.stringify(work.map)) Object.assign(work, { digests: digestsBy(map), map })
  return true
}

/** Modes of sale of events that override them, by external id. */
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

/** Splits events into batches, with fewer events if they have many performances. */
function batchesOf(ids: readonly string[], externalData: ExternalData, bringIn: ReadonlySet<string>): Batch[] {
  const instancesOf = Map.groupBy(externalData.instances, ({ eventId }) => eventId)
  const batches: Batch[] = []
  let batch: Batch | undefined
  let weight = 0
  for (const id of ids) {
    const count = instancesOf.get(id)?.length ?? 0
    if (!batch || weight + count > PERFORMANCES_PER_BATCH || batch.externalIds.length === EVENTS_PER_BATCH) {
      batch = { bringIn, externalIds: [], external: { ...externalData, instances: [] } }
      batches.push(batch)
      weight = 0
    }
    batch.externalIds.push(id)
    batch.external.instances.push(...(instancesOf.get(id) ?? []))
    weight += count
  }
  return batches
}

/** External ids of events to import: the requested ones, or all that are not over. Linked events are skipped. */
function selectedOf(
  { input, kind }: StoredRun,
  { events }: ExternalData,
  links: ReadonlyMap<string, unknown>,
): Set<string> {
  if (kind !== 'import') return new Set()
  const named = Array.isArray(input.ids) ? new Set(input.ids.map(String)) : null
  const isSelected = (id: string, event: unknown) =>
    typeof event === 'object' && !links.has(id) && (named ? named.has(id) : true)
  return new Set([...events].flatMap(([id, event]) => (isSelected(id, event) ? [id] : [])))
}

/** Digests of everything an event's plan depends on at the box office and in the settings. */
function digestsOf(
  { key, map }: SyncSettings,
  { events, instances }: ExternalData,
  ids: readonly string[],
): Map<string, string> {
  const instancesOf = Map.groupBy(instances, ({ eventId }) => eventId)
  const settings = JSON.stringify([key, map])
  const sorted = (id: string) =>
    (instancesOf.get(id) ?? [])
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map((instance) => onlyMapped(instance, map.instances))
  const ofEvent = (event: ListedEvent | undefined) =>
    typeof event === 'object' ? onlyMapped(event, map.events) : event
  return new Map(ids.map((id) => [id, hash('sha256', JSON.stringify([settings, ofEvent(events.get(id)), sorted(id)]))]))
}

/**
 * Drops values that no row reads, because they change constantly (remaining seats, image URLs). Durations stay: ends
 * depend on them.
 */
function onlyMapped<Item extends { values: ExternalEvent['values'] }>(item: Item, rows: readonly Row[]): Item {
  const read = new Set<string>([...rows.map(({ source }) => source), ...DURATION_FIELDS])
  return { ...item, values: Object.fromEntries(Object.entries(item.values).filter(([name]) => read.has(name))) }
}

/** Whether nothing has changed on either side since the last sync, so that the plan would be empty. */
function isUnchanged(
  link: StoredLink | undefined,
  digest: string | undefined,
  fingerprints: ReadonlyMap<string, string>,
): boolean {
  return (
    link?.digest !== null &&
    link?.digest !== undefined &&
    digest !== undefined &&
    link.digest === `${digest} ${fingerprints.get(link.documentId) ?? ''}`
  )
}

async function recordDigests(
  req: PayloadRequest,
  connectionKey: { provider: string; tenant: string },
  ids: string[],
  digests: ReadonlyMap<string, string>,
): Promise<void> {
  const links = await linksTo(req, connectionKey, 'events', ids)
  const fingerprints = await readEventFingerprints(
    req,
    [...links.values()].map(({ documentId }) => documentId),
  )
  await saveDigests(
    req,
    [...links.values()].map(({ documentId, externalId }) => ({
      digest: `${digests.get(externalId) ?? ''} ${fingerprints.get(documentId) ?? ''}`,
      id: documentId,
    })),
  )
}

function unchangedCounts(unchanged: ReadonlySet<string>, { instances }: ExternalData): Outcome['counts'] {
  const [counts, performances] = [zeroCounts(), instances.filter(({ eventId }) => unchanged.has(eventId)).length]
  return {
    ...counts,
    events: { ...counts.events, unchanged: unchanged.size },
    instances: { ...counts.instances, unchanged: performances },
    unchanged: unchanged.size + performances,
  }
}
