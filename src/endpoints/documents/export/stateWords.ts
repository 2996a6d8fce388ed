import type { WordKey } from '../../../i18n/en'

/** What the states of a document are called, as lists show them. */
export const STATE_WORDS = {
  changed: 'statusChanged',
  draft: 'statusDraft',
  published: 'statusPublished',
} as const satisfies Record<string, WordKey>

export const isState = (value: string): value is keyof typeof STATE_WORDS => Object.hasOwn(STATE_WORDS, value)
