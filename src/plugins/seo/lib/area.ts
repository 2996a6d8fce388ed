/** Second half of error codes. */
export const AREA = 'redirects'

/** What a redirect can lead to. */
export const TARGETS = ['events', 'pages', 'posts'] as const
