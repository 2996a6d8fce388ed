import { request } from '@octokit/request'
import { z } from 'zod'
import { githubApi, githubSettings } from '../../settings'
import { MAX_PACKAGE_BYTES } from '../package/limits'
import { fetchGithub } from './fetchGithub'
import { GithubProblem, toGithubProblem } from './GithubProblem'
import type { SyncProblemCode } from './syncState'

const PAGE = 100
const ARCHIVE_MS = 60_000
const USER_AGENT = 'callboard-themes'
const API_VERSION = '2022-11-28'

const repository = z.object({
  default_branch: z.string().catch('main'),
  full_name: z.string().regex(/^[\w.-]+\/[\w.-]+$/),
  id: z.number(),
  private: z.boolean().catch(true),
  pushed_at: z.string().nullish(),
})
export type Repository = z.infer<typeof repository>

const commit = z.object({
  commit: z.object({
    author: z.object({ date: z.string().nullish(), name: z.string().nullish() }).nullish(),
    message: z.string().catch(''),
  }),
  sha: z.string().regex(/^[0-9a-f]{40,64}$/),
})
export type Commit = z.infer<typeof commit>

const named = z.array(z.object({ name: z.string() }))

/** Formats a branch or a tag for commit requests. */
export const refOf = ({ branch, tag }: { branch?: string | null; tag?: string | null }): string =>
  tag ? `tags/${tag}` : `heads/${branch ?? 'main'}`

/** Client of GitHub's REST API with the token of one user. Every method throws `GithubProblem`. */
export class GithubClient {
  private readonly send: typeof request

  constructor(token: string) {
    this.send = request.defaults({
      baseUrl: githubApi(),
      headers: {
        accept: 'application/vnd.github+json',
        authorization: `Bearer ${token}`,
        'user-agent': USER_AGENT,
        'x-github-api-version': API_VERSION,
      },
      request: { fetch: fetchGithub, log: { ...console, warn: () => undefined } },
    })
  }

  /** Returns the name of the account. */
  async viewer(): Promise<string> {
    return (await this.read(z.object({ login: z.string().min(1).max(100) }), 'GET /user')).login
  }

  /** Lists a page of the repositories that the user can read, most recently pushed first. */
  repositories(page: number): Promise<Repository[]> {
    return this.read(z.array(repository), 'GET /user/repos', { page, per_page: PAGE, sort: 'pushed' })
  }

  /** Finds a repository by name. */
  repository(name: string): Promise<Repository> {
    return this.read(repository, 'GET /repos/{owner}/{repo}', ownerAndRepo(name))
  }

  /** Finds a repository by id: its name may have changed, and the old one may have been reused. */
  repositoryById(id: number): Promise<Repository> {
    return this.read(repository, 'GET /repositories/{id}', { id })
  }

  async refs(name: string): Promise<{ branches: string[]; tags: string[] }> {
    const options = { ...ownerAndRepo(name), per_page: PAGE }
    const [branches, tags] = await Promise.all([
      this.read(named, 'GET /repos/{owner}/{repo}/branches', options),
      this.read(named, 'GET /repos/{owner}/{repo}/tags', options),
    ])
    return { branches: branches.map((branch) => branch.name), tags: tags.map((tag) => tag.name) }
  }

  /** Returns the latest commit of a branch or a tag. */
  commitAt(name: string, ref: string): Promise<Commit> {
    return this.read(
      commit,
      'GET /repos/{owner}/{repo}/commits/{+ref}',
      { ...ownerAndRepo(name), ref: encodeURI(ref) },
      'refMissing',
    )
  }

  /** Whether a commit is an ancestor of another. False after a force push. */
  async isAncestor(name: string, older: string, newer: string): Promise<boolean> {
    try {
      const { status } = await this.read(
        z.object({ status: z.string() }),
        'GET /repos/{owner}/{repo}/compare/{basehead}',
        { ...ownerAndRepo(name), basehead: `${older}...${newer}`, per_page: 1 },
        'refMissing',
      )
      return status === 'ahead' || status === 'identical'
    } catch (error) {
      if (error instanceof GithubProblem && error.code === 'refMissing') return false
      throw error
    }
  }

  /** Downloads the files of a commit as a .zip. @throws GithubProblem `archiveTooLarge` */
  async archive(name: string, sha: string): Promise<Buffer> {
    const { owner, repo } = ownerAndRepo(name)
    const { headers, url } = this.send.endpoint('GET /repos/{owner}/{repo}/zipball/{sha}', { owner, repo, sha })
    try {
      const response = await fetchGithub(
        url,
        { headers: headers as Record<string, string> },
        { maxBytes: MAX_PACKAGE_BYTES, ms: ARCHIVE_MS },
      )
      if (!response.ok) {
        await response.body?.cancel()
        throw new GithubProblem(
          response.status === 404 ? 'repositoryGone' : response.status === 401 ? 'revoked' : 'unavailable',
        )
      }
      return Buffer.from(await response.arrayBuffer())
    } catch (error) {
      throw toGithubProblem(error)
    }
  }

  /**
   * Creates a push webhook.
   * @returns id of the webhook; null when the user lacks the permission or no secret is configured
   */
  async addHook(name: string, address: string): Promise<number | null> {
    const { GITHUB_WEBHOOK_SECRET: secret } = githubSettings()
    if (!secret) return null
    try {
      const config = { content_type: 'json', insecure_ssl: '0', secret, url: address }
      return (
        await this.read(z.object({ id: z.number() }), 'POST /repos/{owner}/{repo}/hooks', {
          ...ownerAndRepo(name),
          active: true,
          config,
          events: ['push'],
          name: 'web',
        })
      ).id
    } catch (error) {
      const { code } = toGithubProblem(error)
      // Status 422 means "Hook already exists": another theme uses this repository.
      if (code === 'refMissing') return this.findHook(name, address)
      if (code === 'revoked' || code === 'rateLimited') throw error
      return null
    }
  }

  private async findHook(name: string, address: string): Promise<number | null> {
    const hooks = await this.read(
      z.array(z.object({ config: z.object({ url: z.string().optional() }), id: z.number() })),
      'GET /repos/{owner}/{repo}/hooks',
      { ...ownerAndRepo(name), per_page: PAGE },
    )
    return hooks.find(({ config }) => config.url === address)?.id ?? null
  }

  async removeHook(name: string, id: number): Promise<void> {
    try {
      await this.send('DELETE /repos/{owner}/{repo}/hooks/{hook_id}', { ...ownerAndRepo(name), hook_id: id })
    } catch (error) {
      throw toGithubProblem(error)
    }
  }

  private async read<Schema extends z.ZodType>(
    schema: Schema,
    route: string,
    options: Record<string, unknown> = {},
    missing?: SyncProblemCode,
  ): Promise<z.infer<Schema>> {
    try {
      const { data } = await this.send(route, options)
      const parsed = schema.safeParse(data)
      if (!parsed.success) throw new GithubProblem('unavailable')
      return parsed.data
    } catch (error) {
      throw toGithubProblem(error, missing)
    }
  }
}

function ownerAndRepo(name: string): { owner: string; repo: string } {
  const [owner = '', repo = ''] = name.split('/')
  return { owner, repo }
}
