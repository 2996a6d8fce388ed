/** Suffix of error codes. */
export const AREA = 'redirects'

/** Content types that a redirect can target. */
export const TARGETS = ['events', 'pages', 'posts'] as const
