/** Filter of the media list: all media, or images without alternative text. */
export const ALT_CHOICES = ['all', 'missing'] as const

export type AltChoice = (typeof ALT_CHOICES)[number]

/** Parses the `alt` parameter of the list; default: all. */
export const altChoiceOf = (value: unknown): AltChoice => ALT_CHOICES.find((choice) => choice === value) ?? 'all'
