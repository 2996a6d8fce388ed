import { PAGE } from './searchCalls'

interface Shown {
  /** How many came with the first answer. */
  first: number
  /** How many have been loaded of this kind alone; they begin with the first ones. */
  loaded: number
  total: number
}

interface NextPage {
  /** How many more it shows; 0 where all are shown. */
  more: number
  /** From 1, of this kind alone. */
  page: number
}

/** The page of a kind that shows what is not shown yet. */
export function nextPage({ first, loaded, total }: Shown): NextPage {
  // Where nothing else was found, the first answer is the first page.
  const whole = Math.max(loaded, first >= PAGE ? first : 0)
  const shown = Math.max(whole, first)
  return { more: Math.max(0, Math.min(total, whole + PAGE) - shown), page: Math.floor(whole / PAGE) + 1 }
}
