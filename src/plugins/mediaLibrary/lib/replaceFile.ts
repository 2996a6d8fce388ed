import type { PayloadRequest } from 'payload'
import { idOf, pick } from '@/lib/values'
import { canPublish } from '@/access/personOf'
import {
  badRequest,
  changeOutsideForm,
  findStored,
  forbidden,
  notFound,
  stale,
  translatorOf,
  withoutAudit,
} from '@/exports/server'
import { queueRemoval } from '@/collections/uploads/keepFiles'
import { storedNamesOf } from '@/lib/files/storedFiles'
import type { Media } from '@/payload-types'
import { AREA } from './area'
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
    const stored = await req.payload.findByID({
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
    const after = await save(req, stored)
    if (stored._status === 'published') return after
    // Update the file in the main row too, without publishing the other changes of the draft.
    await updateStored(req, { id, collection: 'media', data: pick(await readNewest(req, id), STORED_FIELDS) })
    await queueRemoval(req, 'media', storedNamesOf(live), idOf(live.tenant))
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
