export const AREA = 'views'

/** Maximum number of views of a list per person. */
export const MOST_VIEWS = 50
export const LONGEST_TITLE = 80
