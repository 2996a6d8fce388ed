import type { PayloadRequest } from 'payload'
import { idOf } from '@/lib/values'
import { readNewestVersions, tenantOf } from '@/exports/server'
import { type NewestVersion } from '@/database/documents/newestVersions'
import { planAllows } from '@/lib/plans/planAllows'
import { readConnection } from '../../database/connections'
import type { LinkedCollection, StoredLink } from '../../database/links'
import { liveLinksOf } from '../../database/liveLinks'
import { findProvider } from '../../providers'
import { FEATURE } from '../connections/requireTicketing'
import { effectiveMap, syncMapSchema, type Row } from '../map/rows'
import type { TargetField } from '../map/targets'
import type { TicketingProvider } from '../provider/provider'
import { overridesOf } from '../sync/overrides'
import { targetsOfSite } from '../sync/targets'
import { fieldMarks, linkMarks, type FieldMark } from './fieldMarks'

/** A linked document with the data that its field marks are derived from. */
export interface MarkedDocument {
  document: NewestVersion
  /** Id of the event itself, or of the performance's event. */
  event: string
  language: string
  link: StoredLink
  marks: FieldMark[]
  provider: TicketingProvider
  targets: readonly TargetField[]
}

/**
 * Loads a linked document and its marks from the database only: forms are opened far more often than a sync runs.
 * @returns null if the document is not linked, or the site has left the box office
 */
export async function markedDocument(
  req: PayloadRequest,
  type: LinkedCollection,
  id: string,
): Promise<MarkedDocument | null> {
  const link = (await liveLinksOf(req, type, [id])).get(id)
  const provider = link && findProvider(link.provider)
  const tenant = provider ? await tenantOf(req, link.tenantId) : null
  if (!link || !provider || !tenant || !planAllows(tenant, FEATURE)) return null
  const [document] = await readNewestVersions(req, type, [id], tenant.defaultLanguage)
  const event = type === 'events' ? id : idOf(document?.data.event)
  if (!document || !event || !(await isFollowing(req, type, event, link))) return null
  const { events, instances } = await targetsOfSite(req, link.tenantId)
  const targets = type === 'events' ? events : instances
  const marks = fieldMarks(
    {
      data: document.data,
      language: tenant.defaultLanguage,
      seen: link.seen,
      takenBack: link.takenBack,
      unfollowed: link.unfollowed,
    },
    targets,
    (await rowsFor(req, link, [event], type))(event),
  )
  return {
    document,
    event,
    language: tenant.defaultLanguage,
    link,
    marks: [...marks, ...linkMarks(type, link)],
    provider,
    targets,
  }
}

/** Performances follow only while their event follows the same box office. */
const isFollowing = async (
  req: PayloadRequest,
  type: LinkedCollection,
  event: string,
  { provider }: StoredLink,
): Promise<boolean> =>
  type === 'events' || (await liveLinksOf(req, 'events', [event])).get(event)?.provider === provider

/**
 * Rows of the maps in effect for events or their performances, in as many statements for many events as for one.
 * @returns those of an event; null for the default map
 */
export async function rowsFor(
  req: PayloadRequest,
  { provider, tenantId }: Pick<StoredLink, 'provider' | 'tenantId'>,
  events: string[],
  type: LinkedCollection,
): Promise<(event: string) => readonly Row[] | null> {
  const overrides = await overridesOf(req, events)
  const stored = syncMapSchema.safeParse((await readConnection(req, { provider, tenant: tenantId }))?.syncMap).data
  return (event) => {
    const override = overrides.get(event)
    const own =
      type === 'events'
        ? override?.eventFieldMaps?.overrideEventMaps && override.eventFieldMaps.rows
        : override?.eventInstanceFieldMaps?.overrideInstanceMaps && override.eventInstanceFieldMaps.rows
    if (own) return own
    if (!stored) return null
    const map = effectiveMap(stored, override)
    return type === 'events' ? map.events : map.instances
  }
}
