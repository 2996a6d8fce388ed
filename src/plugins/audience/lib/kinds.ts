/**
 * What is counted, each with how many different keys one process counts for a site in a day; more join `OTHER`. So
 * nobody can fill the table with made-up keys.
 *
 * - `visit`: `events/<id>/<language>`, or `list/<template>/<language>`
 * - `source`: the host of the page that linked here, or `DIRECT`
 * - `search`: words that found nothing
 * - `press`: `<event id>/<performance id>`
 * - `calendar`: `events/<id>`, fetched by a person's browser
 * - `subscription`: the same, fetched by a calendar program
 */
export const COUNTED = {
  calendar: 500,
  press: 2_000,
  search: 200,
  source: 200,
  subscription: 500,
  visit: 5_000,
} as const

export type Kind = keyof typeof COUNTED

/** Key of all that is not kept apart. Other keys have a slash, a dot or are lower-case words in quotes. */
export const OTHER = '*'

/** Key of visits that no other website led to. */
export const DIRECT = '-'
