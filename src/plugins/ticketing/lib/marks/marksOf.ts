import type { PayloadRequest } from 'payload'
import { idOf } from '../../../../lib/values'
import { tenantOf } from '../../../../access/tenants'
import { newestVersions, type NewestVersion } from '../../../../database/documents/newestVersions'
import { readConnection } from '../../database/connections'
import { linksOf, type LinkedCollection, type StoredLink } from '../../database/links'
import { findProvider } from '../../providers'
import { effectiveMap, syncMapSchema, type Row } from '../map/rows'
import type { TargetField } from '../map/targets'
import type { TicketingProvider } from '../provider/provider'
import { overridesOf } from '../sync/overrides'
import { targetsOfSite } from '../sync/targets'
import { fieldMarks, type FieldMark } from './fieldMarks'

/** A document that follows a box office, with what its fields and their marks are told from. */
export interface MarkedDocument {
  document: NewestVersion
  /** Id of the event that it is, or belongs to. */
  event: string
  language: string
  link: StoredLink
  marks: FieldMark[]
  provider: TicketingProvider
  targets: readonly TargetField[]
}

/**
 * Asks nobody but the database: a form is opened far more often than anything is synced.
 * @returns null where it follows nothing
 */
export async function markedDocument(
  req: PayloadRequest,
  type: LinkedCollection,
  id: string,
): Promise<MarkedDocument | null> {
  const link = (await linksOf(req, type, [id])).get(id)
  const provider = link?.isConnected ? findProvider(link.provider) : undefined
  const tenant = link && provider ? await tenantOf(req, link.tenantId) : null
  if (!link || !provider || !tenant) return null
  const [document] = await newestVersions(req, type, [id], tenant.defaultLanguage)
  const event = type === 'events' ? id : idOf(document?.data.event)
  if (!document || !event || !(await isFollowing(req, type, event))) return null
  const { events, instances } = await targetsOfSite(req, link.tenantId)
  const targets = type === 'events' ? events : instances
  const marks = fieldMarks(
    { data: document.data, language: tenant.defaultLanguage, seen: link.seen, unfollowed: link.unfollowed },
    targets,
    await rowsFor(req, link, event, type),
  )
  return { document, event, language: tenant.defaultLanguage, link, marks, provider, targets }
}

/** Performances follow as long as their event does. */
const isFollowing = async (req: PayloadRequest, type: LinkedCollection, event: string): Promise<boolean> =>
  type === 'events' || ((await linksOf(req, 'events', [event])).get(event)?.isConnected ?? false)

/** Rows of the map that fills in an event, or its performances; null where the usual map does. */
export async function rowsFor(
  req: PayloadRequest,
  { provider, tenantId }: Pick<StoredLink, 'provider' | 'tenantId'>,
  event: string,
  type: LinkedCollection,
): Promise<readonly Row[] | null> {
  const override = (await overridesOf(req, [event])).get(event)
  const stored = syncMapSchema.safeParse((await readConnection(req, { provider, tenant: tenantId }))?.syncMap).data
  const own =
    type === 'events'
      ? override?.eventFieldMaps?.overrideEventMaps && override.eventFieldMaps.rows
      : override?.eventInstanceFieldMaps?.overrideInstanceMaps && override.eventInstanceFieldMaps.rows
  if (own) return own
  if (!stored) return null
  const map = effectiveMap(stored, override)
  return type === 'events' ? map.events : map.instances
}
