/** What is kept in view as a conversation grows: its end, the last question, or the current position. */
export type Following = 'end' | 'nothing' | 'question'

interface Measures {
  clientHeight: number
  /** Top of the last question within the list; null if there is none. */
  questionTop: number | null
  scrollHeight: number
}

/** Space left above the question, in pixels. */
const GAP = 12

/** The scroll position of the list; null to leave it as it is. */
export function scrollFor(following: Following, { clientHeight, questionTop, scrollHeight }: Measures): number | null {
  if (following === 'nothing') return null
  const end = Math.max(0, scrollHeight - clientHeight)
  return following === 'question' && questionTop !== null ? Math.min(end, Math.max(0, questionTop - GAP)) : end
}
