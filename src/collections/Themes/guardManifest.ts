import { ValidationError, type CollectionBeforeChangeHook } from 'payload'
import { translatorOf } from '../../i18n/translator'
import { settings } from '../../lib/settings'
import { checkValues, namesIn } from '../../lib/themes/checkValues'
import { describeProblem } from '../../lib/themes/describeProblem'
import { referencesIn } from '../../lib/themes/findValueProblems'
import { readManifest } from '../../lib/themes/readManifest'
import { toTheme } from '../../lib/themes/theme'
import { idOf } from '../../lib/values'
import { tenantOf } from '../../access/tenants'

const MOST_SAID = 5

/** Refuses a manifest that makes no sense, drafts included, and settings that it does not ask for. */
export const guardManifest: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const t = translatorOf(req.i18n)
  const refuse = (message: string, path: string) =>
    new ValidationError({ collection: collection.slug, errors: [{ message, path }] })
  if (data.manifest !== undefined && data.manifest !== null) {
    const reading = readManifest(data.manifest, { language: req.i18n.language, layers: settings().BLOCK_LEVELS, t })
    if ('problems' in reading)
      throw refuse(
        reading.problems
          .slice(0, MOST_SAID)
          .map(({ message, path }) => (path ? `${path}: ${message}` : message))
          .join('\n'),
        'manifest',
      )
  }
  const { settings: fields } = toTheme(data.manifest, settings().BLOCK_LEVELS)
  const tenant = idOf(data.tenant ?? originalDoc?.tenant)
  const defaultLanguage = (tenant && (await tenantOf(req, tenant))?.defaultLanguage) || 'en'
  const [problem] = checkValues(fields, data.settings, {
    defaultLanguage,
    isDraft: data._status !== 'published',
    known: namesIn(originalDoc?.settings),
    stored: referencesIn(originalDoc?.settings),
    t,
  })
  if (problem) throw refuse(describeProblem(fields, problem), 'settings')
  return data
}
