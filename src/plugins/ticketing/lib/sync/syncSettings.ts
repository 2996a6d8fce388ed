import { hash } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { dbOf, notFound, queueJob, tenantOf } from '@/exports/server'
import type { StoredConnection } from '../../database/connections'
import { AREA } from '../connections/requireTicketing'
import type { ProviderClient } from '../http/client'
import { cachedList } from '../lists/cachedList'
import { readList, today } from '../lists/readList'
import { filterableFields } from '../facts/attributeValues'
import { defaultMap } from '../map/defaultMap'
import { syncMapSchema, type SyncMap } from '../map/rows'
import { mapSources } from '../map/sources'
import { indexVenues, type SiteVenue } from '../map/venues'
import type { PlanSettings } from '../plan/types'
import type { SourceField } from '../provider/external'
import type { TicketingProvider } from '../provider/provider'
import { targetsOfSite } from './targets'
import { listStored } from '@/database/documents/stored'

export interface SyncSettings {
  /** The connection's map, parts of which events may override. */
  map: SyncMap
  plan: PlanSettings
  /** Fields that events can be filtered by. */
  filterable: SourceField[]
  /** Hash of everything that all plans depend on. */
  key: string
}

const SOURCE_FIELDS = 'source-fields'

/**
 * Loads the settings shared by all events of a connection. Requests the source fields from the box office unless they
 * are cached.
 */
export async function loadSyncSettings(
  req: PayloadRequest,
  provider: TicketingProvider,
  stored: StoredConnection,
  client: ProviderClient,
): Promise<SyncSettings> {
  const tenant = await tenantOf(req, stored.tenantId)
  if (!tenant) throw notFound(AREA)
  const fields = await sourceFields(req, provider, stored, client)
  const sources = { events: mapSources('event', fields), instances: mapSources('instance', fields) }
  const targets = await targetsOfSite(req, stored.tenantId)
  const venues = await venuesOf(req, stored.tenantId, tenant.defaultLanguage)
  const map = mapOf(stored, { sources, targets })
  const plan: PlanSettings = {
    features: provider.features,
    from: today(),
    language: tenant.defaultLanguage,
    now: new Date().toISOString(),
    sources,
    targets,
    venues: indexVenues(venues),
    zone: tenant.timezone,
  }
  // Values cached in the database come back with a different key order, which must not change the hash.
  const sourceTuples = [...sources.events, ...sources.instances].map(({ name, isAttribute, label, of, type }) => [
    of,
    name,
    label,
    type,
    isAttribute,
  ])
  const key = hash('sha256', JSON.stringify([venues, tenant.timezone, tenant.defaultLanguage, sourceTuples, targets]))
  return { filterable: filterableFields(fields, provider.filterFields), key, map, plan }
}

/** The stored map of a connection, or the default map. */
export function mapOf(
  { syncMap }: Pick<StoredConnection, 'syncMap'>,
  { sources, targets }: Pick<PlanSettings, 'sources' | 'targets'>,
): SyncMap {
  const parsed = syncMapSchema.safeParse(syncMap)
  return parsed.success ? parsed.data : defaultMap(sources, targets)
}

async function sourceFields(
  req: PayloadRequest,
  provider: TicketingProvider,
  { epoch, tenantId: tenant }: StoredConnection,
  client: ProviderClient,
): Promise<SourceField[]> {
  const cacheKey = { epoch, list: SOURCE_FIELDS, provider: provider.handle, tenant }
  const { docs } = await cachedList(req, cacheKey, {
    read: () => readList(provider, client, { from: today(), name: SOURCE_FIELDS }),
    refreshLater: async () =>
      queueJob(
        await dbOf(req),
        'refreshTicketingList',
        { name: SOURCE_FIELDS, provider: provider.handle, tenant },
        { key: `refreshTicketingList:${tenant}:${provider.handle}:${SOURCE_FIELDS}`, maxAttempts: 1 },
      ),
  })
  return docs as SourceField[]
}

async function venuesOf(req: PayloadRequest, tenant: string, language: string): Promise<SiteVenue[]> {
  const { docs } = await listStored<{
    id: string
    name?: Record<string, string> | null
    deletedAt?: string | null
    timezone?: string | null
  }>(req, {
    collection: 'venues',
    limit: 0,
    pagination: false,
    select: { deletedAt: true, name: true, timezone: true },
    sort: 'id',
    where: { tenant: { equals: tenant } },
  })
  return docs
    .filter(({ deletedAt }) => !deletedAt)
    .map(({ id, name: names, timezone }) => {
      const name = names?.[language] ?? Object.values(names ?? {})[0] ?? ''
      return {
        id: String(id),
        name,
        otherNames: Object.values(names ?? {}).filter((other) => other && other !== name),
        zone: timezone ?? null,
      }
    })
}
