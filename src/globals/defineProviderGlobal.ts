import {
  APIError,
  type Field,
  type GlobalAfterChangeHook,
  type GlobalBeforeOperationHook,
  type GlobalConfig,
  type GlobalSlug,
  ValidationError,
} from 'payload'
import { findStoredGlobal } from '@/database/documents/stored'
import { isSuperAdmin } from '@/access/atoms'
import { hiddenFromStaff } from '@/collections/forProvider'
import { withDateRules } from '@/collections/fields/withDateRules'
import { withTranslatedLabels } from '@/collections/fields/withTranslatedLabels'
import { mapFields, withLabel } from '@/collections/fields/fieldDefaults'
import { translatorOf } from '@/i18n/translator'
import { YEARS } from '@/lib/time/dateRules'
import { findShapeProblem } from '@/lib/content/findShapeProblem'
import { personOf } from '@/access/personOf'
import { differences } from '@/collections/AuditLog/auditProvider'
import { writeAudit } from '@/collections/AuditLog/writeAudit'
import { dbOf } from '@/database/connections'
import { lockSavesOfGlobal } from '@/database/transactions'
import { EDIT_SCREEN, STALE_ERROR_PATH } from '@/lib/content/editScreen'
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
    fields: mapFields(global.fields, (field: Field) => withTranslatedLabels(withLabel(withDateRules(field)))),
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
    const message = translatorOf(req.i18n)(problem.message, YEARS)
    throw new ValidationError({ errors: [{ message, path: problem.path }], global: global.slug }, req.t)
  }
  return args
}

/** The current time, but always later than `before`, so that `updatedAt` identifies each state. */
const laterThan = (before?: string): string =>
  new Date(Math.max(Date.now(), (Date.parse(before ?? '') || 0) + 1)).toISOString()

type Document = Record<string, unknown>

/** A global has only one document, so its id is omitted. */
const withoutId = ({ id: _, ...fields }: Document): Document => fields

/** Logs changes by super admins to the settings of the installation, field by field. */
const auditGlobal: GlobalAfterChangeHook = async ({ doc, global, previousDoc, req }) => {
  const person = await personOf(req)
  const { after, before } = differences(withoutId(previousDoc ?? {}), withoutId(doc))
  if (!person || Object.keys(after).length === 0) return doc
  await writeAudit(req, {
    action: `${global.slug}.updated`,
    details: { after, before, target: `globals/${global.slug}` },
    person,
    tenantId: null,
  })
  return doc
}

const STALE = 409

/**
 * Rejects a save with 409 if the global has changed since the request's `updatedAt`. Requests without `updatedAt` are
 * accepted. Saves of one global run one after the other.
 */
const guardStaleGlobal: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
  const data = (args as { data?: Record<string, unknown> }).data
  if (operation !== 'update' || !data) return args
  delete data[EDIT_SCREEN]
  await lockSavesOfGlobal(await dbOf(req), global.slug)
  const since = typeof data.updatedAt === 'string' ? Date.parse(data.updatedAt) : Number.NaN
  // Without permission, access control rejects the request next, without revealing whether it is stale.
  if (Number.isNaN(since) || !(await personOf(req))?.isSuperAdmin) return args
  const stored = await findStoredGlobal<{ updatedAt?: Date | string }>(req, {
    slug: global.slug as GlobalSlug,
  })
  if (!stored?.updatedAt || new Date(stored.updatedAt).getTime() === since) return args
  const message = translatorOf(req.i18n)('editingSavedElsewhere')
  throw new APIError(message, STALE, { code: 'stale:documents', errors: [{ message, path: STALE_ERROR_PATH }] }, true)
}
