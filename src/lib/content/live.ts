/** Property that marks drafts with a live version in lists. */
export const IS_LIVE_PROPERTY = '_live'
