import type { CollectionSlug, PayloadRequest } from 'payload'
import { idOf } from '@/lib/values'
import { conflict, dbOf, findStored, lockValue, notFound, tenantOf, translatorOf } from '@/exports/server'
import { CUSTOM_THEMES } from '@/collections/Themes/guardCustomCode'
import { notInPlan } from '@/endpoints/OperationError'
import { numberedSlug, slugify } from '@/lib/content/slugify'
import { planAllows } from '@/lib/plans/planAllows'
import { manifestSchema } from '@/lib/themes/manifestSchema'
import type { ThemeJson } from './package/themeJson'

export const AREA = 'themes'
export const THEMES = 'themes' as const satisfies CollectionSlug

/** A stored theme. */
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
  /** ISO 8601. */
  updatedAt?: string
  version?: string | null
}

/** Finds a theme that is not in the trash; null when there is none. */
export async function findTheme(req: PayloadRequest, id: string): Promise<StoredTheme | null> {
  const theme = await findStored<StoredTheme>(req, { collection: THEMES, where: { id: { equals: id } } })
  return theme && !theme.deletedAt ? theme : null
}

/** Returns the tenant of a theme, in which an operation runs. */
export const tenantOfTheme = async ({ id }: { id: string }, req: PayloadRequest): Promise<string | null> =>
  idOf((await findTheme(req, id))?.tenant)

/** Loads a theme of this tenant. @throws OperationError 404 */
export async function themeOf(req: PayloadRequest, id: string, tenantId: string | null): Promise<StoredTheme> {
  const theme = await findTheme(req, id)
  if (!theme || !tenantId || idOf(theme.tenant) !== tenantId) throw notFound(AREA)
  return theme
}

/** Checks that the plan includes custom themes. @throws OperationError 403 */
export async function assertCustomThemes(req: PayloadRequest, tenantId: string | null): Promise<void> {
  const site = tenantId ? await tenantOf(req, tenantId) : null
  if (!site || !planAllows(site, CUSTOM_THEMES)) throw notInPlan(AREA, translatorOf(req.i18n)('themeNotInPlan'))
}

/** Locks the theme keys of a tenant until the end of the transaction. */
export const lockKeys = async (req: PayloadRequest, tenantId: string): Promise<void> =>
  lockValue(await dbOf(req), 'themeKey', tenantId)

/** Finds the theme with a key in a tenant, ignoring the trash. */
export async function findByKey(req: PayloadRequest, tenantId: string, key: string): Promise<StoredTheme | null> {
  return findStored<StoredTheme>(req, {
    collection: THEMES,
    where: { and: [{ tenant: { equals: tenantId } }, { key: { equals: key } }, { deletedAt: { exists: false } }] },
  })
}

/** Derives an unused key from a name. The caller must hold the lock on the keys. */
export async function freeKey(req: PayloadRequest, tenantId: string, name: string): Promise<string> {
  const key = slugify(name) || 'theme'
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? key.slice(0, KEY_LENGTH) : numberedSlug(key.slice(0, KEY_LENGTH - 4), number)
    if (!(await findByKey(req, tenantId, candidate))) return candidate
  }
}

const KEY_LENGTH = 60

/** Checks that no other theme of the tenant has the key. @throws OperationError 409 */
export async function assertKeyFree(
  req: PayloadRequest,
  tenantId: string,
  key: string,
  own: string | null,
): Promise<void> {
  const other = await findByKey(req, tenantId, key)
  if (other && other.id !== own) throw conflict(AREA, translatorOf(req.i18n)('themesKeyTaken'), 'key')
}

const { author: _a, engine: _e, licence: _l, name: _n, version: _v, ...EMPTY } = manifestSchema.parse({})

/** A theme without settings, rendered entirely by House. */
export const emptyTheme = (name: string): ThemeJson => ({
  info: { author: '', licence: '', name, version: '1' },
  manifest: EMPTY,
})
