import { z } from 'zod'
import { conflict, defineOperation, notFound, translatorOf, withAnyPermission } from '@/exports/server'
import { repositoryOf } from '../../database/repositories'
import { syncTheme } from '../../lib/github/syncTheme'
import { AREA, assertCustomThemes, tenantOfTheme, themeOf } from '../../lib/theme'
import { problemsResponse, reviewResponse } from '../outputs'
import { followedOutput, toFollowedOutput } from './follow'
import { toOperationError } from './problems'

const TEN_MINUTES = 600

/** Syncs a theme immediately. */
export const syncNow = defineOperation({
  name: 'syncTheme',
  area: AREA,
  // The sync writes its own audit entry.
  audit: null,
  input: z.strictObject({ id: z.uuid() }),
  limit: { by: ['person'], points: 60, seconds: TEN_MINUTES },
  method: 'post',
  output: followedOutput.extend({ message: z.string(), version: z.number().nullable() }),
  path: '/themes/:id/sync',
  // Runs before the transaction: no database connection is held while GitHub responds and the package is validated.
  prepare: async ({ input: { id }, person, req, tenantId }) => {
    await assertCustomThemes(req, tenantId)
    await themeOf(req, id, tenantId)
    return syncTheme(req, id, person)
  },
  run: async ({ input: { id }, prepared: outcome, req }) => {
    const t = translatorOf(req.i18n)
    const followed = await repositoryOf(req, id)
    if (!followed) throw notFound(AREA)
    if (outcome.kind === 'busy') throw conflict(AREA, t('themesGithubBusy'))
    if (outcome.kind === 'failed') {
      const { problem } = outcome
      if (!problem.problems) throw toOperationError(problem, t, followed.repo)
      return problemsResponse(t('themesUploadFailed'), problem.problems)
    }
    if (outcome.kind === 'done' && outcome.state === 'asks')
      return reviewResponse(t, {
        changes: outcome.changes,
        failures: outcome.failures,
        themeId: id,
        version: outcome.version,
      })
    const messageKey =
      outcome.kind === 'unchanged'
        ? 'themesGithubUnchanged'
        : outcome.state === 'waits'
          ? 'themesReuploadWaits'
          : 'themesGithubSynced'
    return {
      ...toFollowedOutput(followed, req),
      message: t(messageKey),
      version: outcome.kind === 'done' ? outcome.version : null,
    }
  },
  summary: 'Sync a theme with its repository',
  tenant: tenantOfTheme,
  who: withAnyPermission('themes:manage'),
})
