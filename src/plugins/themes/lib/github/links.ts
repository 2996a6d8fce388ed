import { githubSettings } from '../../settings'

const SHORT_LENGTH = 7

/** The page of a repository. */
export const repositoryLink = (repo: string): string => `${githubSettings().GITHUB_URL}/${repo}`

/** The page of a commit. */
export const commitLink = (repo: string, sha: string): string => `${repositoryLink(repo)}/commit/${sha}`

/** A commit as people write it. */
export const shortCommit = (sha: string): string => sha.slice(0, SHORT_LENGTH)
