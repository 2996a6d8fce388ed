/** What of a conversation stays in sight while it grows: its end, the last question, or whatever somebody reads. */
export type Following = 'end' | 'nothing' | 'question'

interface Measures {
  clientHeight: number
  /** Of the last question, from the top of the list; null where there is none. */
  questionTop: number | null
  scrollHeight: number
}

/** What is left above a question, in pixels. */
const GAP = 12

/** Where a list of messages is scrolled to; null where it stays. */
export function scrollFor(following: Following, { clientHeight, questionTop, scrollHeight }: Measures): number | null {
  if (following === 'nothing') return null
  const end = Math.max(0, scrollHeight - clientHeight)
  return following === 'question' && questionTop !== null ? Math.min(end, Math.max(0, questionTop - GAP)) : end
}
