/** What navigation needs to know of the signed-in person, in the tenant on screen. */
export interface Viewer {
  isSuperAdmin: boolean
  /** One of the provider's support. */
  isSupport: boolean
  /** Owner or admin of the tenant on screen. */
  administers: boolean
  holds: (key: string) => boolean
  /** Is the plan's feature on? */
  allows: (feature: string) => boolean
}

/** May this person open the screen? */
export type Rule = (viewer: Viewer) => boolean

export const everyone: Rule = () => true
export const provider: Rule = (viewer) => viewer.isSuperAdmin
export const supporters: Rule = (viewer) => viewer.isSupport
export const administrators: Rule = (viewer) => viewer.administers || viewer.isSuperAdmin

export const withKey =
  (...keys: string[]): Rule =>
  (viewer) =>
    keys.some((key) => viewer.holds(key))

export const withFeature =
  (feature: string): Rule =>
  (viewer) =>
    viewer.allows(feature)
