import type { PayloadRequest } from 'payload'
import { idOf, pick } from '@/lib/values'
import { canPublish } from '@/access/personOf'
import {
  badRequest,
  changeOutsideForm,
  dbOf,
  findStored,
  forbidden,
  notFound,
  queueJob,
  stale,
  translatorOf,
  withoutAudit,
} from '@/exports/server'
import { storedNamesOf } from '@/lib/files/storedFiles'
import type { Media } from '@/payload-types'
import { AREA } from './area'
import { randomUUID } from 'node:crypto'
import { link, mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { listNewest, updateStored } from '@/database/documents/stored'

/** Fields that describe a document's file. */
const FILE_FIELDS = [
  'filename',
  'filesize',
  'focalX',
  'focalY',
  'height',
  'mimeType',
  'sizes',
  'thumbnailURL',
  'url',
  'width',
] as const
/** Those that are stored rather than computed on read. */
const STORED_FIELDS = ['filename', 'filesize', 'focalX', 'focalY', 'height', 'mimeType', 'sizes', 'width'] as const

interface Replacement {
  /** Filename the client last saw, to detect conflicts. Without it, the last write wins. */
  from?: string
  id: string
}

/**
 * Replaces the file of a document, in the live version and the draft: it is updated everywhere at once, and other draft
 * changes stay drafts. The new file gets a new name, so that no cache serves the old one.
 * @throws OperationError 403 if the document is live and the user may not publish, 409 if its file has changed
 *   meanwhile; APIError 423 if somebody else is editing it
 */
export const replaceFile = (req: PayloadRequest, { from, id }: Replacement): Promise<Media> =>
  changeOutsideForm(req, { collection: 'media', fields: [...FILE_FIELDS], id }, async () => {
    const { payload } = req
    const stored = await payload.findByID({
      id,
      collection: 'media',
      depth: 0,
      draft: true,
      overrideAccess: false,
      req,
    })
    if (from !== undefined && from !== stored.filename) throw stale(AREA)
    const live = await readLive(req, id)
    // The new file is live at once.
    if (live._status === 'published' && !(await canPublish(req, { name: 'media' }, idOf(live.tenant))))
      throw forbidden(AREA, translatorOf(req.i18n)('publishNotAllowed'))
    const before = [...new Set([...storedNamesOf(stored), ...storedNamesOf(live)])]
    const after = await preserveFiles(payload.collections.media.config.upload.staticDir ?? '', before, () =>
      save(req, stored),
    )
    // Update the file in the main row too, without publishing the other changes of the draft.
    if (stored._status !== 'published')
      await updateStored(req, { id, collection: 'media', data: pick(await readNewest(req, id), STORED_FIELDS) })
    const names = before.filter((name) => !storedNamesOf(after).includes(name))
    if (names.length > 0) await queueJob(await dbOf(req), 'removeReplacedFiles', { names, tenant: idOf(live.tenant) })
    return after
  })

async function save(req: PayloadRequest, stored: Media): Promise<Media> {
  const { file } = req
  if (!file) throw badRequest(AREA, translatorOf(req.i18n)('mediaReplaceNone'))
  const isDraft = stored._status !== 'published'
  // The operation writes its own audit entry.
  return withoutAudit(req, () =>
    req.payload.update({
      id: stored.id,
      collection: 'media',
      // Keep the focal point, as it is usually a better version of the same picture. Payload treats 0 as missing.
      data: {
        focalX: Math.max(1, stored.focalX ?? 50),
        focalY: Math.max(1, stored.focalY ?? 50),
        ...(!isDraft && { _status: 'published' }),
      },
      depth: 0,
      draft: isDraft,
      file,
      overrideAccess: false,
      req,
    }),
  )
}

async function readLive(req: PayloadRequest, id: string): Promise<Media> {
  const live = await findStored<Media & { id: string }>(req, {
    collection: 'media',
    where: { id: { equals: id } },
  })
  if (!live) throw notFound(AREA)
  return live
}

async function readNewest(req: PayloadRequest, id: string): Promise<Media> {
  const { docs } = await listNewest<Media & { id: string }>(req, {
    collection: 'media',
    limit: 1,
    pagination: false,
    where: { parent: { equals: id } },
  })
  if (!docs[0]) throw notFound(AREA)
  return docs[0]
}

/**
 * Protects stored files during an update. Payload deletes the replaced file before the transaction is committed, so
 * both files would be lost if it failed.
 * @param folder where the files are stored
 */
async function preserveFiles<Result>(folder: string, names: string[], work: () => Promise<Result>): Promise<Result> {
  const backupFolder = path.join(folder, `.kept-${randomUUID()}`)
  await mkdir(backupFolder, { recursive: true })
  try {
    // A hard link, not a copy. Missing files are ignored.
    for (const name of names)
      await link(path.join(folder, path.basename(name)), path.join(backupFolder, path.basename(name))).catch(() => {})
    return await work()
  } finally {
    for (const name of names)
      await rename(path.join(backupFolder, path.basename(name)), path.join(folder, path.basename(name))).catch(() => {})
    await rm(backupFolder, { force: true, recursive: true })
  }
}
