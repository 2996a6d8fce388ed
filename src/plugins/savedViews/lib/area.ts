export const AREA = 'views'

/** Maximum number of views of a list per person. */
export const MAX_VIEWS = 50
export const MAX_TITLE_LENGTH = 80
