import { randomBytes } from 'node:crypto'
import path from 'node:path'
import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { idOf } from '../../lib/values'
import { extensionOf, storedName } from '../../lib/files/storedName'
import { newestOf } from './newestOf'
import { readStoredFile } from './uploadOf'

interface Stored {
  id: string
  filename?: string | null
  mimeType?: string | null
  tenant?: unknown
}

/** Ten letters and digits, of 51 bits. */
export const newMark = (): string =>
  BigInt(`0x${randomBytes(8).toString('hex')}`)
    .toString(36)
    .padStart(10, '0')
    .slice(-10)

/** The mark that a stored name ends with. */
const MARK = /(?:^|-)[a-z0-9]{10}$/

/**
 * The file that a document has, under a new name: what is cut out of it takes the place of nothing that is live before it
 * is published, and no cache shows the old one.
 * @returns undefined where there is none: Payload then says so
 */
export async function storedAnew(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  id: unknown,
): Promise<PayloadRequest['file']> {
  const stored = typeof id === 'string' ? await newestOf<Stored>(req, collection, id) : null
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
    name: storedName(path.basename(stored.filename, extension).replace(MARK, ''), newMark(), extension),
    size: data.length,
  }
}
