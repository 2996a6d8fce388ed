import { ValidationError, type CollectionBeforeValidateHook } from 'payload'
import { idOf } from '../../access/idOf'
import { tenantOf } from '../../access/tenantOf'
import { languageLabel } from '../../lib/languages/languages'

/** Texts are written in the languages of their site only. All languages at once is for our own programs. */
export const guardLanguage: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  const tenantId = idOf(originalDoc?.tenant ?? data?.tenant)
  if (!req.user || !tenantId || !req.locale) return data
  const tenant = await tenantOf(req, tenantId)
  if (!tenant || tenant.languages.includes(req.locale)) return data
  const message =
    req.locale === 'all' ? 'Write one language at a time.' : `This site is not written in ${languageLabel(req.locale)}.`
  throw new ValidationError({ collection: collection.slug, errors: [{ message, path: 'locale' }] })
}
