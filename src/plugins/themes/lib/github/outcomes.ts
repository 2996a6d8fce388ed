import type { MessageKey } from '@/exports/types'

/** Outcomes of the GitHub authorisation: values of the query parameter `github` of the list of themes. */
export const GITHUB_OUTCOMES = {
  cancelled: { isFailure: true, word: 'themesGithubCancelled' },
  disconnected: { isFailure: false, word: 'themesGithubToastDisconnected' },
  expired: { isFailure: true, word: 'themesGithubExpired' },
  failed: { isFailure: true, word: 'themesGithubFailed' },
  success: { isFailure: false, word: 'themesGithubToastConnected' },
  unavailable: { isFailure: true, word: 'themesGithubNotSetUp' },
} as const satisfies Record<string, { isFailure: boolean; word: MessageKey }>

export type GithubOutcome = keyof typeof GITHUB_OUTCOMES

/** Returns the message of an outcome; null for an unknown one. */
export const githubOutcomeOf = (value: unknown): (typeof GITHUB_OUTCOMES)[GithubOutcome] | null =>
  typeof value === 'string' && Object.hasOwn(GITHUB_OUTCOMES, value) ? GITHUB_OUTCOMES[value as GithubOutcome] : null
