import type { SiteMessages } from '../../words/siteWords'

/** In the address of a page: what became of a sign-up for the newsletter. */
export const NEWSLETTER = 'newsletter'

const OUTCOMES = {
  often: { isGood: false, word: 'gateMany' },
  pending: { isGood: true, word: 'newsletterPending' },
  signedUp: { isGood: true, word: 'newsletterDone' },
  unavailable: { isGood: false, word: 'newsletterFailed' },
  unproven: { isGood: false, word: 'formUnproven' },
  wrong: { isGood: false, word: 'newsletterWrong' },
} as const satisfies Record<string, { isGood: boolean; word: keyof SiteMessages }>

export type NewsletterOutcome = keyof typeof OUTCOMES

/** How an outcome is told; null for anything else that stands in an address. */
export const newsletterOutcome = (name: string | null): { isGood: boolean; word: keyof SiteMessages } | null =>
  name !== null && Object.hasOwn(OUTCOMES, name) ? OUTCOMES[name as NewsletterOutcome] : null
