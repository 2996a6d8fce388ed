import type { PayloadRequest } from 'payload'
import { callboardOf } from '@/access/registryOf'
import { findClaim, nextFreeSlug } from '@/collections/hooks/freeSlug'
import { addressedTypes } from '@/collections/Redirects/redirectTargets'
import { readAncestorPaths } from '@/database/pages/addresses'
import { tenantOfPage } from '@/database/pages/places'
import { readDraftedAddresses, type DraftedAddress } from '@/database/website/changedAddresses'
import { slugify } from '@/lib/content/slugify'
import { pathOf } from '@/lib/pages/pathOf'
import { documentPath } from '@/lib/site/addresses'
import { idOf, isUuid } from '@/lib/values'

/** An address that publishing changes. */
export interface AddressChange {
  id: string
  from: string
  to: string
  /** The slug that keeps the address; null where a page moves below another. */
  keeps: string | null
}

/** Values of an open form that determine the address. */
interface FormAddress {
  parent?: unknown
  slug?: string | null
  slugLock?: boolean | null
}

interface Documents {
  collection: string
  tenantId: string
  ids: string[]
  /** Of a single document. Default: as last saved. */
  form?: FormAddress
}

/**
 * Finds the addresses that visitors know and that publishing these documents now would change.
 * @returns `isRefused` for a form whose address something else has
 */
export async function findAddressChanges(
  req: PayloadRequest,
  { collection, form, ids, tenantId }: Documents,
): Promise<{ changes: AddressChange[]; isRefused: boolean }> {
  if (!addressedTypes(callboardOf(req.payload).contentTypes).includes(collection))
    return { changes: [], isRefused: false }
  const rows = await readDraftedAddresses(req, { collection, ids, tenantId })
  const changes: AddressChange[] = []
  for (const row of rows) {
    const parent = form && 'parent' in form ? await ownPage(req, tenantId, form.parent) : row.draftParent
    const slug = form ? await slugOfForm(req, { collection, form, parent, row, tenantId }) : (row.draftSlug ?? row.slug)
    if (form?.slug && !slug) return { changes: [], isRefused: true }
    const from = documentPath(collection, row)
    if (!slug || !from || (slug === row.slug && parent === row.parent)) continue
    const above = collection === 'pages' && isUuid(parent) ? await readAncestorPaths(req, parent, true) : []
    const pathWith = (name: string): string | null =>
      documentPath(collection, { relativePath: pathOf(above[0]?.path ?? null, name), slug: name })
    const to = pathWith(slug)
    if (to && to !== from)
      changes.push({ from, id: row.id, keeps: row.slug && pathWith(row.slug) === from ? row.slug : null, to })
  }
  return { changes, isRefused: false }
}

/** A page of the site that a form names; null for any other. */
async function ownPage(req: PayloadRequest, tenantId: string, named: unknown): Promise<string | null> {
  const id = idOf(named)
  return isUuid(id) && (await tenantOfPage(req, id)) === tenantId ? id : null
}

/** The slug that the form would be published with; null if it is refused. */
async function slugOfForm(
  req: PayloadRequest,
  {
    collection,
    form,
    parent,
    row,
    tenantId,
  }: { collection: string; form: FormAddress; parent: string | null; row: DraftedAddress; tenantId: string },
): Promise<string | null> {
  const slug = slugify(form.slug ?? '')
  if (!slug || (slug === row.slug && parent === row.parent)) return row.slug
  const document = { id: row.id, parent, tenant: tenantId }
  const wanted = { collection, document, scope: collection === 'pages' ? 'siblings' : 'tenant', slug } as const
  if (!(await findClaim(req, wanted))) return slug
  return form.slugLock === false ? null : nextFreeSlug(req, wanted)
}
