/** The value of a feature. Numbers above 0 are limits, -1 means unlimited. */
export type FeatureValue = boolean | number | null | undefined

/** A plan or an active addon of a tenant, reduced to its features. */
export interface PlanSource {
  id: string
  name: string
  features: Record<string, FeatureValue>
}

export interface WithPlan {
  plan: PlanSource | null
  addons: PlanSource[]
}

export const UNLIMITED = -1

/** Whether a feature is enabled: true, above 0, or -1. */
const isOn = (value: FeatureValue): boolean =>
  value === true || (typeof value === 'number' && (value > 0 || value === UNLIMITED))

/** Whether the plan or an active addon enables a feature. */
export function planAllows(tenant: WithPlan, feature: string): boolean {
  return [tenant.plan, ...tenant.addons].some((source) => isOn(source?.features[feature]))
}

/**
 * The sum of a limit over the plan and active addons.
 * @returns 0 or more, or -1 if any of them is unlimited
 */
export function planLimit(tenant: WithPlan, feature: string): number {
  let total = 0
  for (const source of [tenant.plan, ...tenant.addons]) {
    const value = source?.features[feature]
    if (value === UNLIMITED) return UNLIMITED
    if (typeof value === 'number' && value > 0) total += value
  }
  return total
}

/** Whether a limit is reached. */
export const isLimitReached = (limit: number, used: number): boolean => limit !== UNLIMITED && used >= limit

/** The name of a tenant's plan. */
export const planLabel = (plan: { name?: string } | null | undefined): string => plan?.name ?? 'Free'
