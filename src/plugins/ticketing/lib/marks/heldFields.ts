import type { ExternalFields, LoadExternalFields } from '@/access/registryOf'
import { linksOf } from '../../database/links'
import { findProvider } from '../../providers'
import { ALWAYS_FROM_PROVIDER } from './fieldMarks'
import { rowsFor } from './marksOf'

/**
 * Fields of performances where the box office always wins: the next sync overwrites any edit. Fields that follow until
 * edited are not included.
 */
export const heldFields: LoadExternalFields = async (req, { event, performances, tenant }) => {
  const held = new Map<string, ExternalFields>()
  const links = [...(await linksOf(req, 'event-instances', performances)).values()].filter(
    ({ isConnected, tenantId }) => isConnected && tenantId === tenant,
  )
  if (links.length === 0 || !(await linksOf(req, 'events', [event])).get(event)?.isConnected) return held
  for (const [handle, own] of Map.groupBy(links, ({ provider }) => provider)) {
    const provider = findProvider(handle)
    if (!provider) continue
    const rows = await rowsFor(req, { provider: handle, tenantId: tenant }, event, 'event-instances')
    const theirs = rows
      ? rows.filter(({ authority }) => authority === 'provider').map(({ target }) => target)
      : [...ALWAYS_FROM_PROVIDER]
    for (const { documentId, seen } of own) {
      // Fields that no sync has compared yet are still editable. A single choice of a list is a target of its own.
      const fields = [...new Set(theirs.filter((target) => target in seen).map((target) => target.split('.')[0] ?? ''))]
      if (fields.length > 0) held.set(documentId, { by: provider.name, fields })
    }
  }
  return held
}
