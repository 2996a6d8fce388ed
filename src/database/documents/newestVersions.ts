import type { CollectionSlug, PayloadRequest } from 'payload'

/** The newest version of a document and its state. */
export interface NewestVersion {
  id: string
  /** References as ids; localised values in one language. */
  data: Record<string, unknown>
  isPublished: boolean
  /** Whether it is published and has a newer draft. */
  hasDraft: boolean
  isTrashed: boolean
  /** Time of the newest version, ISO 8601. */
  updatedAt: string
}

type Reader = Pick<PayloadRequest, 'payload' | 'transactionID'>
interface Stored {
  id: string
  _status?: string
  deletedAt?: string | null
  updatedAt: string
}

/**
 * Reads stored documents of a content type, including trashed ones, without access control and hooks. Unordered.
 * @param language of localised values; null where a value has none in it
 */
export async function readNewestVersions(
  req: Reader,
  collection: string,
  ids: string[],
  language: string,
): Promise<NewestVersion[]> {
  if (ids.length === 0) return []
  const slug = collection as CollectionSlug
  const args = { collection: slug, limit: 0, pagination: false, req: req as PayloadRequest }
  const [{ docs: main }, { docs: newest }] = await Promise.all([
    req.payload.db.find<Stored>({
      ...args,
      select: { _status: true, deletedAt: true, updatedAt: true },
      where: { id: { in: ids } },
    }),
    req.payload.db.queryDrafts<Stored & Record<string, unknown>>({ ...args, where: { parent: { in: ids } } }),
  ])
  const localized = req.payload.collections[slug].config.flattenedFields.flatMap((field) =>
    'localized' in field && field.localized ? field.name : [],
  )
  const versions = new Map(newest.map((version) => [String(version.id), version]))
  return main.map(({ id, _status, deletedAt, updatedAt }) => {
    const version = versions.get(String(id))
    const data = { ...version }
    for (const name of localized)
      data[name] = (data[name] as Record<string, unknown> | null | undefined)?.[language] ?? null
    const isPublished = _status === 'published'
    return {
      data,
      hasDraft: isPublished && version?._status === 'draft',
      id: String(id),
      isPublished,
      isTrashed: Boolean(deletedAt),
      updatedAt: version?.updatedAt ?? updatedAt,
    }
  })
}
