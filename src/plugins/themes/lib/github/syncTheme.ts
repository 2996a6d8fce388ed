import { randomUUID } from 'node:crypto'
import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import { loadTenant, notFound } from '@/exports/server'
import { hasPermission } from '@/exports/shared'
import type { Person } from '@/exports/types'
import { CUSTOM_THEMES } from '@/collections/Themes/guardCustomCode'
import { writeAudit } from '@/collections/AuditLog/writeAudit'
import { planAllows } from '@/lib/plans/planAllows'
import {
  releaseLease,
  updateSyncState,
  repositoryOf,
  acquireLease,
  type FollowedRepository,
} from '../../database/repositories'
import type { ThemeChange } from '../changes/findChanges'
import type { RenderFailure } from '../renderFailures'
import { AREA, themeOf } from '../theme'
import { unpack } from '../uploadPackage'
import { saveVersion } from '../versions/saveVersion'
import { requestGithub, clientFor } from './clientFor'
import { refOf, type Repository } from './GithubClient'
import { GithubProblem } from './GithubProblem'
import { lastCommitOf } from './lastCommit'
import { updateRepositoryFields } from './updateRepositoryFields'
import type { LastCommit, SyncProblem, SyncState } from './syncState'

/** Longer than all time limits of a sync together, after which a killed sync no longer blocks others. */
const LEASE_MS = 5 * 60_000
const [CLIENT_ERROR, SERVER_ERROR] = [400, 500]

export type SyncOutcome =
  | { kind: 'busy' }
  | { kind: 'failed'; problem: SyncProblem }
  | {
      changes: ThemeChange[]
      failures: RenderFailure[]
      commit: LastCommit
      kind: 'done'
      repo: string
      state: SyncState
      theme: string
      version: number
    }
  | { commit: LastCommit; kind: 'unchanged'; state: SyncState }

/**
 * Imports the latest commit of the linked branch or tag as a version, with the same rules as an upload by that user.
 * Only one sync runs per theme. Version and commit are stored in one transaction, so a killed sync can be repeated.
 * Failures are recorded on the theme, whose current version stays.
 * @param person user in whose name the version is created
 */
export async function syncTheme(req: PayloadRequest, themeId: string, person: Person | null): Promise<SyncOutcome> {
  const followed = await repositoryOf(req, themeId)
  if (!followed) throw notFound(AREA)
  const lease = randomUUID()
  if (!(await acquireLease(req, themeId, { lease, until: new Date(Date.now() + LEASE_MS) }))) return { kind: 'busy' }
  try {
    return await importCommit(req, followed, person)
  } catch (error) {
    const problem = problemOf(error)
    await updateSyncState(req, themeId, { problem, state: 'failed', triedAt: new Date() })
    return { kind: 'failed', problem }
  } finally {
    await releaseLease(req, themeId, lease)
  }
}

async function importCommit(
  req: PayloadRequest,
  followed: FollowedRepository,
  person: Person | null,
): Promise<SyncOutcome> {
  const { lastCommit, tenantId, themeId } = followed
  const site = await loadTenant(req.payload, tenantId)
  if (!site || !planAllows(site, CUSTOM_THEMES)) throw new GithubProblem('notInPlan')
  if (!person || !hasPermission(person, 'themes:manage', tenantId)) throw new GithubProblem('notAllowed')
  await themeOf(req, themeId, tenantId)
  const connected = await clientFor(req, followed.userId, person.id)
  const { commit, repository } = await requestGithub(req, connected, async (client) => {
    const found = await client.repositoryById(followed.repositoryId)
    return { commit: await client.commitAt(found.full_name, refOf(followed)), repository: found }
  })
  const isForced =
    lastCommit !== null &&
    lastCommit.sha !== commit.sha &&
    !(await requestGithub(req, connected, (client) =>
      client.isAncestor(repository.full_name, lastCommit.sha, commit.sha),
    ))
  if (lastCommit?.sha === commit.sha && followed.state !== 'new')
    return unchanged(req, followed, repository, lastCommit)
  const data = await requestGithub(req, connected, (client) => client.archive(repository.full_name, commit.sha))
  const unpacked = await unpack(req, tenantId, data, { repositoryFolder: followed.path })
  if ('problems' in unpacked) throw new PackageRefused({ code: 'refused', problems: unpacked.problems })
  const last = lastCommitOf(commit, isForced)
  return inTransaction(req, async () => {
    const {
      changes,
      failures,
      state: saved,
      theme,
      version,
    } = await saveVersion(req, {
      commit: commit.sha,
      files: unpacked.files,
      source: 'sync',
      tenantId,
      theme: unpacked.theme,
      themeId,
    })
    const state = saved === 'current' ? 'synced' : saved
    const now = new Date()
    await updateRepositoryFields(req, themeId, {
      githubRepo: repository.full_name,
      lastSyncedAt: now.toISOString(),
      lastSyncedCommit: commit.sha,
    })
    await updateSyncState(req, themeId, {
      lastCommit: last,
      problem: null,
      repo: repository.full_name,
      state,
      syncedAt: now,
      triedAt: now,
      userId: connected.connection.userId,
    })
    await writeAudit(req, {
      action: 'themes.synced',
      details: {
        after: { number: version.number, repository: repository.full_name, theme: theme.name },
        target: `themes/${themeId}`,
      },
      person,
      tenantId,
    })
    return {
      changes,
      failures,
      commit: last,
      kind: 'done' as const,
      repo: repository.full_name,
      state,
      theme: theme.name,
      version: version.number,
    }
  })
}

/** The commit was already imported: clears an earlier failure and stores a new repository name. */
async function unchanged(
  req: PayloadRequest,
  { repo, state: before, themeId }: FollowedRepository,
  repository: Repository,
  commit: LastCommit,
): Promise<SyncOutcome> {
  const state = before === 'failed' ? 'synced' : before
  const name = repository.full_name
  await inTransaction(req, async () => {
    if (name !== repo) await updateRepositoryFields(req, themeId, { githubRepo: name })
    await updateSyncState(req, themeId, { problem: null, repo: name, state, triedAt: new Date() })
  })
  return { commit, kind: 'unchanged', state }
}

async function inTransaction<Result>(req: PayloadRequest, work: () => Promise<Result>): Promise<Result> {
  await initTransaction(req)
  try {
    const result = await work()
    await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

class PackageRefused extends Error {
  override name = 'PackageRefused'
  readonly problem: SyncProblem

  constructor(problem: SyncProblem) {
    super('The package of the repository was refused')
    this.problem = problem
  }
}

const LOCKED = 423

/** Converts an error to a sync problem. @throws unexpected errors */
function problemOf(error: unknown): SyncProblem {
  if (error instanceof PackageRefused) return error.problem
  if (error instanceof GithubProblem)
    return { code: error.code, ...(error.until && { until: error.until.toISOString() }) }
  const { message, status } = error as { message?: unknown; status?: unknown }
  if (typeof status !== 'number' || typeof message !== 'string' || status < CLIENT_ERROR || status >= SERVER_ERROR)
    throw error
  return { code: status === LOCKED ? 'locked' : 'refused', message }
}
