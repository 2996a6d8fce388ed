import type { BasePayload, PayloadRequest } from 'payload'
import { findLockHolders, inOwnTransaction, readNewestVersions } from '@/exports/server'
import { filterUpcoming, type UpcomingPerformance } from '@/database/performances/ofEvents'
import { lockConnection, type StoredConnection } from '../../database/connections'
import { linksOf, linksTo, writeLinks } from '../../database/links'
import { storeList, readCachedList, acquireListLock } from '../../database/lists'
import { endRun, startRun } from '../../database/runs'
import { effectiveMap } from '../map/rows'
import { addCounts } from '../plan/counts'
import { emptyPlan } from '../plan/makePlan'
import { planSoldOut, seenOnSale, STATE } from '../plan/planSoldOut'
import type { TicketingProvider } from '../provider/provider'
import type { ProviderClient } from '../http/client'
import { applyPlan } from './applyPlan'
import { SOLD_OUT_PER_JOB, SOLD_OUT_DAYS, SOLD_OUT_PER_TRANSACTION } from './limits'
import { lockSyncedEvents } from './lockSyncedEvents'
import { overridesOf } from './overrides'
import { storedOf } from './readStored'
import { mapOf, loadSyncSettings, type SyncSettings } from './syncSettings'
import { problemOf, zeroCounts } from './syncEvents'
import { required } from '@/lib/values'

/** When a performance was last checked, by external id. An interrupted check continues with the others. */
interface CheckedPerformance {
  id: string
  at: string
}

const LIST = 'sold-out'

export interface SoldOutCheck {
  client: ProviderClient
  provider: TicketingProvider & Required<Pick<TicketingProvider, 'listSoldOut'>>
  stored: StoredConnection
}

/**
 * Checks which upcoming performances are sold out: a limited number per call, least recently checked first. Results are
 * written, and recorded as checked, in small transactions.
 * @throws ProviderError
 */
export async function checkSoldOut(
  payload: BasePayload,
  req: PayloadRequest,
  { client, provider, stored }: SoldOutCheck,
): Promise<void> {
  const connectionKey = { provider: provider.handle, tenant: stored.tenantId }
  const events = new Map(
    [...(await linksTo(req, connectionKey, 'events')).values()]
      .filter(({ isConnected, state }) => isConnected && state !== 'deleted')
      .map((link) => [link.documentId, link.externalId]),
  )
  const links = new Map(
    [...(await linksTo(req, connectionKey, 'event-instances')).values()].map((link) => [
      link.documentId,
      link.externalId,
    ]),
  )
  const coming = new Map(
    (await filterUpcoming(req, [...links.keys()], SOLD_OUT_DAYS))
      .filter(({ event }) => events.has(event))
      .map((performance) => [
        required(links.get(performance.id), `the link of performance ${performance.id}`),
        performance,
      ]),
  )
  const checkedAt = new Map(
    (await readChecked(req, stored)).filter(({ id }) => coming.has(id)).map(({ at, id }) => [id, at]),
  )
  const ids = [...coming.keys()]
    .sort((a, b) => compare(checkedAt.get(a) ?? '', checkedAt.get(b) ?? ''))
    .slice(0, SOLD_OUT_PER_JOB)
  if (ids.length === 0) return
  const settings = await loadSyncSettings(req, provider, stored, client)
  const found: { id: string; isSoldOut: boolean }[] = []
  const write = () => writeFound(payload, { checkedAt, coming, events, found: found.splice(0), settings, stored })
  for await (const result of provider.listSoldOut(client, ids)) {
    found.push(result)
    if (found.length === SOLD_OUT_PER_TRANSACTION && !(await write())) return
  }
  await write()
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

interface CheckResults {
  checkedAt: Map<string, string>
  coming: ReadonlyMap<string, UpcomingPerformance>
  /** External event ids by document id. */
  events: ReadonlyMap<string, string>
  found: { id: string; isSoldOut: boolean }[]
  settings: SyncSettings
  stored: StoredConnection
}

/** @returns false if the box office has been disconnected meanwhile */
const writeFound = (
  payload: BasePayload,
  { checkedAt, coming, events, found, settings, stored }: CheckResults,
): Promise<boolean> =>
  inOwnTransaction(payload, async (req) => {
    const connectionKey = { provider: stored.provider, tenant: stored.tenantId }
    const now = await lockConnection(req, connectionKey)
    if (!now?.isConnected || now.epoch !== stored.epoch) return false
    const results = found.flatMap(({ id, isSoldOut }) => ({
      isSoldOut,
      performance: required(coming.get(id), `performance ${id}`),
    }))
    const eventIds = [...new Set(results.map(({ performance }) => performance.event))]
    await lockSyncedEvents(
      req,
      connectionKey,
      eventIds.map((id) => events.get(id) ?? ''),
    )
    const ids = results.map(({ performance }) => performance.id)
    const [newest, links, holders] = [
      await readNewestVersions(req, 'event-instances', ids, settings.plan.language),
      await linksOf(req, 'event-instances', ids),
      await findLockHolders(req, 'event-instances', ids, undefined),
    ]
    const overrides = await overridesOf(req, eventIds)
    const map = mapOf(now, settings.plan)
    const documents = new Map(
      newest.map((version) => [
        version.id,
        storedOf(version, links.get(version.id), holders.has(version.id), stored.provider),
      ]),
    )
    const update = results.flatMap(({ isSoldOut, performance: { event, id } }) => {
      const document = documents.get(id)
      return (
        (document &&
          !document.isLocked &&
          planSoldOut(
            {
              event: { externalId: events.get(event) ?? null, id: event },
              isSoldOut,
              map: effectiveMap(map, overrides.get(event)),
              stored: document,
            },
            settings.plan,
          )) ||
        []
      )
    })
    await writeLinks(
      req,
      { collection: 'event-instances', ...connectionKey },
      results.flatMap(({ isSoldOut, performance: { id } }) => {
        const document = documents.get(id)
        const seen = document && seenOnSale({ isSoldOut, stored: document })
        return seen ? { documentId: id, seen: { [STATE]: seen }, unfollow: [] } : []
      }),
    )
    if (update.length > 0) {
      const run = await startRun(req, {
        input: { soldOut: true },
        kind: 'sync',
        provider: stored.provider,
        startedBy: null,
        tenantId: stored.tenantId,
      })
      const { refused, written } = await applyPlan(
        req,
        { ...connectionKey, run: run.id, settings: settings.plan },
        { ...emptyPlan(), update },
      )
      const none = zeroCounts()
      const results = { failed: refused.length, updated: written.length }
      const counts = { ...none, ...results, instances: { ...none.instances, ...results } }
      const problems = refused.map(({ part, reason }) => problemOf(part, 'refused', reason))
      await endRun(req, run.id, { counts: { ...addCounts(none, counts) }, problems, status: 'done' })
    }
    const at = new Date().toISOString()
    for (const { id } of found) checkedAt.set(id, at)
    await saveChecked(
      req,
      stored,
      [...checkedAt].map(([id, when]) => ({ at: when, id })),
    )
    return true
  })

const listKeyOf = ({ epoch, provider, tenantId: tenant }: StoredConnection) => ({ epoch, list: LIST, provider, tenant })

const readChecked = async (req: PayloadRequest, stored: StoredConnection): Promise<CheckedPerformance[]> =>
  ((await readCachedList(req, listKeyOf(stored)))?.docs ?? []) as CheckedPerformance[]

async function saveChecked(
  req: PayloadRequest,
  stored: StoredConnection,
  checked: CheckedPerformance[],
): Promise<void> {
  await acquireListLock(req, listKeyOf(stored), { freshMs: 0, ms: 0 })
  await storeList(req, listKeyOf(stored), checked)
}
