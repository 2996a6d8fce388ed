import type { CollectionSlug, PayloadRequest } from 'payload'
import type { SettingReference } from '../../../lib/apps/referencesIn'

/** Titles of the documents that settings refer to, by id, of those that the person may read. */
export async function titlesOf(req: PayloadRequest, references: SettingReference[]): Promise<Record<string, string>> {
  const found = await Promise.all(
    [...Map.groupBy(references, ({ collection }) => collection)].map(async ([slug, group]) => {
      const collection = slug as CollectionSlug
      const title = req.payload.collections[collection].config.admin.useAsTitle ?? 'id'
      const { docs } = await req.payload
        .find({ collection, depth: 0, draft: true, overrideAccess: false, pagination: false, req, user: req.user, where: { id: { in: group.map(({ id }) => id) } } })
        .catch(() => ({ docs: [] }))
      return docs.map((doc) => [doc.id, String((doc as unknown as Record<string, unknown>)[title] ?? '')] as const)
    }),
  )
  return Object.fromEntries(found.flat().filter(([, title]) => title !== ''))
}
