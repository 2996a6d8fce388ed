import type { CollectionSlug, PayloadRequest } from 'payload'
import { anyDocuments } from '@/collections/anyDocuments'
import type { SettingReference } from '@/lib/themes/referencesIn'

/** Loads the titles of the documents that settings refer to, by id, as far as the user can read them. */
export async function loadReferenceTitles(
  req: PayloadRequest,
  references: SettingReference[],
): Promise<Record<string, string>> {
  const found = await Promise.all(
    [...Map.groupBy(references, ({ collection }) => collection)].map(async ([slug, group]) => {
      const title = req.payload.collections[slug as CollectionSlug].config.admin.useAsTitle ?? 'id'
      const { docs } = await anyDocuments(req)
        .find({
          collection: slug,
          depth: 0,
          draft: true,
          overrideAccess: false,
          pagination: false,
          req,
          where: { id: { in: group.map(({ id }) => id) } },
        })
        .catch(() => ({ docs: [] }))
      return docs.map((doc) => [doc.id, String(doc[title] ?? '')] as const)
    }),
  )
  return Object.fromEntries(found.flat().filter(([, title]) => title !== ''))
}
