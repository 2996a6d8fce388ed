import { randomBytes } from 'node:crypto'
import path from 'node:path'
import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { idOf } from '@/lib/values'
import { extensionOf, storedName } from '@/lib/files/storedName'
import { findNewestVersion } from './findNewestVersion'
import { readStoredFile } from './uploadOf'

interface Stored {
  id: string
  filename?: string | null
  mimeType?: string | null
  tenant?: unknown
}

/** A random suffix of ten lower-case letters and digits (51 bits). */
export const newFileSuffix = (): string =>
  BigInt(`0x${randomBytes(8).toString('hex')}`)
    .toString(36)
    .padStart(10, '0')
    .slice(-10)

/** The random suffix at the end of a stored name. */
const SUFFIX = /(?:^|-)[a-z0-9]{10}$/

/**
 * The stored file of a document under a new name, so that an edit does not replace the live file before publication and
 * no cache serves the old image.
 * @returns undefined if there is no file; Payload then reports the error
 */
export async function copyStoredFile(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  id: unknown,
): Promise<PayloadRequest['file']> {
  const stored = typeof id === 'string' ? await findNewestVersion<Stored>(req, collection, id) : null
  if (!stored?.filename || !stored.mimeType) return undefined
  const data = await readStoredFile(req.payload, collection.slug, {
    name: stored.filename,
    tenant: idOf(stored.tenant),
  })
  if (!data) return undefined
  const extension = extensionOf(stored.filename)
  return {
    data,
    mimetype: stored.mimeType,
    name: storedName(path.basename(stored.filename, extension).replace(SUFFIX, ''), newFileSuffix(), extension),
    size: data.length,
  }
}
