import type { StepNavItem } from '@payloadcms/ui'

const own = new WeakSet<readonly StepNavItem[]>()

/** Breadcrumbs that a screen of ours sets. It names documents itself, so that nothing in them is replaced. */
export function asOwnSteps(steps: StepNavItem[]): StepNavItem[] {
  own.add(steps)
  return steps
}

/** Whether a screen of ours set the breadcrumbs. */
export const areOwnSteps = (steps: StepNavItem[]): boolean => own.has(steps)
