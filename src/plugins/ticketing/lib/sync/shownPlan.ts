import { z } from 'zod'
import type { Plan, PlanPart } from '../plan/types'

const part = z.object({
  id: z.uuid().optional(),
  externalId: z.string(),
  fields: z.array(z.object({ name: z.string(), from: z.unknown(), to: z.unknown() })),
  title: z.string(),
  type: z.enum(['event-instances', 'events']),
})

/** A plan as callers see it. */
export const shownPlan = z.object({
  create: z.array(part),
  held: z.array(part.extend({ field: z.string().nullable(), reason: z.string() })),
  problems: z.array(z.looseObject({ detail: z.string(), name: z.string() })),
  remove: z.array(part),
  unchanged: z.object({ events: z.number(), instances: z.number() }),
  update: z.array(part),
})

const toPart = ({ id, externalId, fields, title, type }: PlanPart): z.infer<typeof part> => ({ ...(id && { id }), externalId, fields, title, type })

/** Without what only the engine needs. What comes back out of the trash is shown as new. */
export const toShownPlan = (plan: Plan): z.infer<typeof shownPlan> => ({
  create: [...plan.create, ...plan.restore].map(toPart),
  held: plan.held.map(({ field, part: own, reason }) => ({ ...toPart(own), field: field ?? null, reason })),
  problems: plan.problems.map((problem) => ({ ...problem })),
  remove: plan.remove.map(toPart),
  unchanged: plan.unchanged,
  update: plan.update.map(toPart),
})
