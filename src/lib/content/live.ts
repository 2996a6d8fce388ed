/** Property that marks drafts with a live version in lists. */
export const LIVE = '_live'
