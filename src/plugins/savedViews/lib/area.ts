export const AREA = 'views'

/** Views of one list that one person keeps. */
export const MOST_VIEWS = 50
export const LONGEST_TITLE = 80
