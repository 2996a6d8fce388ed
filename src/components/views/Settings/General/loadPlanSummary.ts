import type { PayloadRequest } from 'payload'
import { idOf } from '../../../../lib/values'
import type { Plan } from '../../../../payload-types'
import { findStored } from '@/database/documents/stored'

/** Data of the plan card. */
export interface PlanSummary {
  name: string
  /** US dollars per month. */
  price: number
  features: string[]
}

export async function loadPlanSummary(req: PayloadRequest, plan: unknown): Promise<PlanSummary | null> {
  const id = idOf(plan)
  const found = id ? await findStored<Plan>(req, { collection: 'plans', where: { id: { equals: id } } }) : null
  return found && { features: found.features ?? [], name: found.name, price: found.price }
}
