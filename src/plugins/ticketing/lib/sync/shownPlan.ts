import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { FieldChange, Plan, PlanPart, PlanSettings } from '../plan/types'
import { targetNames } from './targetNames'
import { changeWords } from '@/endpoints/documents/changeWords'
import { plainText } from '../map/plainText'
import { textOfRichText } from '../map/richText'
import type { TargetField } from '../map/targets'
import { isHtml, isMoment, type TargetValue } from '../map/values'

/** Longer texts are told by their beginning. */
const MOST = 300

/** Values of fields as somebody reads them; null for none. */
function valueWords(
  req: PayloadRequest,
  { venues, zone }: Pick<PlanSettings, 'venues' | 'zone'>,
): (target: TargetField | undefined, value: TargetValue) => string | null {
  const words = changeWords(req, new Map(), zone)
  const choice = (target: TargetField | undefined, value: string) =>
    target?.choices?.find((one) => one.value === value)?.label ?? value
  const text = (target: TargetField | undefined, value: TargetValue): string => {
    if (value === null) return ''
    if (isMoment(value)) return words.moment(value.moment, value.zone)
    if (isHtml(value)) return plainText(value.html)
    if (typeof value === 'boolean') return value ? words.yes : words.no
    if (Array.isArray(value)) return value.map((one) => choice(target, one)).join(', ')
    if (typeof value === 'object') return textOfRichText(value)
    if (target?.kind === 'venue') return venues.byId.get(String(value))?.name ?? String(value)
    return target?.kind === 'choice' ? choice(target, String(value)) : String(value)
  }
  return (target, value) => {
    const whole = text(target, value).trim()
    return whole === '' ? null : whole.length > MOST ? `${whole.slice(0, MOST)}…` : whole
  }
}

const field = z.object({
  name: z.string(),
  from: z.unknown(),
  /** The same as somebody reads them, null for none. */
  fromText: z.string().nullable(),
  /** What the field is called in the reader's language. */
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
  /** `live`: visitors see it at once. `draft`: it waits until a person publishes it. */
  write: z.enum(['draft', 'live']),
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

/** Without what only the engine needs. What comes back out of the trash is shown as new. */
export function toShownPlan(req: PayloadRequest, plan: Plan, settings: PlanSettings): z.infer<typeof shownPlan> {
  const { events, instances } = settings.targets
  const targets = {
    'event-instances': new Map(instances.map((one) => [one.name, one])),
    events: new Map(events.map((one) => [one.name, one])),
  }
  const labels = {
    'event-instances': targetNames(req, 'event-instances', instances),
    events: targetNames(req, 'events', events),
  }
  const inWords = valueWords(req, settings)
  const toField = (type: PlanPart['type'], { from, name, to }: FieldChange) => {
    const target = targets[type].get(name)
    return { from, fromText: inWords(target, from), label: labels[type](name), name, to, toText: inWords(target, to) }
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
    problems: plan.problems.map((problem) => ({ ...problem })),
    remove: plan.remove.map(toPart),
    unchanged: plan.unchanged,
    update: plan.update.map(toPart),
  }
}
