import { ValidationError, type Field, type GlobalBeforeOperationHook, type GlobalConfig } from 'payload'
import { isSuperAdmin } from '../access/atoms'
import { hiddenFromStaff } from '../collections/forProvider'
import { withTranslatedLabels } from '../collections/fields/withTranslatedLabels'
import { withLabel } from '../collections/fields/withLabel'
import { mapFields } from '../collections/fields/mapFields'
import { translatorOf } from '../i18n/translator'
import { findShapeProblem } from '../lib/content/findShapeProblem'
import { auditGlobal } from './auditGlobal'
import { guardStaleGlobal } from './guardStaleGlobal'
import { clearPlatformCache } from './platformOf'

const KEPT_VERSIONS = 50

/**
 * Defines a global that only super admins may read and write. Each change is stored as a version and in the audit log.
 */
export function defineProviderGlobal(global: Omit<GlobalConfig, 'access'>): GlobalConfig {
  return {
    ...global,
    access: { read: isSuperAdmin, readVersions: isSuperAdmin, update: isSuperAdmin },
    admin: { ...global.admin, hidden: hiddenFromStaff },
    fields: mapFields(global.fields, (field: Field) => withTranslatedLabels(withLabel(field))),
    hooks: {
      afterChange: [auditGlobal, ({ req }) => clearPlatformCache(req.payload)],
      beforeChange: [({ data, originalDoc }) => ({ ...data, updatedAt: laterThan(originalDoc?.updatedAt) })],
      beforeOperation: [checkShapes, guardStaleGlobal],
    },
    // `guardStaleGlobal` rejects stale saves, so no lock is needed.
    lockDocuments: false,
    versions: { max: KEPT_VERSIONS },
  }
}

/** Rejects values whose type does not match their field: hooks and validation would fail on them. */
const checkShapes: GlobalBeforeOperationHook = ({ args, global, operation, req }) => {
  const data = (args as { data?: Record<string, unknown> }).data
  if (operation !== 'update' || !data || req.payloadAPI !== 'REST') return args
  const problem = findShapeProblem(global.flattenedFields, data, {})
  if (problem) {
    const message = translatorOf(req.i18n)(problem.message)
    throw new ValidationError({ errors: [{ message, path: problem.path }], global: global.slug }, req.t)
  }
  return args
}

/** The current time, but always later than `before`, so that `updatedAt` identifies each state. */
const laterThan = (before?: string): string =>
  new Date(Math.max(Date.now(), (Date.parse(before ?? '') || 0) + 1)).toISOString()
