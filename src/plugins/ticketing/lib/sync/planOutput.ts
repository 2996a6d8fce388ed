import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { FieldChange, Plan, PlanPart, PlanSettings } from '../plan/types'
import { targetNames } from './targetNames'
import { changeLabels } from '@/endpoints/documents/changeLabels'
import { textOfHtml } from '@/lib/html/textOfHtml'
import { textOfRichText } from '../map/richText'
import type { TargetField } from '../map/targets'
import { isHtml, isMoment, type TargetValue } from '../map/values'

/** Longer values are truncated. */
const MAX_LENGTH = 300

/** Formats field values for display; null if empty. */
function createFormatter(
  req: PayloadRequest,
  { venues, zone }: Pick<PlanSettings, 'venues' | 'zone'>,
): (target: TargetField | undefined, value: TargetValue) => string | null {
  const labels = changeLabels(req, new Map(), zone)
  const labelOfChoice = (target: TargetField | undefined, value: string) =>
    target?.choices?.find((option) => option.value === value)?.label ?? value
  const format = (target: TargetField | undefined, value: TargetValue): string => {
    if (value === null) return ''
    if (isMoment(value)) return labels.moment(value.moment, value.zone)
    if (isHtml(value)) return textOfHtml(value.html)
    if (typeof value === 'boolean') return value ? labels.yes : labels.no
    if (Array.isArray(value)) return value.map((item) => labelOfChoice(target, item)).join(', ')
    if (typeof value === 'object') return textOfRichText(value)
    if (target?.kind === 'venue') return venues.byId.get(String(value))?.name ?? String(value)
    return target?.kind === 'choice' ? labelOfChoice(target, String(value)) : String(value)
  }
  return (target, value) => {
    const text = format(target, value).trim()
    return text === '' ? null : text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text
  }
}

const field = z.object({
  name: z.string(),
  from: z.unknown(),
  /** Formatted for display; null if empty. */
  fromText: z.string().nullable(),
  /** Label of the field in the reader's language. */
  label: z.string(),
  to: z.unknown(),
  toText: z.string().nullable(),
})

const part = z.object({
  id: z.uuid().optional(),
  externalId: z.string(),
  fields: z.array(field),
  title: z.string(),
  type: z.enum(['event-instances', 'events']),
  /**
   * `live`: published at once. `draft`: waits until a user publishes it. `ahead`: a draft is ahead of what visitors see,
   * and what it has not changed is published at once.
   */
  write: z.enum(['ahead', 'draft', 'live']),
})

/** A plan in API responses. */
export const planOutput = z.object({
  create: z.array(part),
  held: z.array(part.extend({ field: z.string().nullable(), reason: z.string() })),
  problems: z.array(z.looseObject({ detail: z.string(), name: z.string() })),
  remove: z.array(part),
  unchanged: z.object({ events: z.number(), instances: z.number() }),
  update: z.array(part),
})

/** Drops internal data. Documents restored from the trash are listed as created. */
export function toPlanOutput(req: PayloadRequest, plan: Plan, settings: PlanSettings): z.infer<typeof planOutput> {
  const { events, instances } = settings.targets
  const targets = {
    'event-instances': new Map(instances.map((target) => [target.name, target])),
    events: new Map(events.map((target) => [target.name, target])),
  }
  const labels = {
    'event-instances': targetNames(req, 'event-instances', instances),
    events: targetNames(req, 'events', events),
  }
  const describeValue = createFormatter(req, settings)
  const toField = (type: PlanPart['type'], { from, name, to }: FieldChange) => {
    const target = targets[type].get(name)
    return {
      from,
      fromText: describeValue(target, from),
      label: labels[type](name),
      name,
      to,
      toText: describeValue(target, to),
    }
  }
  const toPart = ({ id, externalId, fields, title, type, write }: PlanPart): z.infer<typeof part> => ({
    ...(id && { id }),
    externalId,
    fields: fields.map((change) => toField(type, change)),
    title,
    type,
    write,
  })
  return {
    create: [...plan.create, ...plan.restore].map(toPart),
    held: plan.held.map(({ field: name, part: own, reason }) => ({ ...toPart(own), field: name ?? null, reason })),
    problems: plan.problems.map((problem) => ({
      ...problem,
      label: problem.field === null ? null : labels[problem.type](problem.field),
    })),
    remove: plan.remove.map(toPart),
    unchanged: plan.unchanged,
    update: plan.update.map(toPart),
  }
}
