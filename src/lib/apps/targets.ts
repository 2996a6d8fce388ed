/** Content types that a theme may refer to. */
export const THEME_TARGETS: ReadonlySet<string> = new Set([
  'blogs',
  'event-collections',
  'events',
  'files',
  'media',
  'organizations',
  'pages',
  'people',
  'posts',
  'reusable-content',
  'seasons',
  'series',
  'venues',
  'works',
])
