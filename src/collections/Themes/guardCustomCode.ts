import { isDeepStrictEqual } from 'node:util'
import type { CollectionBeforeValidateHook } from 'payload'
import { idOf } from '@/lib/values'
import { tenantOf } from '@/access/tenants'
import { publicError } from '@/access/publicError'
import { translatorOf } from '@/i18n/translator'
import { planAllows } from '@/lib/plans/planAllows'

const FORBIDDEN = 403

export const CUSTOM_THEMES = 'custom_themes'

/** Context key of a write that adds no new code, such as restoring a version that an earlier plan allowed. */
export const IS_KNOWN_CODE = 'isKnownThemeCode'

/** Fields that make a theme a custom one: its manifest and the source of its code. */
const CUSTOM_CODE = ['manifest', 'githubRepo', 'githubBranch', 'githubTag', 'relativePath', 'key']

/**
 * Rejects new or changed custom themes, in drafts too, unless the tenant's plan includes the feature. Existing themes
 * keep their names and settings and can be used, moved and deleted.
 */
export const guardCustomCode: CollectionBeforeValidateHook = async ({ context, data, operation, originalDoc, req }) => {
  if (!data || !req.user || context[IS_KNOWN_CODE]) return data
  const values = data as Record<string, unknown>
  // A duplicate counts as new although `originalDoc` is set.
  const previous = (operation === 'create' ? {} : (originalDoc ?? {})) as Record<string, unknown>
  const isNew = CUSTOM_CODE.some((name) => !isEmpty(values[name]) && !isDeepStrictEqual(values[name], previous[name]))
  if (!isNew) return data
  const tenant = idOf(previous.tenant ?? values.tenant)
  const site = tenant ? await tenantOf(req, tenant) : null
  if (!site || !planAllows(site, CUSTOM_THEMES)) throw publicError(translatorOf(req.i18n)('themeNotInPlan'), FORBIDDEN)
  return data
}

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''
