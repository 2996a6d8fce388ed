import type { Field } from 'payload'
import type { PlanFeature } from '@/lib/plans/features'

/** Fields for the features of a plan or an addon. Numbers are limits, which are added up; -1 means unlimited. */
export const featureFields = (features: PlanFeature[]): Field[] =>
  features.map(({ name, isLimit, label }) => (isLimit ? limitField(name, label) : flagField(name, label)))

const limitField = (name: string, label: string): Field => ({
  name,
  type: 'number',
  admin: { description: '-1: without limit', step: 1 },
  defaultValue: 0,
  label,
  min: -1,
  required: true,
})

const flagField = (name: string, label: string): Field => ({ name, type: 'checkbox', defaultValue: false, label })
