import type { View } from '../lib/View'

const WORDS = { cancelled: 'cancelled', postponed: 'postponed', sold_out: 'soldOut' } as const

/** What visitors must know of an event or performance before they come. Nothing where it takes place as planned. */
export function StateBadge({ state, view }: { state: string | null | undefined; view: View }) {
  const word = WORDS[state as keyof typeof WORDS]
  return word ? <p className={`state state-${word}`}>{view.words[word]}</p> : null
}
