import type { PayloadRequest } from 'payload'
import { idOf } from '../../../lib/values'
import { mayPublish } from '../../../access/personOf'
import { changeOutsideForm } from '../../../collections/saves/changeOutsideForm'
import { dbOf } from '../../../database/connections'
import { queueJob } from '../../../database/queueJob'
import { badRequest, forbidden, notFound, stale } from '../../../endpoints/OperationError'
import { translatorOf } from '../../../i18n/translator'
import { storedNamesOf } from '../../../lib/files/storedFiles'
import { pick } from '../../../lib/objects/pick'
import type { Media } from '../../../payload-types'
import { AREA } from './area'
import { randomUUID } from 'node:crypto'
import { link, mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { findStored, listNewest, updateStored } from '@/database/documents/stored'

/** What a document says of its file. */
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
/** What is stored of that, and not worked out whenever it is read. */
const STORED_FIELDS = ['filename', 'filesize', 'focalX', 'focalY', 'height', 'mimeType', 'sizes', 'width'] as const

interface Replacement {
  /** Name of the stored file that the caller saw. Without it, the last one wins. */
  from?: string
  id: string
}

/**
 * Puts the request's file in the place of the one that a document has, live and as it is edited: whatever uses it shows
 * the new one at once, and whatever else was drafted stays a draft. The new file has a name of its own, so that no cache
 * shows the old one.
 * @throws OperationError 403 where it is live and the person may not publish, 409 where it has another file by now; APIError 423 where somebody else is editing it
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
    // Visitors see the new file at once.
    if (live._status === 'published' && !(await mayPublish(req, { name: 'media' }, idOf(live.tenant))))
      throw forbidden(AREA, translatorOf(req.i18n)('publishNotAllowed'))
    const before = [...new Set([...storedNamesOf(stored), ...storedNamesOf(live)])]
    const after = await keepFiles(payload.collections.media.config.upload.staticDir ?? '', before, () =>
      save(req, stored),
    )
    // A draft of something that is live, or was never published: its file changes for itself alone.
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
  const { withoutAudit } = req.context
  // The operation's own line of the audit log reports it.
  req.context.withoutAudit = true
  const after = await req.payload.update({
    id: stored.id,
    collection: 'media',
    // Around the same point: most often it is the same picture, only better. Payload takes a zero for none.
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
  })
  req.context.withoutAudit = withoutAudit
  return after
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
 * Keeps stored files while work goes on that deletes them: Payload deletes the file that a new one takes the place of
 * before anything is committed, and would have neither when that fails.
 * @param folder where they are stored
 */
async function keepFiles<Result>(folder: string, names: string[], work: () => Promise<Result>): Promise<Result> {
  const aside = path.join(folder, `.kept-${randomUUID()}`)
  await mkdir(aside, { recursive: true })
  try {
    // A second name of the same file, not a second file. One that is missing already stays so.
    for (const name of names)
      await link(path.join(folder, path.basename(name)), path.join(aside, path.basename(name))).catch(() => {})
    return await work()
  } finally {
    for (const name of names)
      await rename(path.join(aside, path.basename(name)), path.join(folder, path.basename(name))).catch(() => {})
    await rm(aside, { force: true, recursive: true })
  }
}
