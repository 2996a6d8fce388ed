import type { BasePayload } from 'payload'
import { readStoredFile } from '@/collections/uploads/uploadOf'
import { isRecord } from '@/lib/values'
import type { ShownPicture } from './withPictures'

/** Image sizes with enough detail for a model, best first. */
const SIZES = ['fullHalf', 'wide', 'card', 'thumbnail']
/** Maximum size of an original that has no generated sizes, in bytes. */
const MAX_BYTES = 4 * 1024 * 1024

/**
 * Reads those pictures of a tenant that exist. SVGs are left out, as no model accepts them.
 * @param ids returned by a tool that checked the user's permissions
 */
export async function readPictures(payload: BasePayload, tenantId: string, ids: string[]): Promise<ShownPicture[]> {
  const { docs } = await payload.find({
    collection: 'media',
    depth: 0,
    draft: true,
    limit: ids.length,
    // The tool that returned the ids has checked the user's permissions.
    overrideAccess: true,
    pagination: false,
    where: { and: [{ id: { in: ids } }, { tenant: { equals: tenantId } }] },
  })
  const pictures = await Promise.all(
    docs.map(async (doc) => {
      const file = fileOf(doc)
      const content = file && (await readStoredFile(payload, 'media', { name: file.filename, tenant: tenantId }))
      return content && content.length <= MAX_BYTES ? [{ content, id: doc.id, type: file.type }] : []
    }),
  )
  return pictures.flat()
}

function fileOf({
  filename,
  mimeType,
  sizes,
}: {
  filename?: string | null
  mimeType?: string | null
  sizes?: unknown
}): { filename: string; type: string } | null {
  const generated = isRecord(sizes)
    ? SIZES.flatMap((name) => (isRecord(sizes[name]) ? [sizes[name]] : [])).find(
        (size) => typeof size.filename === 'string',
      )
    : undefined
  if (generated) return { filename: String(generated.filename), type: String(generated.mimeType ?? 'image/webp') }
  return filename && mimeType?.startsWith('image/') && mimeType !== 'image/svg+xml'
    ? { filename, type: mimeType }
    : null
}
