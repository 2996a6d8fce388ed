/** The longest tag, and as many as one of the media has. */
export const TAG_LENGTH = 60
export const MOST_TAGS = 20
