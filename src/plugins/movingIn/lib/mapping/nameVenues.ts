import { randomUUID } from 'node:crypto'
import { anyDocuments } from '@/exports/server'
import { addItems } from '../../database/items'
import { listNamedVenues, listVenues, noteUnknownVenue, writeVenue } from '../../database/venues'
import { asPerson, type Bringing } from '../bring/Bringing'
import { MAX_ITEMS } from '../limits'

/** How names are compared: without regard to capitals and spaces. */
const keyOf = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toLowerCase()

/**
 * Finds the venues that mapped events name: an entry of the export by its number or title, else a venue of the site. What
 * is neither becomes a venue, unless the person has left venues out.
 */
export async function nameVenues(bringing: Bringing): Promise<void> {
  const { payload, tenant, website } = bringing
  const names = await listNamedVenues({ payload }, website.id)
  if (names.length === 0) return
  const [entries, venues] = [await listVenues({ payload }, website.id), await venuesOfSite(bringing)]
  const isLeftOut = website.choices?.leaveOut.includes('venue') ?? false
  for (const [index, name] of names.entries()) {
    const key = keyOf(name)
    const isNumber = /^\d+$/.test(key)
    const entry = entries.find(({ oldId, title }) => (isNumber && oldId === key) || keyOf(title) === key)
    if (!entry && isNumber) {
      await noteUnknownVenue({ payload }, website.id, name)
      continue
    }
    const oldId = entry?.oldId ?? `name:${key}`
    const documentId = venues.get(key)
    if (!entry && (documentId || !isLeftOut))
      await addItems({ payload }, [
        {
          data: { venue: {} },
          id: randomUUID(),
          kind: 'venue',
          oldId,
          path: null,
          position: MAX_ITEMS + index,
          tenantId: tenant.id,
          title: name.replaceAll(/\s+/g, ' '),
          type: 'venue',
          websiteId: website.id,
          ...(documentId && { collection: 'venues', documentId, state: 'known' as const }),
        },
      ])
    await writeVenue({ payload }, website.id, name, oldId)
  }
}

/** Ids of the site's venues by their names; of several with one name, that of the oldest. */
const venuesOfSite = (bringing: Bringing): Promise<Map<string, string>> =>
  asPerson(bringing, async (req) => {
    const { docs } = await anyDocuments(req).find({
      collection: 'venues',
      depth: 0,
      draft: true,
      limit: 0,
      overrideAccess: false,
      pagination: false,
      req,
      select: { name: true },
      sort: '-createdAt',
      where: { tenant: { equals: bringing.tenant.id } },
    })
    return new Map(docs.map(({ id, name }) => [keyOf(String(name ?? '')), id]))
  })
