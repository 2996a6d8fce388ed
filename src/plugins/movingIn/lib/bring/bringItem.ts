import path from 'node:path'
import type { PayloadRequest } from 'payload'
import { anyDocuments, changeManyOutsideForms, readNewestVersions, withoutAudit } from '@/exports/server'
import { awaitOtherSaves } from '@/database/saves/documentSaves'
import { toOperationError } from '@/endpoints/OperationError'
import { writeItem, type Item } from '../../database/items'
import { AREA, MAX_PERFORMANCES } from '../limits'
import { COLLECTIONS, type BroughtKind } from '../states'
import { cut } from '../texts/cut'
import type { Remark } from '../texts/readText'
import { asPerson, type Bringing } from './Bringing'
import { createPerformances, dataOf, tagsOf, type CreatedPerformances } from './documents'
import { assertLasting, reasonOf } from './failures'
import { FetchFailed } from './fetchFile'

/** Remarks that are kept of a text. */
const MAX_REMARKS = 20

/**
 * Brings one item as a draft, in a transaction of its own, with the rights of the person. What is refused is noted and
 * holds up nothing else.
 * @param parent id of the page above it
 * @throws failures of the database, after which the job goes on later
 */
export async function bringItem(bringing: Bringing, item: Item, parent: string | null = null): Promise<void> {
  const { files, payload } = bringing
  const isFile = item.kind === 'picture' || item.kind === 'file'
  const before = files.spent()
  try {
    const file = item.data.file ?? ''
    const bytes = isFile ? ((await bringing.uploads.take(file)) ?? (await files.take(file))) : null
    const bringWith = (given: Item) =>
      asPerson(bringing, (req) => withoutAudit(req, () => write(req, bringing, given, { bytes, parent })))
    await bringWith({ ...item, data: files.noteOn(item.data, before) }).catch((error: unknown) => {
      if (!item.data.slug || !isSlugTaken(error)) throw error
      // Its old address is taken: it gets another, and a redirect.
      return bringWith({ ...item, data: { ...item.data, slug: undefined } })
    })
  } catch (error) {
    const { detail, problem } = problemOf(bringing, error)
    const data = isFile ? { data: files.noteOn(item.data, before) } : {}
    await writeItem({ payload }, item.id, { ...data, detail, problem, state: 'failed' })
  }
}

const isSlugTaken = (error: unknown): boolean =>
  toOperationError(error, AREA)?.errors.some(({ path: field }) => field === 'slug') ?? false

/** @throws if trying again later may help */
function problemOf({ actor }: Bringing, error: unknown): { detail: string | null; problem: string } {
  if (error instanceof FetchFailed) return { detail: error.detail, problem: error.problem }
  assertLasting(error)
  return { detail: reasonOf(error, actor.i18n.language), problem: 'refused' }
}

interface Given {
  bytes: Buffer | null
  parent: string | null
}

const NO_PERFORMANCES: CreatedPerformances = { endlessUntil: null, ids: [], isCut: false }
const TOO_MANY_PERFORMANCES: Remark = { detail: String(MAX_PERFORMANCES), kind: 'performances' }

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
  const { endlessUntil, ids, isCut } =
    item.kind === 'event' ? await createPerformances(req, bringing, item, id) : NO_PERFORMANCES
  const written = await readNewestVersions(req, 'event-instances', ids, website.locale)
  await writeItem(req, item.id, {
    ...noteOf([
      ...remarks,
      ...(endlessUntil ? [{ detail: endlessUntil, kind: 'endless' as const }] : []),
      ...(isCut ? [TOO_MANY_PERFORMANCES] : []),
    ]),
    ...(bytes && { data: item.data }),
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

/** Fields that show or link to something of the old website. */
const CONVERTED = ['layout', 'biography', 'description', 'image', 'images', 'portrait']

/**
 * Converts the text of a brought item again, now that what it links to and shows is there. Whoever has changed it, or is editing
 * it, keeps it. If it cannot be saved, its links lead to their old addresses.
 */
export async function linkItem(bringing: Bringing, item: Item): Promise<void> {
  const { payload, website } = bringing
  const { collection, documentId: id, leftAt } = item
  const leave = { ...noteOf([...remarksOf(item), { detail: '', kind: 'links' }]), openLinks: 0 }
  if (!collection || !id) return writeItem({ payload }, item.id, { openLinks: 0 })
  const link = async (req: PayloadRequest): Promise<void> => {
    await awaitOtherSaves(req, id)
    const changed = await changedAt(req, collection, id, website.locale)
    if (changed?.getTime() !== leftAt?.getTime()) return writeItem(req, item.id, { openLinks: 0 })
    const { data, remarks = [] } = await dataOf(req, bringing, item, null)
    const texts = Object.fromEntries(CONVERTED.flatMap((name) => (name in data ? [[name, data[name]]] : [])))
    const { leftOut } = await changeManyOutsideForms(
      req,
      { collection, fields: Object.keys(texts), ids: [id] },
      async ([free]) => {
        if (!free) return
        await anyDocuments(req).update({
          collection,
          data: { ...texts, _status: 'draft' },
          depth: 0,
          draft: true,
          id: free,
          locale: website.locale,
          overrideAccess: false,
          req,
        })
      },
    )
    if (leftOut.size > 0) return writeItem(req, item.id, leave)
    await writeItem(req, item.id, {
      ...noteOf([...remarks, ...remarksOf(item).filter(({ kind }) => kind === 'endless' || kind === 'performances')]),
      leftAt: await changedAt(req, collection, id, website.locale),
      openLinks: 0,
    })
  }
  try {
    await asPerson(bringing, (req) => withoutAudit(req, () => link(req)))
  } catch (error) {
    assertLasting(error)
    await writeItem({ payload }, item.id, leave)
  }
}

/** When a document was last written. */
export async function changedAt(
  req: PayloadRequest,
  collection: string,
  id: string,
  locale: string,
): Promise<Date | null> {
  const [version] = await readNewestVersions(req, collection, [id], locale)
  return version ? new Date(version.updatedAt) : null
}

const noteOf = (remarks: Remark[]) =>
  remarks.length > 0
    ? { detail: JSON.stringify(remarks.slice(-MAX_REMARKS)), problem: 'remarks' }
    : { detail: null, problem: null }

/** The remarks that an item has. */
const remarksOf = ({ detail, problem }: Item): Remark[] =>
  problem === 'remarks' && detail ? (JSON.parse(detail) as Remark[]) : []

/** As many as the media library takes. */
const MAX_MEDIA_TAGS = 20

const fileData = ({ data: { alt, excerpt, file, tags }, kind, title }: Item): Record<string, unknown> =>
  kind === 'file'
    ? { summary: cut(excerpt ?? '', 400) || null, title: title || nameOf(file) }
    : {
        alt: cut(alt ?? '', 300) || null,
        caption: cut(excerpt ?? '', 600) || null,
        title: title || nameOf(file),
        ...(tags && { tags: tagsOf(tags).slice(0, MAX_MEDIA_TAGS) }),
      }

const nameOf = (file = ''): string => cut(path.posix.basename(URL.canParse(file) ? new URL(file).pathname : file), 200)

/** Its type is read from its content. */
const fileOf = ({ data: { file } }: Item, bytes: Buffer) => ({
  data: bytes,
  mimetype: 'application/octet-stream',
  name: nameOf(file),
  size: bytes.length,
})
