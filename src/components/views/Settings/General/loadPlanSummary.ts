import type { PayloadRequest } from 'payload'
import { idOf } from '@/lib/values'
import type { Plan } from '@/payload-types'
import { countStored, findStored } from '@/database/documents/stored'

/** Data of the plan card. */
export interface PlanSummary {
  name: string
  /** US dollars per month. */
  price: number
  features: string[]
  /** No plan costs more. */
  isLargest: boolean
}

export async function loadPlanSummary(req: PayloadRequest, plan: unknown): Promise<PlanSummary | null> {
  const id = idOf(plan)
  const found = id ? await findStored<Plan>(req, { collection: 'plans', where: { id: { equals: id } } }) : null
  return (
    found && {
      features: found.features ?? [],
      isLargest: await isLargestPlan(req, found),
      name: found.name,
      price: found.price,
    }
  )
}

/** Whether no plan costs more than this one. */
async function isLargestPlan(req: PayloadRequest, { price }: Pick<Plan, 'price'>): Promise<boolean> {
  const { totalDocs } = await countStored(req, { collection: 'plans', where: { price: { greater_than: price } } })
  return totalDocs === 0
}
