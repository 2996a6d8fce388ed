/** Maximum length of a tag, and maximum number of tags per media document. */
export const TAG_LENGTH = 60
export const MOST_TAGS = 20
