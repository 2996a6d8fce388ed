import { z } from 'zod'
import { defineOperation, translatorOf, withAnyPermission } from '@/exports/server'
import { connectionOf } from '../../database/connections'
import { requestGithub, clientFor } from '../../lib/github/clientFor'
import { repositoryLink } from '../../lib/github/links'
import { AREA, assertCustomThemes } from '../../lib/theme'
import { githubApp } from '../../settings'
import { runGithubRequest } from './problems'

const HOUR = 3600
const PAGE = 100

export const repositoryName = z
  .string()
  .max(200)
  .regex(/^[\w.-]+\/[\w.-]+$/)
  .meta({ examples: ['theatre/theme'] })

/** Returns the user's connection for the list of themes. */
export const readGithub = defineOperation({
  name: 'readGithub',
  area: AREA,
  audit: null,
  input: z.strictObject({ tenant: z.uuid() }),
  method: 'get',
  output: z.object({
    githubToken: z.object({ set: z.boolean() }),
    githubUsername: z.string().nullable(),
    isConnected: z.boolean(),
    isSetUp: z.boolean(),
    needsReconnect: z.boolean(),
  }),
  path: '/themes/github',
  run: async ({ person, req, tenantId }) => {
    await assertCustomThemes(req, tenantId)
    const connection = await connectionOf(req, person.id)
    return {
      githubToken: { set: connection !== null },
      githubUsername: connection?.username ?? null,
      isConnected: connection !== null && !connection.isRevoked,
      isSetUp: githubApp() !== null,
      needsReconnect: connection?.isRevoked ?? false,
    }
  },
  summary: 'Read your connection with GitHub',
  tenant: ({ tenant }) => tenant,
  who: withAnyPermission('themes:view'),
})

/** Lists a page of the repositories that the user's account can read. */
export const listRepositories = defineOperation({
  name: 'listRepositories',
  area: AREA,
  audit: null,
  input: z.strictObject({ page: z.coerce.number().int().min(1).max(100).optional(), tenant: z.uuid() }),
  limit: { by: ['person'], points: 120, seconds: HOUR },
  method: 'get',
  output: z.object({
    docs: z.array(
      z.object({
        defaultBranch: z.string(),
        href: z.string(),
        isPrivate: z.boolean(),
        name: z.string(),
        pushedAt: z.string().nullable(),
      }),
    ),
    nextPage: z.number().nullable(),
  }),
  path: '/themes/github/repositories',
  run: async ({ input: { page = 1 }, person, req, tenantId }) => {
    await assertCustomThemes(req, tenantId)
    const found = await runGithubRequest(translatorOf(req.i18n), '', async () =>
      requestGithub(req, await clientFor(req, person.id), (client) => client.repositories(page)),
    )
    const docs = found.map((repository) => ({
      defaultBranch: repository.default_branch,
      href: repositoryLink(repository.full_name),
      isPrivate: repository.private,
      name: repository.full_name,
      pushedAt: repository.pushed_at ?? null,
    }))
    return { docs, nextPage: docs.length < PAGE ? null : page + 1 }
  },
  summary: 'List your repositories on GitHub',
  tenant: ({ tenant }) => tenant,
  who: withAnyPermission('themes:manage'),
})

/** Lists branches and tags of a repository. */
export const listRefs = defineOperation({
  name: 'listRefs',
  area: AREA,
  audit: null,
  input: z.strictObject({ repo: repositoryName, tenant: z.uuid() }),
  limit: { by: ['person'], points: 120, seconds: HOUR },
  method: 'get',
  output: z.object({ branches: z.array(z.string()), tags: z.array(z.string()) }),
  path: '/themes/github/refs',
  run: async ({ input: { repo }, person, req, tenantId }) => {
    await assertCustomThemes(req, tenantId)
    return runGithubRequest(translatorOf(req.i18n), repo, async () =>
      requestGithub(req, await clientFor(req, person.id), (client) => client.refs(repo)),
    )
  },
  summary: 'List branches and tags of a repository on GitHub',
  tenant: ({ tenant }) => tenant,
  who: withAnyPermission('themes:manage'),
})
