import type { SiteMessages } from '../siteMessages'

/** Query parameter with the outcome of a newsletter sign-up. */
export const NEWSLETTER = 'newsletter'

const OUTCOMES = {
  often: { isGood: false, word: 'gateMany' },
  pending: { isGood: true, word: 'newsletterPending' },
  signedUp: { isGood: true, word: 'newsletterDone' },
  trapped: { isGood: false, word: 'formTrapped' },
  unavailable: { isGood: false, word: 'newsletterFailed' },
  unproven: { isGood: false, word: 'formUnproven' },
  wrong: { isGood: false, word: 'newsletterWrong' },
} as const satisfies Record<string, { isGood: boolean; word: keyof SiteMessages }>

export type NewsletterOutcome = keyof typeof OUTCOMES

/** Returns how to display an outcome; null for an unknown one. */
export const newsletterOutcome = (name: string | null): { isGood: boolean; word: keyof SiteMessages } | null =>
  name !== null && Object.hasOwn(OUTCOMES, name) ? OUTCOMES[name as NewsletterOutcome] : null
