import { createHash } from 'node:crypto'
import { rawZip, THEME_JSON } from '@tests/support/themeZip'

export interface FakeCommit {
  sha: string
  message: string
  files: Record<string, string>
  parent: string | null
}

/** A repository of the fake. */
export interface FakeRepository {
  id: number
  name: string
  isPrivate: boolean
  /** Accounts with read access while it is private. */
  readers: Set<string>
  branches: Map<string, string>
  tags: Map<string, string>
  commits: Map<string, FakeCommit>
  hooks: Map<number, { secret: string; url: string }>
}

export const newRepository = (id: number, name: string): FakeRepository => ({
  id,
  name,
  branches: new Map(),
  commits: new Map(),
  hooks: new Map(),
  isPrivate: false,
  readers: new Set(),
  tags: new Map(),
})

export interface NewCommit {
  branch?: string
  files?: Record<string, string>
  /** Starts a new history, as after `git push --force`. */
  isForced?: boolean
  message?: string
}

/** Adds a commit to a branch. @returns its id */
export function addCommit(
  repository: FakeRepository,
  { branch = 'main', files = {}, isForced = false, message = 'Change the theme' }: NewCommit = {},
): string {
  const parent = isForced ? null : (repository.branches.get(branch) ?? null)
  const sha = createHash('sha1')
    .update(JSON.stringify([repository.id, repository.commits.size, message, parent]))
    .digest('hex')
  const before = parent ? repository.commits.get(parent)!.files : { 'theme.json': JSON.stringify(THEME_JSON) }
  repository.commits.set(sha, { files: { ...before, ...files }, message, parent, sha })
  repository.branches.set(branch, sha)
  return sha
}

export function isAncestor(repository: FakeRepository, older: string, newer: string): boolean {
  for (let sha: string | null = newer; sha; sha = repository.commits.get(sha)?.parent ?? null)
    if (sha === older) return true
  return false
}

/** The archive of a commit, with one top-level folder named after the repository and commit. */
export function archiveOf(repository: FakeRepository, { files, sha }: FakeCommit): Buffer {
  const top = `${repository.name.replace('/', '-')}-${sha.slice(0, 7)}/`
  return rawZip([
    { mode: 0o040755, name: top },
    ...Object.entries(files).map(([name, content]) => ({ content, name: `${top}${name}` })),
  ])
}
