/** Whether a media type is an image type; false if it is not known yet. */
export const isImageType = (type: unknown): boolean => typeof type === 'string' && type.startsWith('image/')

/** Filter of the media list: all media, or images without alternative text. */
export const ALT_CHOICES = ['all', 'missing'] as const

export type AltChoice = (typeof ALT_CHOICES)[number]

/** Parses the `alt` parameter of the list; default: all. */
export const altChoiceOf = (value: unknown): AltChoice => ALT_CHOICES.find((choice) => choice === value) ?? 'all'
