/** Steps for setting up a new site, in display order. */
export const STEPS = ['name', 'logo', 'address', 'home', 'event', 'look', 'colleague', 'domain'] as const

export type StepName = (typeof STEPS)[number]

/** A step that the user can carry out. */
export interface Step {
  name: StepName
  isDone: boolean
  /** Path below the root of the admin. */
  path: `/${string}`
}

/** Preference: whether the user has dismissed the checklist, by site id. */
export const AWAY_KEY = 'first-steps-away'
