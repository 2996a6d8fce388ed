import type { CollectionSlug, PayloadRequest } from 'payload'
import { idOf } from '../../../lib/values'
import { tenantOf } from '../../../access/tenants'
import { dbOf } from '../../../database/connections'
import { lockValue } from '../../../database/locks'
import { CUSTOM_THEMES } from '../../../collections/Themes/guardCustomCode'
import { conflict, notFound, notInPlan } from '../../../endpoints/OperationError'
import { translatorOf } from '../../../i18n/translator'
import { numberedSlug, slugify } from '../../../lib/content/slugify'
import { planAllows } from '../../../lib/plans/planAllows'
import { findStored } from '@/database/documents/stored'

export const AREA = 'themes'
export const THEMES = 'themes' as const satisfies CollectionSlug

/** A theme as it is stored. */
export interface StoredTheme {
  id: string
  _status?: string | null
  deletedAt?: string | null
  isDevelopmentTheme?: boolean | null
  key?: string | null
  manifest?: unknown
  name: string
  renderMode?: string | null
  settings?: unknown
  tenant?: unknown
  /** ISO moment. */
  updatedAt?: string
  version?: string | null
}

/** A theme that is not in the trash; null where there is none. */
export async function findTheme(req: PayloadRequest, id: string): Promise<StoredTheme | null> {
  const theme = await findStored<StoredTheme>(req, { collection: THEMES, where: { id: { equals: id } } })
  return theme && !theme.deletedAt ? theme : null
}

/** The tenant of a theme, for an operation to act in. */
export const tenantOfTheme = async ({ id }: { id: string }, req: PayloadRequest): Promise<string | null> =>
  idOf((await findTheme(req, id))?.tenant)

/** A theme of this very tenant. @throws OperationError 404 */
export async function themeOf(req: PayloadRequest, id: string, tenantId: string | null): Promise<StoredTheme> {
  const theme = await findTheme(req, id)
  if (!theme || !tenantId || idOf(theme.tenant) !== tenantId) throw notFound(AREA)
  return theme
}

/** @throws OperationError 403 where the plan has no themes with code of one's own */
export async function assertCustomThemes(req: PayloadRequest, tenantId: string | null): Promise<void> {
  const site = tenantId ? await tenantOf(req, tenantId) : null
  if (!site || !planAllows(site, CUSTOM_THEMES)) throw notInPlan(AREA, translatorOf(req.i18n)('themeNotInPlan'))
}

/** Decides one at a time who has which key in a tenant. Ends with the transaction. */
export const lockKeys = async (req: PayloadRequest, tenantId: string): Promise<void> =>
  lockValue(await dbOf(req), 'themeKey', tenantId)

/** The theme with a key in a tenant, of those that are not in the trash. */
export async function findByKey(req: PayloadRequest, tenantId: string, key: string): Promise<StoredTheme | null> {
  return findStored<StoredTheme>(req, {
    collection: THEMES,
    where: { and: [{ tenant: { equals: tenantId } }, { key: { equals: key } }, { deletedAt: { exists: false } }] },
  })
}

/** A key made of a name that no other theme of the tenant has. The keys are locked. */
export async function freeKey(req: PayloadRequest, tenantId: string, name: string): Promise<string> {
  const key = slugify(name) || 'theme'
  for (let number = 1; ; number++) {
    const one = number === 1 ? key.slice(0, KEY_LENGTH) : numberedSlug(key.slice(0, KEY_LENGTH - 4), number)
    if (!(await findByKey(req, tenantId, one))) return one
  }
}

const KEY_LENGTH = 60

/** @throws OperationError 409 where another theme of the tenant has the key */
export async function assertKeyFree(
  req: PayloadRequest,
  tenantId: string,
  key: string,
  own: string | null,
): Promise<void> {
  const other = await findByKey(req, tenantId, key)
  if (other && other.id !== own) throw conflict(AREA, translatorOf(req.i18n)('themesKeyTaken'), 'key')
}
