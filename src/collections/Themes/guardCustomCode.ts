import { isDeepStrictEqual } from 'node:util'
import type { CollectionBeforeValidateHook } from 'payload'
import { idOf } from '../../lib/values'
import { tenantOf } from '../../access/tenants'
import { publicError } from '../../access/publicError'
import { translatorOf } from '../../i18n/translator'
import { planAllows } from '../../lib/plans/planAllows'

const FORBIDDEN = 403

export const CUSTOM_THEMES = 'custom_themes'

/**
 * Context of a write that brings nothing new: an older version that is put back, say, which the plan of its day allowed.
 */
export const KNOWN_CODE = 'isKnownThemeCode'

/** What makes a theme one of the site's own: its manifest, and where its code comes from. */
const CUSTOM_CODE = ['manifest', 'githubRepo', 'githubBranch', 'githubTag', 'relativePath', 'key']

/**
 * Themes with code of one's own take a plan with the feature: without it none is added or changed, in drafts neither.
 * Those that are there stay, with their names and settings, and can be used, moved and deleted.
 */
export const guardCustomCode: CollectionBeforeValidateHook = async ({ context, data, operation, originalDoc, req }) => {
  if (!data || !req.user || context[KNOWN_CODE]) return data
  const values = data as Record<string, unknown>
  // A copy is new, although it knows what it is a copy of.
  const before = (operation === 'create' ? {} : (originalDoc ?? {})) as Record<string, unknown>
  const isNew = CUSTOM_CODE.some((name) => !isNothing(values[name]) && !isDeepStrictEqual(values[name], before[name]))
  if (!isNew) return data
  const tenant = idOf(before.tenant ?? values.tenant)
  const site = tenant ? await tenantOf(req, tenant) : null
  if (!site || !planAllows(site, CUSTOM_THEMES)) throw publicError(translatorOf(req.i18n)('themeNotInPlan'), FORBIDDEN)
  return data
}

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === ''
