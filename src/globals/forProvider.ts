import { ValidationError, type Field, type GlobalBeforeOperationHook, type GlobalConfig } from 'payload'
import { isSuperAdmin } from '../access/atoms'
import { hiddenFromStaff } from '../collections/forProvider'
import { withTranslatedLabels } from '../collections/fields/withTranslatedLabels'
import { withLabel } from '../collections/fields/withLabel'
import { mapFields } from '../collections/fields/mapFields'
import { findShapeProblem } from '../lib/content/findShapeProblem'
import { auditGlobal } from './auditGlobal'
import { guardStaleGlobal } from './guardStaleGlobal'
import { forgetPlatform } from './platformOf'

const KEPT_VERSIONS = 50

/** A global of the provider: nobody else reads or writes it, each change is a version and a line of the audit log. */
export function forProvider(global: Omit<GlobalConfig, 'access'>): GlobalConfig {
  return {
    ...global,
    access: { read: isSuperAdmin, readVersions: isSuperAdmin, update: isSuperAdmin },
    admin: { ...global.admin, hidden: hiddenFromStaff },
    fields: mapFields(global.fields, (field: Field) => withTranslatedLabels(withLabel(field))),
    hooks: {
      afterChange: [auditGlobal, ({ req }) => forgetPlatform(req.payload)],
      beforeChange: [({ data, originalDoc }) => ({ ...data, updatedAt: later(originalDoc?.updatedAt) })],
      beforeOperation: [checkShapes, guardStaleGlobal],
    },
    // A stale save is refused, so that nobody has to wait for anybody.
    lockDocuments: false,
    versions: { max: KEPT_VERSIONS },
  }
}

/** Refuses values that are not of their field's kind: hooks and validation would break on them. */
const checkShapes: GlobalBeforeOperationHook = ({ args, global, operation, req }) => {
  const data = (args as { data?: Record<string, unknown> }).data
  if (operation !== 'update' || !data || req.payloadAPI !== 'REST') return args
  const misfit = findShapeProblem(global.flattenedFields, data, {})
  if (misfit) throw new ValidationError({ errors: [misfit], global: global.slug }, req.t)
  return args
}

/** Now, and never the same moment twice: it tells two states apart. */
const later = (before?: string): string =>
  new Date(Math.max(Date.now(), (Date.parse(before ?? '') || 0) + 1)).toISOString()
