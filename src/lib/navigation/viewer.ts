/** The signed-in user in the current tenant, as far as the navigation needs it. */
export interface Viewer {
  isSuperAdmin: boolean
  /** A support agent of the provider. */
  isSupport: boolean
  /** Owner or admin of the current tenant. */
  administers: boolean
  /** Slug of the current tenant. */
  site: string | null
  holds: (key: string) => boolean
  /** Whether the tenant's plan includes a feature. */
  allows: (feature: string) => boolean
}

/** Whether a user may open a screen. */
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
