/** Second half of the error codes of the plugin's operations. */
export const AREA = 'starters'

/** The starters, in display order; the first one is what forms suggest. Each has a file in `data`. */
export const STARTERS = ['pages', 'theatre', 'concert-hall', 'festival', 'arts-centre'] as const

export type StarterKey = (typeof STARTERS)[number]

/** A starter without colours and texts of a kind of house: the pages that nearly every website has. */
export const PLAIN_STARTER = 'pages' satisfies StarterKey
