import { randomUUID } from 'node:crypto'
import {
  MissingFile,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload'
import { idOf } from '@/lib/values'
import { isMember } from '@/access/person'
import { personOf } from '@/access/personOf'
import { publicError } from '@/access/publicError'
import { outsideTransaction } from '@/database/inOwnTransaction'
import { translatorOf } from '@/i18n/translator'
import { titleOfFile } from '@/lib/files/readableName'
import { storedName } from '@/lib/files/storedName'
import { prepareContent } from './prepareContent'
import { assertEdits, hasEdits } from './uploadOf'
import { newFileSuffix, copyStoredFile } from './copyStoredFile'
import { takeUploadSlot } from './uploadSlot'

export interface FileRules {
  /** Largest file in bytes. */
  maxBytes: number
  /** Use a random file name. Default: the stored name contains a readable part of the original. */
  isNameless?: boolean
}

interface Args {
  data?: Record<string, unknown>
  duplicateFromID?: number | string
  id?: string
}

/** Group of our own jobs, which run without a user. */
const INSTALLATION = 'installation'

/**
 * Checks the size and content of a file before it is stored, removes metadata from images and scripts from SVGs, and
 * gives the file an unguessable name. The original name becomes the document's title and, in part, the readable part of
 * the file name.
 */
export const prepareFile =
  ({ isNameless = false, maxBytes }: FileRules): CollectionBeforeOperationHook =>
  async ({ args, collection, operation, overrideAccess, req }) => {
    if (operation !== 'create' && operation !== 'update') return args
    const { data, duplicateFromID, id } = args as Args
    const { file } = req
    if (file && file.size > maxBytes) {
      const megabytes = Math.round(maxBytes / 1024 / 1024)
      throw publicError(translatorOf(req.i18n)('validationFileTooLarge', { megabytes }), 413)
    }
    if (!file && operation === 'create' && !overrideAccess && namesRemoteFile(req.data)) throw new MissingFile(req.t)
    if (!file && duplicateFromID === undefined && !(operation === 'update' && hasEdits(req))) return args
    assertEdits(req)
    // Payload gives the drafts of several documents one stored file, and cuts the stored file of each in place.
    if (operation === 'update' && id === undefined && (!overrideAccess || !file))
      throw publicError(translatorOf(req.i18n)('uploadOneAtATime'), 400)
    // Access control rejects the request later; do not process images of users without permission.
    if (!overrideAccess && !(await collection.access[operation]({ data, id, req }))) return args
    const group = await groupOf(req, data)
    await withoutConnection(req, collection, async () => {
      await takeUploadSlot(req, group, file?.size ?? 0)
      if (!file) {
        if (operation === 'update') req.file = await copyStoredFile(req, collection, id)
        return
      }
      const title = titleOfFile(file.name)
      const {
        data: content,
        extension,
        type,
      } = await prepareContent({ allowed: typesOf(collection), file, group, req })
      file.data = content
      file.mimetype = type
      file.size = content.length
      file.name = isNameless ? `${randomUUID()}${extension}` : storedName(file.name, newFileSuffix(), extension)
      if (data && operation === 'create' && !data.title) data.title = title
    })
    return args
  }

/**
 * Whether the data of a request names a file that Payload would fetch in place of an uploaded one, and store as it is.
 * Hooks see neither name in their arguments. Pictures from elsewhere are uploaded by the browser.
 */
const namesRemoteFile = (data: PayloadRequest['data']): boolean =>
  typeof data?.filename === 'string' && typeof data.url === 'string'

/** A request that only uploads this file has written nothing yet, so it needs no database connection while it waits. */
function withoutConnection(
  req: PayloadRequest,
  { slug }: SanitizedCollectionConfig,
  work: () => Promise<void>,
): Promise<void> {
  return req.payloadAPI === 'REST' && req.routeParams?.collection === slug ? outsideTransaction(req, work) : work()
}

/** The tenant of the upload, if the user is a member of it; otherwise their current tenant or the user. */
async function groupOf(req: PayloadRequest, data: Args['data']): Promise<string> {
  const person = await personOf(req)
  if (!person) return INSTALLATION
  const tenant = idOf(data?.tenant)
  return (isMember(person, tenant) ? tenant : person.current?.id) ?? person.id
}

const typesOf = ({ upload }: SanitizedCollectionConfig): string[] => upload.mimeTypes ?? []
