import type { PayloadRequest } from 'payload'
import { conflict, refused, translatorOf } from '@/exports/server'
import type { BeforeThemeUse } from '@/endpoints/themes/publishTheme'
import { currentVersion, lockPointer } from '../../database/versions'
import { renderFailures, type RenderFailure } from '../renderFailures'
import { AREA } from '../theme'
import { failureMessage } from './failureMessage'

/**
 * Checks that no layout is among the failing files: it would take down the whole site.
 * @throws OperationError 422
 */
export function assertLayoutRenders(req: PayloadRequest, failures: readonly RenderFailure[]): void {
  const failure = failures.find(({ isLayout }) => isLayout)
  if (!failure) return
  const { file, line, message } = failure
  const reason = `${line === null ? file : `${file}:${line}`} ${message}`
  throw refused(AREA, translatorOf(req.i18n)('themesLayoutFails', { reason }))
}

/**
 * Checks the current version of a theme before a site uses it. The pointer is locked until then.
 * @throws OperationError 409 when files fail and the person has not accepted that, 422 when the layout fails
 */
export const assertCurrentRenders: BeforeThemeUse = async (req, tenantId, themeId, { force }) => {
  await lockPointer(req, themeId)
  const version = await currentVersion(req, themeId)
  const failures = version ? await renderFailures(req, tenantId, version) : []
  assertLayoutRenders(req, failures)
  if (failures.length > 0 && !force) throw conflict(AREA, failureMessage(translatorOf(req.i18n), failures))
}
