import { ValidationError, type CollectionBeforeValidateHook, type PayloadRequest } from 'payload'
import { idOf } from '../../access/idOf'
import { tenantOf } from '../../access/tenantOf'
import { translatorOf } from '../../i18n/translator'
import { checkTemplate } from '../../lib/content/liquid/checkTemplate'
import { describeTemplateProblem } from '../../lib/content/liquid/complaintOf'
import { LIQUID_FEATURE, liquidBlocks, newTemplates } from '../../lib/content/liquid/liquidBlocks'
import { planAllows } from '../../lib/plans/planAllows'

/**
 * Templates take a plan with the feature: without it none is added or changed, in drafts neither; those that are there
 * stay, move and go. Compared by what is written, as ids can be made up. A template that cannot be read is not saved,
 * but by the form itself while somebody writes.
 */
export const guardLiquid: CollectionBeforeValidateHook = async ({ collection, data, operation, originalDoc, req }) => {
  // A copy is new, although it knows what it is a copy of.
  const before = operation === 'create' ? [] : liquidBlocks(originalDoc)
  const found = data && req.user ? newTemplates(liquidBlocks(data), before) : []
  if (found.length === 0) return data
  const refuse = (complaints: { message: string; path: string }[]) =>
    new ValidationError({ collection: collection.slug, errors: complaints }, req.t)
  const tenant = idOf(data?.tenant ?? originalDoc?.tenant)
  const site = tenant ? await tenantOf(req, tenant) : null
  const t = translatorOf(req.i18n)
  if (!site || !planAllows(site, LIQUID_FEATURE))
    throw refuse(found.map(({ path }) => ({ message: t('liquidNotInPlan'), path: `${path}.template` })))
  if (isAutosave(req)) return data
  const wrong = found.flatMap(({ path, template }) => {
    const problem = checkTemplate(template)
    return problem ? [{ message: describeTemplateProblem(problem, t), path: `${path}.template` }] : []
  })
  if (wrong.length > 0) throw refuse(wrong)
  return data
}

const isAutosave = ({ query }: PayloadRequest): boolean => query.autosave === true || query.autosave === 'true'
