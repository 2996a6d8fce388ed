import type { KeepValues } from '@/access/registryOf'
import { readNewestVersions, tenantOf } from '@/exports/server'
import { linksOf, writeLinks } from '../../database/links'
import { readTarget } from '../map/document'
import { fingerprint } from '../map/values'
import { targetsOfSite } from '../sync/targets'

/**
 * Keeps values that staff announced to visitors before the box office knew, also in fields that it fills in: they stay
 * until it sends others than it last sent. The same happens when a sync is taken back, and while the box office is
 * disconnected: connecting it again must not take back what visitors were told.
 */
export const keepAnnounced: KeepValues = async (req, { fields, performances, tenant }) => {
  const links = [...(await linksOf(req, 'event-instances', performances)).values()].filter(
    ({ isConnected, tenantId }) => isConnected && tenantId === tenant,
  )
  const site = links.length > 0 ? await tenantOf(req, tenant) : null
  if (!site) return
  const ids = links.map(({ documentId }) => documentId)
  const versions = new Map(
    (await readNewestVersions(req, 'event-instances', ids, site.defaultLanguage)).map((version) => [
      version.id,
      version,
    ]),
  )
  const targets = (await targetsOfSite(req, tenant)).instances.filter(({ field }) => fields.includes(field))
  for (const [provider, own] of Map.groupBy(links, (link) => link.provider))
    await writeLinks(
      req,
      { collection: 'event-instances', provider, tenant },
      own.flatMap(({ documentId, seen }) => {
        const version = versions.get(documentId)
        if (!version) return []
        const kept = targets.flatMap((target) => {
          const known = seen[target.name]
          const ours = fingerprint(target.kind, readTarget(version.data, target, site.defaultLanguage))
          return known && known.ours !== ours ? [[target.name, { ...known, ours }] as const] : []
        })
        return kept.length > 0 ? [{ documentId, seen: Object.fromEntries(kept), unfollow: [] }] : []
      }),
    )
}
