import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { anyDocuments, readNewestVersions } from '@/exports/server'
import type { TenantSummary } from '@/exports/types'
import { inSavepoint } from '@/database/transactions'
import { addItems, findRedirects, forgetItems, type Item } from '../../database/items'
import type { OldWebsite } from '../../database/oldWebsites'
import { changedAt } from '../bring/bringItem'
import { assertLasting } from '../bring/failures'
import { addLater, removeFromReleases } from '../bring/releases'
import { takeItemBack } from '../bring/takeBack'
import { MAX_ITEMS } from '../limits'
import { sourceOf } from './reportAddresses'

interface Work {
  tenant: TenantSummary
  website: OldWebsite
}

/** A suggestion that a person takes. */
export interface Suggestion {
  /** Old path with its query. */
  path: string
  collection: string
  /** Of the document that it leads to. */
  id: string
}

/** Suggested redirects have ids of their own among those of the export. */
const idOf = (source: string): string => `taken ${source}`

/**
 * Makes drafts of redirects from old addresses to documents, in the release of the others. What is refused holds up
 * nothing else.
 * @returns the paths that have one now
 */
export async function makeRedirects(req: PayloadRequest, work: Work, suggestions: Suggestion[]): Promise<string[]> {
  const sources = new Map(suggestions.map(({ path }) => [path, sourceOf(path)]))
  const ids = [...sources.values()].flatMap((source) => (source === null ? [] : [idOf(source)]))
  const known = new Set((await presentOf(req, work, ids)).map(({ oldId }) => oldId))
  const made: string[] = []
  const added: { collection: string; documentId: string; id: string }[] = []
  for (const { path, ...target } of suggestions) {
    const source = sources.get(path)
    if (!source || known.has(idOf(source))) continue
    try {
      added.push(await inSavepoint(req, () => makeRedirect(req, work, source, target)))
      known.add(idOf(source))
      made.push(path)
    } catch (error) {
      assertLasting(error)
    }
  }
  await addLater(req, work, added)
  return made
}

/** The redirects that are there by these ids. Those that somebody has deleted are forgotten, and can be made again. */
async function presentOf(req: PayloadRequest, { website }: Work, ids: string[]): Promise<Item[]> {
  const items = await findRedirects(req, website.id, ids)
  const documents = items.flatMap(({ documentId }) => documentId ?? [])
  const versions = await readNewestVersions(req, 'redirects', documents, website.locale)
  const there = new Set(versions.flatMap(({ id, isTrashed }) => (isTrashed ? [] : id)))
  const isThere = ({ documentId }: Item): boolean => documentId !== null && there.has(documentId)
  await forgetItems(
    req,
    items.filter((item) => !isThere(item)).map(({ id }) => id),
  )
  return items.filter(isThere)
}

async function makeRedirect(
  req: PayloadRequest,
  { tenant, website }: Work,
  from: string,
  { collection, id: value }: Omit<Suggestion, 'path'>,
) {
  const { id: documentId } = await anyDocuments(req).create({
    collection: 'redirects',
    data: {
      _status: 'draft',
      from,
      permanent: true,
      tenant: tenant.id,
      title: from,
      to: { relationTo: collection, value },
    },
    depth: 0,
    draft: true,
    locale: website.locale,
    overrideAccess: false,
    req,
  })
  const id = randomUUID()
  const leftAt = await changedAt(req, 'redirects', documentId, website.locale)
  const item = { collection: 'redirects', documentId, id, leftAt }
  await addItems(req, [
    {
      ...item,
      data: { redirect: { from, permanent: true, to: '' }, status: 'publish' },
      kind: 'redirect',
      oldId: idOf(from),
      path: null,
      position: MAX_ITEMS,
      state: 'brought',
      tenantId: tenant.id,
      title: from,
      type: 'redirect',
      websiteId: website.id,
    },
  ])
  return { collection: item.collection, documentId, id }
}

/**
 * Deletes redirects that were made from suggestions, unless somebody has changed or published them since, and takes
 * them out of their release.
 * @returns how many are gone
 * @throws OperationError if the release is planned, and the person may not change what it publishes
 */
export async function undoRedirects(req: PayloadRequest, work: Work, paths: string[]): Promise<number> {
  const ids = paths.flatMap((path) => sourceOf(path) ?? []).map(idOf)
  const items = (await findRedirects(req, work.website.id, ids)).filter(({ state }) => state === 'brought')
  for (const item of items) await takeItemBack(req, work, item)
  const gone = (await findRedirects(req, work.website.id, ids)).filter(({ state }) => state === 'takenBack')
  await removeFromReleases(
    req,
    work,
    gone.flatMap(({ documentId }) => (documentId ? [{ collection: 'redirects', id: documentId }] : [])),
  )
  await forgetItems(
    req,
    gone.map(({ id }) => id),
  )
  return gone.length
}
