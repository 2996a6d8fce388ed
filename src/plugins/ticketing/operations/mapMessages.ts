import type { CollectionSlug, FlattenedField, PayloadRequest } from 'payload'
import { translatorOf } from '@/exports/server'
import type { MapParts } from '../lib/map/checkMap'
import type { ValueMessages } from '../lib/map/formatValue'
import type { Choice, TargetField } from '../lib/map/targets'
import type { SyncSettings } from '../lib/sync/syncSettings'

type Reader = Pick<PayloadRequest, 'i18n' | 'payload'>

/** Targets with their form labels in the reader's language. Attributes keep the theme's labels. */
export const translateTargets = (
  req: Reader,
  { events, instances }: MapParts<TargetField>,
): { events: TargetField[]; instances: TargetField[] } => ({
  events: translateLabels(req, 'events', events),
  instances: translateLabels(req, 'event-instances', instances),
})

function translateLabels(req: Reader, slug: string, targets: readonly TargetField[]): TargetField[] {
  const fields = new Map(
    req.payload.collections[slug as CollectionSlug].config.flattenedFields.map((field) => [field.name, field]),
  )
  return targets.map((target) => {
    const field = target.isAttribute ? undefined : fields.get(target.field)
    if (!field) return target
    const label = translateLabel(req, field.label) ?? target.label
    const choices = choicesOf(req, field)
    if (target.kind !== 'option') return { ...target, ...(target.choices && choices && { choices }), label }
    return {
      ...target,
      label: `${label}: ${choices?.find(({ value }) => value === target.option)?.label ?? target.option ?? ''}`,
    }
  })
}

const choicesOf = (req: Reader, field: FlattenedField): Choice[] | null =>
  'options' in field && Array.isArray(field.options)
    ? field.options.map((option) =>
        typeof option === 'string'
          ? { label: option, value: option }
          : { label: translateLabel(req, option.label) ?? option.value, value: option.value },
      )
    : null

/** Resolves a Payload label: a string, a record by language, or a function. */
function translateLabel({ i18n }: Reader, label: unknown): string | undefined {
  if (typeof label === 'function')
    return String((label as (reader: { i18n: typeof i18n; t: typeof i18n.t }) => unknown)({ i18n, t: i18n.t }))
  if (typeof label === 'object' && label !== null)
    return Object.entries(label).find(([language]) => language === i18n.language)?.[1] as string | undefined
  return typeof label === 'string' ? label : undefined
}

/** Translations for formatting values in the reader's language. */
export function mapValueMessages(req: Reader, { plan }: Pick<SyncSettings, 'plan'>): ValueMessages {
  const t = translatorOf(req.i18n)
  return {
    language: req.i18n.language,
    no: t('ticketingNo'),
    states: {
      cancelled: t('ticketingState_cancelled'),
      scheduled: t('ticketingState_scheduled'),
      sold_out: t('ticketingState_sold_out'),
    },
    venueName: (id) => plan.venues.byId.get(id)?.name,
    yes: t('ticketingYes'),
    zone: plan.zone,
  }
}
