import type { ExternalFields, LoadExternalFields } from '@/access/registryOf'
import { linksOf } from '../../database/links'
import { findProvider } from '../../providers'
import { ALWAYS_FROM_PROVIDER } from './fieldMarks'
import { rowsFor } from './marksOf'

/**
 * Fields of performances where the box office always wins: the next sync overwrites any edit. Fields that follow until
 * edited are not included.
 */
export const heldFields: LoadExternalFields = async (req, { performances, tenant }) => {
  const held = new Map<string, ExternalFields>()
  const eventOf = new Map(performances.map(({ event, id }) => [id, event]))
  const links = [...(await linksOf(req, 'event-instances', [...eventOf.keys()])).values()].filter(
    ({ isConnected, tenantId }) => isConnected && tenantId === tenant,
  )
  const events = await linksOf(req, 'events', [...new Set(links.flatMap((link) => eventOf.get(link.documentId) || []))])
  const following = links.filter(({ documentId }) => events.get(eventOf.get(documentId) ?? '')?.isConnected)
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
