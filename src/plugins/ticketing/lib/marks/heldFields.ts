import type { ExternalFields, LoadExternalFields } from '@/access/registryOf'
import { tenantOf } from '@/exports/server'
import { planAllows } from '@/lib/plans/planAllows'
import { liveLinksOf } from '../../database/liveLinks'
import { findProvider } from '../../providers'
import { FEATURE } from '../connections/requireTicketing'
import { ALWAYS_FROM_PROVIDER } from './fieldMarks'
import { rowsFor } from './marksOf'

/**
 * Fields of performances where the box office always wins: the next sync overwrites any edit. Fields that follow until
 * edited are not included, nor any of a box office that the site has left.
 */
export const heldFields: LoadExternalFields = async (req, { performances, tenant }) => {
  const held = new Map<string, ExternalFields>()
  const eventOf = new Map(performances.map(({ event, id }) => [id, event]))
  const links = [...(await liveLinksOf(req, 'event-instances', [...eventOf.keys()])).values()].filter(
    ({ tenantId }) => tenantId === tenant,
  )
  const site = links.length > 0 ? await tenantOf(req, tenant) : null
  if (!site || !planAllows(site, FEATURE)) return held
  const events = await liveLinksOf(req, 'events', [
    ...new Set(links.flatMap((link) => eventOf.get(link.documentId) || [])),
  ])
  const following = links.filter(
    ({ documentId, provider }) => events.get(eventOf.get(documentId) ?? '')?.provider === provider,
  )
  for (const [handle, own] of Map.groupBy(following, ({ provider }) => provider)) {
    const provider = findProvider(handle)
    if (!provider) continue
    const rowsOf = await rowsFor(req, { provider: handle, tenantId: tenant }, [...events.keys()], 'event-instances')
    for (const { documentId, seen } of own) {
      const rows = rowsOf(eventOf.get(documentId) ?? '')
      const theirs = rows
        ? rows.filter(({ authority }) => authority === 'provider').map(({ target }) => target)
        : [...ALWAYS_FROM_PROVIDER]
      // Fields that no sync has compared yet are still editable. A single choice of a list is a target of its own.
      const fields = [...new Set(theirs.filter((target) => target in seen).map((target) => target.split('.')[0] ?? ''))]
      if (fields.length > 0) held.set(documentId, { by: provider.name, fields })
    }
  }
  return held
}
