/** What a new site needs, in the order in which it is shown. */
export const STEPS = ['name', 'logo', 'address', 'home', 'event', 'colleague', 'domain'] as const

export type StepName = (typeof STEPS)[number]

/** A step for somebody who may do it. */
export interface Step {
  name: StepName
  isDone: boolean
  /** Where it is done, below the root of the admin. */
  path: `/${string}`
}

/** Whether the person has put the steps of a site away, by the site's id. */
export const AWAY_KEY = 'first-steps-away'
