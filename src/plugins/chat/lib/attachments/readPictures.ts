import type { BasePayload } from 'payload'
import { readStoredFile } from '../../../../collections/uploads/uploadOf'
import { isRecord } from '../../../../lib/objects/isRecord'
import type { ShownPicture } from './withPictures'

/** Sizes that a model sees enough in, the best first. */
const SIZES = ['fullHalf', 'wide', 'card', 'thumbnail']
/** Largest file of a picture that has no sizes, in bytes. */
const MOST = 4 * 1024 * 1024

/**
 * Pictures of a tenant as files, of those that are there; drawings (SVG) no model takes.
 * @param ids that a tool has named for a person who sees them
 */
export async function readPictures(payload: BasePayload, tenantId: string, ids: string[]): Promise<ShownPicture[]> {
  const { docs } = await payload.find({
    collection: 'media',
    depth: 0,
    draft: true,
    limit: ids.length,
    // The tool that named them has asked for the person's rights.
    overrideAccess: true,
    pagination: false,
    where: { and: [{ id: { in: ids } }, { tenant: { equals: tenantId } }] },
  })
  const read = await Promise.all(
    docs.map(async (doc) => {
      const file = fileOf(doc)
      const content = file && (await readStoredFile(payload, 'media', { name: file.filename, tenant: tenantId }))
      return content && content.length <= MOST ? [{ content, id: doc.id, type: file.type }] : []
    }),
  )
  return read.flat()
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
  const made = isRecord(sizes)
    ? SIZES.flatMap((name) => (isRecord(sizes[name]) ? [sizes[name]] : [])).find(
        (size) => typeof size.filename === 'string',
      )
    : undefined
  if (made) return { filename: String(made.filename), type: String(made.mimeType ?? 'image/webp') }
  return filename && mimeType?.startsWith('image/') && mimeType !== 'image/svg+xml'
    ? { filename, type: mimeType }
    : null
}
