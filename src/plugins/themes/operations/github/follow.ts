import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { defineOperation, notFound, translatorOf, withAnyPermission } from '@/exports/server'
import {
  linkRepository,
  repositoryOf,
  unlinkRepositories,
  countHookUses,
  type FollowedRepository,
} from '../../database/repositories'
import { requestGithub, clientFor } from '../../lib/github/clientFor'
import { refOf, type Commit, type GithubClient } from '../../lib/github/GithubClient'
import { GithubProblem } from '../../lib/github/GithubProblem'
import { commitLink, repositoryLink, shortCommit } from '../../lib/github/links'
import { updateRepositoryFields } from '../../lib/github/updateRepositoryFields'
import { AREA, assertCustomThemes, tenantOfTheme, themeOf } from '../../lib/theme'
import { problemOutput } from '../outputs'
import { runGithubRequest, describeProblem } from './problems'
import { repositoryName } from './repositories'
import { required } from '@/lib/values'

const HOUR = 3600
const DEFAULT_BRANCH = 'main'

/** The ref names that git accepts. */
export const ref = z
  .string()
  .max(200)
  .regex(/^(?!\/)(?!.*(?:\.\.|\/\/|@\{))[^\p{Cc}\s~^:?*[\\]+(?<![/.])$/u)
  .meta({ examples: ['main'] })
export const folder = z
  .string()
  .max(300)
  .regex(/^\/?(?!.*(?:^|\/)\.\.?(?:\/|$))(?:[^\p{Cc}\\/]+\/?)*$/u)
  .meta({ examples: ['themes/house'] })

export const followedOutput = z.object({
  branch: z.string(),
  isAutomatic: z.boolean(),
  lastCommit: z
    .object({
      at: z.string().nullable(),
      author: z.string().nullable(),
      href: z.string(),
      isForced: z.boolean(),
      sha: z.string(),
      short: z.string(),
      title: z.string(),
    })
    .nullable(),
  lastSyncedAt: z.string().nullable(),
  path: z.string(),
  problem: z
    .object({ code: z.string(), message: z.string(), problems: z.array(problemOutput), until: z.string().nullable() })
    .nullable(),
  repo: z.string(),
  repoHref: z.string(),
  state: z.enum(['asks', 'failed', 'new', 'synced', 'waits']),
  tag: z.string().nullable(),
  triedAt: z.string().nullable(),
})

export type Followed = z.infer<typeof followedOutput>

/** Converts a repository row to the API format. */
export function toFollowedOutput(
  { branch, hookId, lastCommit, path, problem, repo, state, syncedAt, tag, triedAt }: FollowedRepository,
  { i18n }: PayloadRequest,
): z.infer<typeof followedOutput> {
  return {
    branch: branch ?? DEFAULT_BRANCH,
    isAutomatic: hookId !== null,
    lastCommit: lastCommit && {
      ...lastCommit,
      href: commitLink(repo, lastCommit.sha),
      short: shortCommit(lastCommit.sha),
    },
    lastSyncedAt: syncedAt?.toISOString() ?? null,
    path,
    problem: problem && {
      code: problem.code,
      message: describeProblem(problem, translatorOf(i18n), repo),
      problems: problem.problems ?? [],
      until: problem.until ?? null,
    },
    repo,
    repoHref: repositoryLink(repo),
    state,
    tag,
    triedAt: triedAt?.toISOString() ?? null,
  }
}

/** Returns the linked repository and the result of its last sync. */
export const readFollowed = defineOperation({
  name: 'readThemeRepository',
  area: AREA,
  audit: null,
  input: z.strictObject({ id: z.uuid() }),
  method: 'get',
  output: followedOutput,
  path: '/themes/:id/github',
  run: async ({ input: { id }, req, tenantId }) => {
    await themeOf(req, id, tenantId)
    const followed = await repositoryOf(req, id)
    if (!followed) throw notFound(AREA)
    return toFollowedOutput(followed, req)
  },
  summary: 'Read which repository a theme follows',
  tenant: tenantOfTheme,
  who: withAnyPermission('themes:view'),
})

/** Links a theme to a branch or a tag of a repository that the user's account can read. Does not sync yet. */
export const followRepository = defineOperation({
  name: 'followRepository',
  area: AREA,
  audit: 'themes.followed',
  input: z.strictObject({
    branch: ref.optional(),
    id: z.uuid(),
    path: folder.optional(),
    repo: repositoryName,
    tag: ref.optional(),
  }),
  limit: { by: ['person'], points: 60, seconds: HOUR },
  method: 'post',
  output: followedOutput,
  path: '/themes/:id/github',
  prepare: async ({ input: { branch, id, repo, tag }, person, req, tenantId }) => {
    await assertCustomThemes(req, tenantId)
    await themeOf(req, id, tenantId)
    const found = await runGithubRequest(translatorOf(req.i18n), repo, async () =>
      requestGithub(req, await clientFor(req, person.id), async (client) => {
        const { commit: _, ...chosen } = await chooseRef(client, repo, { branch, tag })
        return { ...chosen, hookId: await client.addHook(chosen.repo, webhookOf(req)) }
      }),
    )
    await deleteHook(req, await repositoryOf(req, id), found.hookId)
    return found
  },
  run: async ({ audit, input: { id, path }, person, prepared, req, tenantId }) => {
    const theme = await themeOf(req, id, tenantId)
    const row = {
      ...prepared,
      path: toFolder(path),
      tenantId: tenantId,
      themeId: id,
      userId: person.id,
    }
    await linkRepository(req, row)
    await updateRepositoryFields(req, id, {
      githubBranch: row.branch,
      githubRepo: row.repo,
      githubTag: row.tag,
      lastSyncedAt: null,
      lastSyncedCommit: null,
      relativePath: row.path,
    })
    audit({ after: { repository: row.repo, theme: theme.name }, target: `themes/${id}` })
    return toFollowedOutput(required(await repositoryOf(req, id), 'the linked repository'), req)
  },
  summary: 'Choose the repository that a theme follows',
  tenant: tenantOfTheme,
  who: withAnyPermission('themes:manage'),
})

/** Unlinks a theme from its repository. It keeps all of its versions. */
export const unfollowRepository = defineOperation({
  name: 'unfollowRepository',
  area: AREA,
  audit: 'themes.unfollowed',
  input: z.strictObject({ id: z.uuid() }),
  limit: { by: ['person'], points: 60, seconds: HOUR },
  method: 'delete',
  output: z.object({ themeId: z.uuid() }),
  path: '/themes/:id/github',
  prepare: async ({ input: { id }, req, tenantId }) => {
    await themeOf(req, id, tenantId)
    await deleteHook(req, await repositoryOf(req, id), null)
  },
  run: async ({ audit, input: { id }, req, tenantId }) => {
    const theme = await themeOf(req, id, tenantId)
    const followed = await repositoryOf(req, id)
    if (!followed) throw notFound(AREA)
    await unlinkRepositories(req, [id])
    await updateRepositoryFields(req, id, { githubBranch: null, githubRepo: null, githubTag: null, relativePath: null })
    audit({ after: { repository: followed.repo, theme: theme.name }, target: `themes/${id}` })
    return { themeId: id }
  },
  summary: 'Stop following a repository',
  tenant: tenantOfTheme,
  who: withAnyPermission('themes:manage'),
})

/** Finds a branch or a tag, by default the default branch, with its commit. @throws GithubProblem */
export async function chooseRef(
  client: GithubClient,
  repo: string,
  { branch, tag }: { branch?: string | undefined; tag?: string | undefined },
): Promise<{ branch: string | null; commit: Commit; repo: string; repositoryId: number; tag: string | null }> {
  const { default_branch: defaultBranch, full_name: name, id: repositoryId } = await client.repository(repo)
  const chosen = { branch: tag ? null : (branch ?? defaultBranch), tag: tag ?? null }
  return { ...chosen, commit: await client.commitAt(name, refOf(chosen)), repo: name, repositoryId }
}

/** Returns a folder as it is stored: without slashes at its ends. */
export const toFolder = (path = ''): string => path.replace(/^\/+|\/+$/g, '')

export const webhookOf = ({ payload: { config } }: PayloadRequest): string =>
  `${config.serverURL}${config.routes.api}/themes/github/webhook`

/** Deletes a webhook that no other theme uses. When GitHub refuses, its deliveries match no theme and are ignored. */
async function deleteHook(
  req: PayloadRequest,
  followed: FollowedRepository | null,
  kept: number | null,
): Promise<void> {
  if (!followed?.hookId || followed.hookId === kept || (await countHookUses(req, followed.hookId)) > 1) return
  const { hookId, repo, userId } = followed
  try {
    await requestGithub(req, await clientFor(req, userId), (client) => client.removeHook(repo, hookId))
  } catch (error) {
    if (!(error instanceof GithubProblem)) throw error
  }
}
