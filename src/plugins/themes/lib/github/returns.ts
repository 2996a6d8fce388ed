import type { MessageKey } from '../../../../i18n/en'

/** How somebody comes back from GitHub: the parameter `github` in the address of the list of themes. */
export const GITHUB_RETURNS = {
  cancelled: { isFailure: true, word: 'themesGithubCancelled' },
  disconnected: { isFailure: false, word: 'themesGithubToastDisconnected' },
  expired: { isFailure: true, word: 'themesGithubExpired' },
  failed: { isFailure: true, word: 'themesGithubFailed' },
  success: { isFailure: false, word: 'themesGithubToastConnected' },
  unavailable: { isFailure: true, word: 'themesGithubNotSetUp' },
} as const satisfies Record<string, { isFailure: boolean; word: MessageKey }>

export type GithubReturn = keyof typeof GITHUB_RETURNS

/** What the list says of it; null for anything else that stands there. */
export const returnOf = (value: unknown): (typeof GITHUB_RETURNS)[GithubReturn] | null =>
  typeof value === 'string' && Object.hasOwn(GITHUB_RETURNS, value) ? GITHUB_RETURNS[value as GithubReturn] : null
