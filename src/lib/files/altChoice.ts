/** Which media a list shows: all of them, or the pictures that nobody has described. */
export const ALT_CHOICES = ['all', 'missing'] as const

export type AltChoice = (typeof ALT_CHOICES)[number]

/** What a list's address asks for; all where it asks for nothing. */
export const altChoiceOf = (asked: unknown): AltChoice => ALT_CHOICES.find((one) => one === asked) ?? 'all'
