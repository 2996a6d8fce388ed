import { z } from 'zod'
import { defineOperation, translatorOf, withAnyPermission } from '@/exports/server'
import { required } from '@/lib/values'
import { linkRepository, repositoryOf, updateSyncState } from '../../database/repositories'
import { clientFor, requestGithub } from '../../lib/github/clientFor'
import { lastCommitOf } from '../../lib/github/lastCommit'
import { updateRepositoryFields } from '../../lib/github/updateRepositoryFields'
import { AREA, assertCustomThemes } from '../../lib/theme'
import { unpack } from '../../lib/uploadPackage'
import { saveVersion } from '../../lib/versions/saveVersion'
import { problemsResponse } from '../outputs'
import { chooseRef, folder, followedOutput, ref, toFollowedOutput, toFolder, webhookOf } from './follow'
import { runGithubRequest } from './problems'
import { repositoryName } from './repositories'

const HOUR = 3600

/**
 * Adds a theme from a branch or a tag of a repository, and links it for the next versions. Nothing is created unless the
 * repository can be read and its package is accepted.
 */
export const addFromRepository = defineOperation({
  name: 'addThemeFromRepository',
  area: AREA,
  audit: 'themes.synced',
  input: z.strictObject({
    branch: ref.optional(),
    path: folder.optional(),
    repo: repositoryName,
    tag: ref.optional(),
    tenant: z.uuid(),
  }),
  limit: { by: ['person'], points: 60, seconds: HOUR },
  method: 'post',
  output: followedOutput.extend({ message: z.string(), themeId: z.uuid(), version: z.number() }),
  path: '/themes/github',
  // Runs before the transaction: no database connection is held while GitHub responds and the package is validated.
  prepare: async ({ input: { branch, path, repo, tag }, person, req, tenantId }) => {
    await assertCustomThemes(req, tenantId)
    const t = translatorOf(req.i18n)
    const client = await runGithubRequest(t, repo, () => clientFor(req, person.id))
    const found = await runGithubRequest(t, repo, () =>
      requestGithub(req, client, async (github) => {
        const { commit, ...chosen } = await chooseRef(github, repo, { branch, tag })
        return { chosen, commit, data: await github.archive(chosen.repo, commit.sha) }
      }),
    )
    const unpacked = await unpack(req, tenantId, found.data, { repositoryFolder: toFolder(path) })
    if ('problems' in unpacked) return unpacked
    const hookId = await runGithubRequest(t, repo, () =>
      requestGithub(req, client, (github) => github.addHook(found.chosen.repo, webhookOf(req))),
    )
    return { ...unpacked, chosen: { ...found.chosen, hookId }, commit: found.commit }
  },
  run: async ({ audit, input: { path }, person, prepared, req, tenantId }) => {
    const t = translatorOf(req.i18n)
    if ('problems' in prepared) {
      audit({ isNothing: true })
      return problemsResponse(t('themesUploadFailed'), prepared.problems)
    }
    const { chosen, commit, files, theme: content } = prepared
    const { theme, version } = await saveVersion(req, {
      commit: commit.sha,
      files,
      source: 'sync',
      tenantId,
      theme: content,
    })
    const now = new Date()
    await linkRepository(req, { ...chosen, path: toFolder(path), tenantId, themeId: theme.id, userId: person.id })
    await updateSyncState(req, theme.id, {
      lastCommit: lastCommitOf(commit, false),
      state: 'synced',
      syncedAt: now,
      triedAt: now,
    })
    await updateRepositoryFields(req, theme.id, {
      githubBranch: chosen.branch,
      githubRepo: chosen.repo,
      githubTag: chosen.tag,
      lastSyncedAt: now.toISOString(),
      lastSyncedCommit: commit.sha,
      relativePath: toFolder(path),
    })
    audit({
      after: { number: version.number, repository: chosen.repo, theme: theme.name },
      target: `themes/${theme.id}`,
    })
    return {
      ...toFollowedOutput(required(await repositoryOf(req, theme.id), 'the linked repository'), req),
      message: t('themesGithubSynced'),
      themeId: theme.id,
      version: version.number,
    }
  },
  status: 201,
  summary: 'Add a theme from a repository',
  tenant: ({ tenant }) => tenant,
  who: withAnyPermission('themes:manage'),
})
