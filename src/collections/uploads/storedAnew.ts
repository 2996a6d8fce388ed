import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { extensionOf, storedName } from '../../lib/files/storedName'
import { findStored, listNewest } from '@/database/documents/stored'

interface Stored {
  id: string
  filename?: string | null
  mimeType?: string | null
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
  { slug, upload, versions }: SanitizedCollectionConfig,
  id: unknown,
): Promise<PayloadRequest['file']> {
  const stored = typeof id === 'string' ? await readStored(req, slug, id, Boolean(versions?.drafts)) : null
  if (!stored?.filename || !stored.mimeType) return undefined
  const data = await readFile(path.join(upload.staticDir ?? '', path.basename(stored.filename))).catch(() => null)
  if (!data) return undefined
  const extension = extensionOf(stored.filename)
  return {
    data,
    mimetype: stored.mimeType,
    name: storedName(path.basename(stored.filename, extension).replace(MARK, ''), newMark(), extension),
    size: data.length,
  }
}

async function readStored(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: string,
  hasDrafts: boolean,
): Promise<Stored | null> {
  if (!hasDrafts) return findStored<Stored>(req, { collection, where: { id: { equals: id } } })
  const { docs } = await listNewest<Stored>(req, {
    collection,
    limit: 1,
    pagination: false,
    where: { parent: { equals: id } },
  })
  return docs[0] ?? null
}
