import { githubSettings } from '../../settings'

const SHORT_LENGTH = 7

/** Returns the address of a repository's page. */
export const repositoryLink = (repo: string): string => `${githubSettings().GITHUB_URL}/${repo}`

/** Returns the address of a commit's page. */
export const commitLink = (repo: string, sha: string): string => `${repositoryLink(repo)}/commit/${sha}`

/** Returns the short form of a commit id. */
export const shortCommit = (sha: string): string => sha.slice(0, SHORT_LENGTH)
