import type { Commit } from './GithubClient'
import type { LastCommit } from './syncState'

const TITLE_LENGTH = 200

/** Returns what is shown of a commit. @param isForced the previously synced commit is no longer part of the history */
export function lastCommitOf({ commit: { author, message }, sha }: Commit, isForced: boolean): LastCommit {
  return {
    at: author?.date ?? null,
    author: author?.name ?? null,
    isForced,
    sha,
    title: (message.split('\n')[0] ?? '').slice(0, TITLE_LENGTH),
  }
}
