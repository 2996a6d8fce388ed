import type { Field } from 'payload'
import type { PlanFeature } from '../lib/plans/features'

/** What a plan or an addon switches on. Numbers are limits that add up; -1 means without limit. */
export const featureFields = (features: PlanFeature[]): Field[] =>
  features.map(({ name, isLimit, label }) => (isLimit ? limit(name, label) : flag(name, label)))

const limit = (name: string, label: string): Field => ({
  name,
  type: 'number',
  admin: { description: '-1: without limit', step: 1 },
  defaultValue: 0,
  label,
  min: -1,
  required: true,
})

const flag = (name: string, label: string): Field => ({ name, type: 'checkbox', defaultValue: false, label })
