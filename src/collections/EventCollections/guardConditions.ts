import { ValidationError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'
import { idOf } from '../../lib/values'
import { isTrashed } from '../../database/documents/states'
import { translatorOf } from '../../i18n/translator'
import { checkConditions, type ConditionProblem } from '../../lib/events/conditions/checkConditions'
import { conditions as schema, storedConditions, type Conditions } from '../../lib/events/conditions/conditions'
import { propertiesOf } from './matching/propertiesOf'

/**
 * Refuses conditions that cannot be told, on drafts and autosaves too. Those that were there before stay: an app that
 * was removed since must not make it impossible to save.
 */
export const guardConditions: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  delete data.includedEvents
  const given: unknown = data.conditions
  if (given === undefined || given === null || JSON.stringify(given) === JSON.stringify(originalDoc?.conditions))
    return data
  const refuse = (problems: ConditionProblem[]) => {
    const t = translatorOf(req.i18n)
    return new ValidationError(
      {
        collection: collection.slug,
        errors: problems.map(({ kind, path }) => ({ message: t(`eventsWrong_${kind}`), path: `conditions.${path}` })),
      },
      req.t,
    )
  }
  const read = schema.safeParse(given)
  if (!read.success)
    throw refuse(read.error.issues.slice(0, 1).map(({ path }) => ({ kind: 'value', path: path.join('.') })))
  const tenant = idOf(data.tenant ?? originalDoc?.tenant)
  const before = storedConditions(originalDoc?.conditions)
  const { conditions, problems } = checkConditions(read.data, tenant ? await propertiesOf(req, tenant) : [], before)
  const all = problems.length > 0 ? problems : await trashedIn(req, conditions, before)
  if (all.length > 0) throw refuse(all)
  return { ...data, conditions }
}

/** Documents that are not there at all, or on another site, are refused with every other reference. */
async function trashedIn(
  req: PayloadRequest,
  { rows }: Conditions,
  before: Conditions | null,
): Promise<ConditionProblem[]> {
  const known = new Set(before?.rows.map(({ value }) => (typeof value === 'object' ? value.value : '')))
  const problems: ConditionProblem[] = []
  for (const [index, { value }] of rows.entries()) {
    if (typeof value !== 'object' || known.has(value.value)) continue
    if (await isTrashed(req, value.relationTo, value.value))
      problems.push({ kind: 'value', path: `rows.${index}.value` })
  }
  return problems
}
