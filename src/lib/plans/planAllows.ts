/** What a plan or an addon says of a feature. Numbers above 0 count, -1 means without limit. */
export type FeatureValue = boolean | number | null | undefined

/** A plan, or an addon that is active for the tenant, reduced to its features. */
export interface PlanSource {
  id: string
  name: string
  features: Record<string, FeatureValue>
}

export interface Planned {
  plan: PlanSource | null
  addons: PlanSource[]
}

export const UNLIMITED = -1

/** True, above 0, or -1. */
const isOn = (value: FeatureValue): boolean =>
  value === true || (typeof value === 'number' && (value > 0 || value === UNLIMITED))

/** Is the feature on by the plan, or by any active addon? */
export function planAllows(tenant: Planned, feature: string): boolean {
  return [tenant.plan, ...tenant.addons].some((source) => isOn(source?.features[feature]))
}

/**
 * A limit, added up over plan and active addons.
 * @returns a number of 0 or more, or -1 for unlimited, which any one of them decides
 */
export function planLimit(tenant: Planned, feature: string): number {
  let total = 0
  for (const source of [tenant.plan, ...tenant.addons]) {
    const value = source?.features[feature]
    if (value === UNLIMITED) return UNLIMITED
    if (typeof value === 'number' && value > 0) total += value
  }
  return total
}

/** Is there no room for one more? */
export const isReached = (limit: number, used: number): boolean => limit !== UNLIMITED && used >= limit

/** The label of a tenant's plan. */
export const planLabel = (plan: { name?: string } | null | undefined): string => plan?.name ?? 'Free'
