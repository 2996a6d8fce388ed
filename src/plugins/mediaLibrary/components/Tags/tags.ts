/** Maximum length of a tag, and maximum number of tags per media document. */
export const MAX_TAG_LENGTH = 60
export const MAX_TAGS = 20
