import { ValidationError, type CollectionBeforeChangeHook } from 'payload'
import { translatorOf } from '@/i18n/translator'
import { settings } from '@/lib/settings'
import { checkValues, namesIn } from '@/lib/themes/checkValues'
import { describeProblem } from '@/lib/themes/describeProblem'
import { storedReferences } from '@/lib/themes/findValueProblems'
import { readManifest } from '@/lib/themes/readManifest'
import { toTheme } from '@/lib/themes/theme'
import { idOf } from '@/lib/values'
import { tenantOf } from '@/access/tenants'

const MAX_PROBLEMS = 5

/** Rejects an invalid manifest, in drafts too, and settings that the manifest does not define. */
export const guardManifest: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const t = translatorOf(req.i18n)
  const validationError = (message: string, path: string) =>
    new ValidationError({ collection: collection.slug, errors: [{ message, path }] })
  if (data.manifest !== undefined && data.manifest !== null) {
    const result = readManifest(data.manifest, { language: req.i18n.language, layers: settings().BLOCK_LEVELS, t })
    if ('problems' in result)
      throw validationError(
        result.problems
          .slice(0, MAX_PROBLEMS)
          .map(({ message, path }) => (path ? `${path}: ${message}` : message))
          .join('\n'),
        'manifest',
      )
  }
  const { settings: fields } = toTheme(data.manifest, settings().BLOCK_LEVELS)
  const tenant = idOf(data.tenant ?? originalDoc?.tenant)
  const site = tenant ? await tenantOf(req, tenant) : null
  const [problem] = checkValues(fields, data.settings, {
    defaultLanguage: site?.defaultLanguage ?? 'en',
    isDraft: data._status !== 'published',
    known: namesIn(originalDoc?.settings),
    stored: storedReferences(originalDoc?.settings),
    t,
    zone: site?.timezone,
  })
  if (problem) throw validationError(describeProblem(fields, problem), 'settings')
  return data
}
