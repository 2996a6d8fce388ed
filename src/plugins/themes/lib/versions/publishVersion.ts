import type { PayloadRequest } from 'payload'
import { forbidden, notFound, personOf, stale } from '@/exports/server'
import { hasPermission } from '@/exports/shared'
import { lockTenant } from '@/database/transactions'
import { readStoredSite } from '@/endpoints/settings/changeSite'
import { lockPointer, versionOf, type StoredVersion } from '../../database/versions'
import { idOf } from '@/lib/values'
import { findChanges, isLoss, type ThemeChange } from '../changes/findChanges'
import { AREA, themeOf, type StoredTheme } from '../theme'
import { renderFailures, type RenderFailure } from '../renderFailures'
import { assertLayoutRenders } from './assertRenders'
import { makeCurrent } from './makeCurrent'

export interface Publishing {
  tenantId: string
  themeId: string
  number: number
  /** Accepts the losses of the site, and templates that fail. */
  force?: boolean | undefined
  /** Last update of the site, as known to the caller. */
  updatedAt?: string | undefined
}

export type Published = {
  changes: ThemeChange[]
  failures: RenderFailure[]
  isPublished: boolean
  theme: StoredTheme
  version: StoredVersion
}

/**
 * Makes a version of a theme current. Site and theme stay locked until the end of the transaction, so that concurrent
 * publishes are serialised.
 * @returns the theme; `isPublished` is false when the site would lose something, or files fail on its pages, and `force` is not
 *   set
 * @throws OperationError 403, 404, 409, 422
 */
export async function publishVersion(
  req: PayloadRequest,
  { force = false, number, tenantId, themeId, updatedAt }: Publishing,
): Promise<Published> {
  await lockTenant(req, tenantId)
  const site = await readStoredSite(req, tenantId)
  if (updatedAt && Date.parse(updatedAt) !== Date.parse(site.updatedAt)) throw stale(AREA)
  const theme = await themeOf(req, themeId, tenantId)
  await lockPointer(req, themeId)
  const version = await versionOf(req, themeId, number)
  if (!version) throw notFound(AREA)
  const isLive = idOf(site.selectedTheme) === themeId
  if (isLive && !hasPermission(await personOf(req), 'settings:themes', tenantId)) throw forbidden(AREA)
  const changes = isLive ? await findChanges(req, tenantId, theme, version.manifest) : []
  const failures = isLive ? await renderFailures(req, tenantId, version) : []
  assertLayoutRenders(req, failures)
  if (!force && (changes.some(isLoss) || failures.length > 0))
    return { changes, failures, isPublished: false, theme, version }
  await makeCurrent(req, theme, version)
  return { changes, failures, isPublished: true, theme: await themeOf(req, themeId, tenantId), version }
}
