/** Where a list is told of a draft whether an earlier state of it is live. */
export const LIVE = '_live'
