import type { Where } from 'payload'
import type { Transaction } from '@/exports/types'
import { idOf, required } from '@/lib/values'
import type { CsvImport } from '@/payload-types'
import { lockImport } from '../database/csvImports'
import type { ImportedChange } from './importedChange'
import { UNDO_DAYS } from './limits'

/** An import that can be undone. */
export interface StoredImport {
  id: string
  tenantId: string
  /** The user who imported; null once the account is deleted. */
  userId: string | null
  /** Slug of the content type. */
  type: string
  /** Language of the content. */
  locale: string
  changes: ImportedChange[]
  createdAt: Date
  isUndone: boolean
}

const toStored = ({ changes, createdAt, id, locale, tenant, type, undoneAt, user }: CsvImport): StoredImport => ({
  // Only `addImport` writes them.
  changes: (Array.isArray(changes) ? changes : []) as ImportedChange[],
  createdAt: new Date(createdAt),
  id,
  isUndone: Boolean(undoneAt),
  locale,
  tenantId: required(idOf(tenant), 'the tenant of an import'),
  type,
  userId: idOf(user),
})

const LOCAL = {
  collection: 'csv-imports',
  depth: 0,
  // Operations decide who may import and undo.
  overrideAccess: true,
} as const

const DAY_MS = 24 * 60 * 60_000

/**
 * Stores an import, and deletes those of the site that are too old to be undone.
 * @returns its id
 */
export async function addImport(
  req: Transaction,
  { changes, locale, tenantId, type, userId }: Omit<StoredImport, 'createdAt' | 'id' | 'isUndone'>,
): Promise<string> {
  const data = { changes: changes as object[], locale, tenant: tenantId, type, user: userId }
  const { id } = await req.payload.create({ ...LOCAL, data, req })
  const oldest = new Date(Date.now() - UNDO_DAYS * DAY_MS).toISOString()
  const isOld: Where = { and: [{ tenant: { equals: tenantId } }, { createdAt: { less_than: oldest } }] }
  await req.payload.delete({ ...LOCAL, req, select: {}, where: isOld })
  return id
}

/** Finds an import that has not been undone, and locks it until the end of the transaction. */
export async function findImportForUpdate(req: Transaction, id: string): Promise<StoredImport | null> {
  await lockImport(req, id)
  const found = await req.payload.findByID({ ...LOCAL, disableErrors: true, id, req })
  return found && !found.undoneAt ? toStored(found) : null
}

export async function importTenant(req: Transaction, id: string): Promise<string | null> {
  const found = await req.payload.findByID({ ...LOCAL, disableErrors: true, id, req, select: { tenant: true } })
  return idOf(found?.tenant)
}

export async function markUndone(req: Transaction, id: string): Promise<void> {
  await req.payload.update({ ...LOCAL, data: { undoneAt: new Date().toISOString() }, id, req, select: {} })
}

/** The last import of a type into a site, undone or not. */
export async function lastImport(req: Transaction, tenantId: string, type: string): Promise<StoredImport | null> {
  const where: Where = { and: [{ tenant: { equals: tenantId } }, { type: { equals: type } }] }
  const [found] = (await req.payload.find({ ...LOCAL, limit: 1, pagination: false, req, sort: '-createdAt', where }))
    .docs
  return found ? toStored(found) : null
}
