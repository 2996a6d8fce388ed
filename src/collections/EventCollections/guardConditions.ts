import { ValidationError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'
import { idOf } from '@/lib/values'
import { isTrashed } from '@/database/documents/states'
import { translatorOf } from '@/i18n/translator'
import { checkConditions, type ConditionProblem } from '@/lib/events/conditions/checkConditions'
import { conditions as schema, storedConditions, type Conditions } from '@/lib/events/conditions/conditions'
import { propertiesOf } from './matching/findMatchingEvents'

/**
 * Rejects invalid conditions, in drafts and autosaves too. Existing conditions are kept, so a document can still be
 * saved after an app that provided a property was removed.
 */
export const guardConditions: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  delete data.includedEvents
  const submitted: unknown = data.conditions
  if (
    submitted === undefined ||
    submitted === null ||
    JSON.stringify(submitted) === JSON.stringify(originalDoc?.conditions)
  )
    return data
  const validationError = (problems: ConditionProblem[]) => {
    const t = translatorOf(req.i18n)
    return new ValidationError(
      {
        collection: collection.slug,
        errors: problems.map(({ kind, path }) => ({ message: t(`eventsWrong_${kind}`), path: `conditions.${path}` })),
      },
      req.t,
    )
  }
  const parsed = schema.safeParse(submitted)
  if (!parsed.success)
    throw validationError(parsed.error.issues.slice(0, 1).map(({ path }) => ({ kind: 'value', path: path.join('.') })))
  const tenant = idOf(data.tenant ?? originalDoc?.tenant)
  const previous = storedConditions(originalDoc?.conditions)
  const { conditions, problems } = checkConditions(parsed.data, tenant ? await propertiesOf(req, tenant) : [], previous)
  const allProblems = problems.length > 0 ? problems : await trashedProblems(req, conditions, previous)
  if (allProblems.length > 0) throw validationError(allProblems)
  return { ...data, conditions }
}

/**
 * Finds newly referenced documents in the trash. `guardReferences` rejects missing documents and those of other
 * tenants.
 */
async function trashedProblems(
  req: PayloadRequest,
  { rows }: Conditions,
  previous: Conditions | null,
): Promise<ConditionProblem[]> {
  const known = new Set(previous?.rows.map(({ value }) => (typeof value === 'object' ? value.value : '')))
  const problems: ConditionProblem[] = []
  for (const [index, { value }] of rows.entries()) {
    if (typeof value !== 'object' || known.has(value.value)) continue
    if (await isTrashed(req, value.relationTo, value.value))
      problems.push({ kind: 'value', path: `rows.${index}.value` })
  }
  return problems
}
