import type { PayloadRequest } from 'payload'
import { refused } from '../../../../endpoints/OperationError'
import type { BeforeThemeUse } from '../../../../endpoints/themes/publishTheme'
import { translatorOf } from '../../../../i18n/translator'
import { currentVersion, lockPointer, type StoredVersion } from '../../database/versions'
import { renderFailures } from '../renderFailures'
import { AREA } from '../theme'

/**
 * Checks that the layout of a version renders: a failing layout would take down the whole site.
 * @throws OperationError 422
 */
export async function assertLayoutRenders(
  req: PayloadRequest,
  tenantId: string,
  version: StoredVersion,
): Promise<void> {
  const [failure] = (await renderFailures(req, tenantId, version)).filter(({ isLayout }) => isLayout)
  if (failure) throw refused(AREA, translatorOf(req.i18n)('themesLayoutFails', { reason: failure.message }))
}

/** Checks the current version of a theme before a site uses it. The pointer is locked until then. */
export const assertCurrentLayoutRenders: BeforeThemeUse = async (req, tenantId, themeId) => {
  await lockPointer(req, themeId)
  const version = await currentVersion(req, themeId)
  if (version) await assertLayoutRenders(req, tenantId, version)
}
