import type { PayloadRequest } from 'payload'
import { refused } from '../../../../endpoints/OperationError'
import type { BeforeThemeUse } from '../../../../endpoints/themes/publishTheme'
import { translatorOf } from '../../../../i18n/translator'
import { currentVersion, lockPointer, type StoredVersion } from '../../database/versions'
import { renderFailures } from '../renderFailures'
import { AREA } from '../theme'

/**
 * A page needs its layout: a version whose layout fails would take the whole site down.
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

/** The same of a theme that a site is about to use: of the version that counts, which nobody changes until then. */
export const guardUse: BeforeThemeUse = async (req, tenantId, themeId) => {
  await lockPointer(req, themeId)
  const version = await currentVersion(req, themeId)
  if (version) await assertLayoutRenders(req, tenantId, version)
}
