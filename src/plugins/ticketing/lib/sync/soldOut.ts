import type { BasePayload, PayloadRequest } from 'payload'
import { holdersOf } from '../../../../access/lockOf'
import { newestVersions } from '../../../../database/documents/newestVersions'
import { inOwnTransaction } from '../../../../database/inOwnTransaction'
import { comingWithin, type ComingPerformance } from '../../../../database/performances/ofEvents'
import { holdConnection, type StoredConnection } from '../../database/connections'
import { linksOf, linksTo } from '../../database/links'
import { keep, readKept, takeTurn } from '../../database/lists'
import { endRun, startRun } from '../../database/runs'
import { effectiveMap } from '../map/rows'
import { addCounts } from '../plan/counts'
import { emptyPlan } from '../plan/makePlan'
import { planSoldOut } from '../plan/planSoldOut'
import type { TicketingProvider } from '../provider/provider'
import type { ProviderClient } from '../http/client'
import { applyPlan } from './applyPlan'
import { SOLD_OUT_AT_ONCE, SOLD_OUT_DAYS, SOLD_OUT_TOGETHER } from './limits'
import { lockFollowed } from './lockFollowed'
import { overridesOf } from './overrides'
import { storedOf } from './readStored'
import { mapOf, settingsOf, type SyncSettings } from './settingsOf'
import { noCounts } from './syncEvents'

/** When a performance was last asked for, by its id at the box office: a check that is cut off goes on with the others. */
interface Asked {
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
 * Asks which of the performances of the next weeks are sold out: some at a time, those that were not asked for longest
 * first. What changes is written, and remembered as asked for, in small parts.
 * @throws ProviderError
 */
export async function checkSoldOut(
  payload: BasePayload,
  req: PayloadRequest,
  { client, provider, stored }: SoldOutCheck,
): Promise<void> {
  const place = { provider: provider.handle, tenant: stored.tenantId }
  const events = new Map(
    [...(await linksTo(req, place, 'events')).values()]
      .filter(({ isConnected, state }) => isConnected && state !== 'deleted')
      .map((link) => [link.documentId, link.externalId]),
  )
  const links = new Map(
    [...(await linksTo(req, place, 'event-instances')).values()].map((link) => [link.documentId, link.externalId]),
  )
  const coming = new Map(
    (await comingWithin(req, [...links.keys()], SOLD_OUT_DAYS))
      .filter(({ event }) => events.has(event))
      .map((one) => [links.get(one.id)!, one]),
  )
  const askedAt = new Map(
    (await readRequested(req, stored)).filter(({ id }) => coming.has(id)).map(({ at, id }) => [id, at]),
  )
  const ids = [...coming.keys()]
    .sort((one, other) => compare(askedAt.get(one) ?? '', askedAt.get(other) ?? ''))
    .slice(0, SOLD_OUT_AT_ONCE)
  if (ids.length === 0) return
  const settings = await settingsOf(req, provider, stored, client)
  const found: { id: string; isSoldOut: boolean }[] = []
  const write = () => writeFound(payload, { askedAt, coming, events, found: found.splice(0), settings, stored })
  for await (const one of provider.listSoldOut(client, ids)) {
    found.push(one)
    if (found.length === SOLD_OUT_TOGETHER && !(await write())) return
  }
  await write()
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

interface Found {
  askedAt: Map<string, string>
  coming: ReadonlyMap<string, ComingPerformance>
  /** Ids at the box office by ids here. */
  events: ReadonlyMap<string, string>
  found: { id: string; isSoldOut: boolean }[]
  settings: SyncSettings
  stored: StoredConnection
}

/** @returns false where the box office was disconnected meanwhile */
const writeFound = (
  payload: BasePayload,
  { askedAt, coming, events, found, settings, stored }: Found,
): Promise<boolean> =>
  inOwnTransaction(payload, async (req) => {
    const place = { provider: stored.provider, tenant: stored.tenantId }
    const now = await holdConnection(req, place)
    if (!now?.isConnected || now.epoch !== stored.epoch) return false
    const own = found.flatMap(({ id, isSoldOut }) => ({ isSoldOut, performance: coming.get(id)! }))
    const eventIds = [...new Set(own.map(({ performance }) => performance.event))]
    await lockFollowed(
      req,
      place,
      eventIds.map((id) => events.get(id) ?? ''),
    )
    const ids = own.map(({ performance }) => performance.id)
    const [newest, links, holders] = [
      await newestVersions(req, 'event-instances', ids, settings.plan.language),
      await linksOf(req, 'event-instances', ids),
      await holdersOf(req, 'event-instances', ids, undefined),
    ]
    const overrides = await overridesOf(req, eventIds)
    const map = mapOf(now, settings.plan)
    const documents = new Map(
      newest.map((one) => [one.id, storedOf(one, links.get(one.id), holders.has(one.id), stored.provider)]),
    )
    const update = own.flatMap(({ isSoldOut, performance: { event, id } }) => {
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
    if (update.length > 0) {
      const run = await startRun(req, {
        input: { soldOut: true },
        kind: 'sync',
        provider: stored.provider,
        startedBy: null,
        tenantId: stored.tenantId,
      })
      const { written } = await applyPlan(
        req,
        { ...place, run: run.id, settings: settings.plan },
        { ...emptyPlan(), update },
      )
      const none = noCounts()
      const done = { ...none, instances: { ...none.instances, updated: written.length }, updated: written.length }
      await endRun(req, run.id, { counts: { ...addCounts(none, done) }, problems: [], status: 'done' })
    }
    const at = new Date().toISOString()
    for (const { id } of found) askedAt.set(id, at)
    await keepRequested(
      req,
      stored,
      [...askedAt].map(([id, when]) => ({ at: when, id })),
    )
    return true
  })

const placeOf = ({ epoch, provider, tenantId: tenant }: StoredConnection) => ({ epoch, list: LIST, provider, tenant })

const readRequested = async (req: PayloadRequest, stored: StoredConnection): Promise<Asked[]> =>
  ((await readKept(req, placeOf(stored)))?.docs ?? []) as Asked[]

async function keepRequested(req: PayloadRequest, stored: StoredConnection, asked: Asked[]): Promise<void> {
  await takeTurn(req, placeOf(stored), { freshMs: 0, ms: 0 })
  await keep(req, placeOf(stored), asked)
}
