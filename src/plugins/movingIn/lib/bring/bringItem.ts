import path from 'node:path'
import type { PayloadRequest } from 'payload'
import { withoutAudit } from '@/collections/AuditLog/withoutAudit'
import { anyDocuments } from '@/collections/anyDocuments'
import { classifyFailure } from '@/database/failures'
import { readNewestVersions } from '@/database/documents/newestVersions'
import { describeFieldErrors } from '@/endpoints/documents/publishDocuments'
import { toOperationError } from '@/endpoints/OperationError'
import { fixedMessageIn } from '@/i18n/fixed/inLanguage'
import { redactError } from '@/lib/logging/redactError'
import { writeItem, type Item } from '../../database/items'
import { AREA } from '../limits'
import { COLLECTIONS, type BroughtKind } from '../states'
import type { Remark } from '../texts/readText'
import { asPerson, type Bringing } from './Bringing'
import { createPerformances, dataOf } from './documents'
import { FetchFailed, fetchFile } from './fetchFile'

/** Remarks that are kept of a text. */
const MAX_REMARKS = 20

/**
 * Brings one item as a draft, in a transaction of its own, with the rights of the person. What is refused is noted and
 * holds up nothing else.
 * @param parent id of the page above it
 * @throws failures of the database, after which the job goes on later
 */
export async function bringItem(bringing: Bringing, item: Item, parent: string | null = null): Promise<void> {
  const { payload } = bringing
  try {
    const isFile = item.kind === 'picture' || item.kind === 'file'
    const bytes = isFile ? await fetchFile(item.data.file ?? '', bringing.rules) : null
    const bringWith = (given: Item) =>
      asPerson(bringing, (req) => withoutAudit(req, () => write(req, bringing, given, { bytes, parent })))
    await bringWith(item).catch((error: unknown) => {
      if (!item.data.slug || !isSlugTaken(error)) throw error
      // Its old address is taken: it gets another, and a redirect.
      return bringWith({ ...item, data: { ...item.data, slug: undefined } })
    })
  } catch (error) {
    const { detail, problem } = problemOf(bringing, error)
    await writeItem({ payload }, item.id, { detail, problem, state: 'failed' })
  }
}

const isSlugTaken = (error: unknown): boolean =>
  toOperationError(error, AREA)?.errors.some(({ path: field }) => field === 'slug') ?? false

/** @throws if trying again later may help */
function problemOf({ actor }: Bringing, error: unknown): { detail: string | null; problem: string } {
  if (error instanceof FetchFailed) return { detail: error.detail, problem: error.problem }
  const failure = classifyFailure(error)
  if (failure?.status === 503 || failure?.status === 409) throw error
  const refusal = toOperationError(error, AREA)
  if (!refusal && !failure) console.error(redactError(error))
  const reason = describeFieldErrors(error) ?? (refusal ? fixedMessageIn(actor.i18n.language, refusal.message) : null)
  return { detail: reason, problem: 'refused' }
}

interface Given {
  bytes: Buffer | null
  parent: string | null
}

async function write(req: PayloadRequest, bringing: Bringing, item: Item, { bytes, parent }: Given): Promise<void> {
  const { tenant, website } = bringing
  const collection = COLLECTIONS[item.kind as BroughtKind]
  const {
    data,
    openLinks = 0,
    remarks = [],
  } = bytes ? { data: fileData(item) } : await dataOf(req, bringing, item, parent)
  const { id } = await anyDocuments(req).create({
    collection,
    data: { ...data, _status: 'draft', tenant: tenant.id },
    depth: 0,
    draft: true,
    locale: website.locale,
    overrideAccess: false,
    req,
    ...(bytes && { file: fileOf(item, bytes) }),
  })
  const performances = item.kind === 'event' ? await createPerformances(req, bringing, item, id) : []
  const written = await readNewestVersions(req, 'event-instances', performances, website.locale)
  await writeItem(req, item.id, {
    ...noteOf(remarks),
    ...(written.length > 0 && {
      data: { ...item.data, performances: Object.fromEntries(written.map((entry) => [entry.id, entry.updatedAt])) },
    }),
    collection,
    documentId: id,
    leftAt: await changedAt(req, collection, id, website.locale),
    openLinks,
    state: 'brought',
  })
}

/** Converts the text of a brought item again, now that what it links to is there. Whoever has changed it keeps it. */
export async function linkItem(bringing: Bringing, item: Item): Promise<void> {
  const { website } = bringing
  const { collection, documentId: id, leftAt } = item
  if (!collection || !id) return
  await asPerson(bringing, async (req) => {
    const changed = await changedAt(req, collection, id, website.locale)
    if (changed?.getTime() !== leftAt?.getTime()) return writeItem(req, item.id, { openLinks: 0 })
    const { data } = await dataOf(req, bringing, item, null)
    const texts = Object.fromEntries(
      ['layout', 'description'].flatMap((name) => (name in data ? [[name, data[name]]] : [])),
    )
    await withoutAudit(req, () =>
      anyDocuments(req).update({
        collection,
        data: { ...texts, _status: 'draft' },
        depth: 0,
        draft: true,
        id,
        locale: website.locale,
        overrideAccess: false,
        req,
      }),
    )
    await writeItem(req, item.id, { leftAt: await changedAt(req, collection, id, website.locale), openLinks: 0 })
  })
}

async function changedAt(req: PayloadRequest, collection: string, id: string, locale: string): Promise<Date | null> {
  const [version] = await readNewestVersions(req, collection, [id], locale)
  return version ? new Date(version.updatedAt) : null
}

const noteOf = (remarks: Remark[]) =>
  remarks.length > 0
    ? { detail: JSON.stringify(remarks.slice(0, MAX_REMARKS)), problem: 'remarks' }
    : { detail: null, problem: null }

const fileData = ({ data: { alt, excerpt, file }, kind, title }: Item): Record<string, unknown> =>
  kind === 'file'
    ? { summary: excerpt?.slice(0, 400) ?? null, title: title || nameOf(file) }
    : { alt: alt?.slice(0, 300) ?? null, caption: excerpt?.slice(0, 600) ?? null, title: title || nameOf(file) }

const nameOf = (file = ''): string =>
  path.posix.basename(URL.canParse(file) ? new URL(file).pathname : file).slice(0, 200)

/** Its type is read from its content. */
const fileOf = ({ data: { file } }: Item, bytes: Buffer) => ({
  data: bytes,
  mimetype: 'application/octet-stream',
  name: nameOf(file),
  size: bytes.length,
})
