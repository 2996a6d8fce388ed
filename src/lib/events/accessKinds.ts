/** Types of accessible performances, in display order. */
export const ACCESS_KINDS = [
  'audio_described',
  'captioned',
  'sign_language',
  'relaxed',
  'dementia_friendly',
  'touch_tour',
  'surtitled',
  'live_streamed',
] as const

export type AccessKind = (typeof ACCESS_KINDS)[number]

export const isAccessKind = (value: unknown): value is AccessKind => ACCESS_KINDS.includes(value as AccessKind)
