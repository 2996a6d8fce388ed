import { randomUUID } from 'node:crypto'
import type { CollectionBeforeOperationHook, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { idOf } from '../../lib/values'
import { isMember } from '../../access/person'
import { personOf } from '../../access/personOf'
import { publicError } from '../../access/publicError'
import { outsideTransaction } from '../../database/outsideTransaction'
import { titleOfFile } from '../../lib/files/readableName'
import { storedName } from '../../lib/files/storedName'
import { prepareContent } from './prepareContent'
import { assertEdits, hasEdits } from './uploadEdits'
import { newMark, storedAnew } from './storedAnew'
import { takeUploadSlot } from './uploadSlot'

export interface FileRules {
  /** Largest file in bytes. */
  maxBytes: number
  /** Nothing of the name that the file came with is kept. Default: a readable part of it is. */
  isNameless?: boolean
}

interface Args {
  data?: Record<string, unknown>
  duplicateFromID?: number | string
  id?: string
}

/** Of our own jobs, which come without a person. */
const INSTALLATION = 'installation'

/**
 * Before a file is stored: its size and content are checked, a picture loses what nobody should learn from it, an SVG
 * what could run, and the name on disk becomes one that nobody can guess. The name that the person gave stays as the
 * document's title, and in part readable in the file's.
 */
export const prepareFile =
  ({ isNameless = false, maxBytes }: FileRules): CollectionBeforeOperationHook =>
  async ({ args, collection, operation, overrideAccess, req }) => {
    if (operation !== 'create' && operation !== 'update') return args
    const { data, duplicateFromID, id } = args as Args
    const { file } = req
    if (file && file.size > maxBytes) {
      throw publicError(`Please select a file smaller than ${Math.round(maxBytes / 1024 / 1024)}MB`, 413)
    }
    if (!file && duplicateFromID === undefined && !(operation === 'update' && hasEdits(req))) return args
    assertEdits(req)
    // Access control refuses in a moment, and nobody's picture is opened for somebody who may not add it.
    if (!overrideAccess && !(await collection.access[operation]({ data, id, req }))) return args
    const group = await groupOf(req, data)
    await withoutHoldingUp(req, collection, async () => {
      await takeUploadSlot(req, group, file?.size ?? 0)
      if (!file) {
        if (operation === 'update') req.file = await storedAnew(req, collection, id)
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
      file.name = isNameless ? `${randomUUID()}${extension}` : storedName(file.name, newMark(), extension)
      if (data && operation === 'create' && !data.title) data.title = title
    })
    return args
  }

/** A request that is there for this upload alone has written nothing yet: it needs no connection while it waits. */
function withoutHoldingUp(
  req: PayloadRequest,
  { slug }: SanitizedCollectionConfig,
  work: () => Promise<void>,
): Promise<void> {
  return req.payloadAPI === 'REST' && req.routeParams?.collection === slug ? outsideTransaction(req, work) : work()
}

/** The site whose upload it is, as far as the person belongs to it; else the person. */
async function groupOf(req: PayloadRequest, data: Args['data']): Promise<string> {
  const person = await personOf(req)
  if (!person) return INSTALLATION
  const tenant = idOf(data?.tenant)
  return (isMember(person, tenant) ? tenant : person.current?.id) ?? person.id
}

const typesOf = ({ upload }: SanitizedCollectionConfig): string[] => upload.mimeTypes ?? []
