import { isDeepStrictEqual } from 'node:util'
import {
  beforeChangeTraverseFields,
  type Field,
  type FlattenedField,
  type JsonObject,
  type PayloadRequest,
  type ValidationFieldError,
} from 'payload'
import { z } from 'zod'
import { readInstalledHandles, tenantOfSingleton } from '@/database/apps/apps'
import { ownerOfApp, saveSecret, readSecretMarks, type SecretMarks } from '@/database/secrets/secrets'
import { appFieldsOf } from '@/collections/AppConfig/appFields'
import { defineOperation } from '@/endpoints/define'
import { badRequest, OperationError, refused } from '@/endpoints/OperationError'
import { withAnyPermission } from '@/endpoints/routeRules'
import { translatorOf } from '@/i18n/translator'
import type { AppFieldOptions } from '@/lib/apps/appFields'
import { isSecretMark, type SecretMark } from '@/lib/apps/secretMark'
import { findShapeProblem, type ShapedField } from '@/lib/content/findShapeProblem'
import { YEARS } from '@/lib/time/dateRules'
import { isEmptyValue } from '@/lib/values'
import { lockSingleton, singletonVersion, saveSingleton } from './singleDocument'

const input = z.strictObject({
  id: z.uuid(),
  /** By app handle; omitted apps are unchanged. */
  settings: z.record(z.string().max(60), z.record(z.string().max(80), z.unknown())),
  ...singletonVersion,
})

/**
 * Changes the settings of a tenant's apps. Secrets are stored in a table of their own; responses contain only their
 * marks.
 */
export const updateAppConfig = defineOperation({
  name: 'updateAppConfig',
  area: 'apps',
  audit: 'settings.apps',
  input,
  method: 'patch',
  output: z.object({ doc: z.looseObject({}), message: z.string() }),
  path: '/app-config/:id',
  run: async ({ audit, input: { id, settings, updatedAt }, req, tenantId }) => {
    const own = await lockSingleton(req, { area: 'apps', collection: 'app-config', tenantId: tenantId, updatedAt })
    const [installed, marks] = [await readInstalledHandles(req, tenantId), await readSecretMarks(req, tenantId)]
    const after = { ...own.settings } as Record<string, Record<string, unknown>>
    for (const [handle, submitted] of Object.entries(settings)) {
      if (!installed.has(handle))
        throw refused('apps', translatorOf(req.i18n)('refusedAppNotEnabled'), `settings.${handle}`)
      after[handle] = await changeApp(req, {
        submitted,
        handle,
        marks,
        stored: after[handle] ?? {},
        tenantId: tenantId,
      })
    }
    // Field names only: the audit log must not contain secrets.
    audit({
      after: Object.fromEntries(Object.entries(settings).map(([handle, given]) => [handle, Object.keys(given)])),
      target: `app-config/${id}`,
    })
    return { doc: await saveSingleton(req, 'app-config', own, after), message: 'Updated successfully.' }
  },
  summary: "Change the settings of a site's apps",
  tenant: ({ id }, req) => tenantOfSingleton(req, 'app-config', id),
  who: withAnyPermission('apps:admin'),
})

interface AppChange {
  submitted: Record<string, unknown>
  handle: string
  marks: SecretMarks
  stored: Record<string, unknown>
  tenantId: string
}

async function changeApp(
  req: PayloadRequest,
  { submitted, handle, marks, stored, tenantId }: AppChange,
): Promise<Record<string, unknown>> {
  const fields = appFieldsOf(req.payload, handle)
  if (!fields) throw refused('apps', translatorOf(req.i18n)('refusedAppNoSettings'), `settings.${handle}`)
  const owner = ownerOfApp(handle)
  const { secrets, values } = await changeAppSettings(req, {
    ...fields,
    submitted,
    path: `settings.${handle}`,
    stored: { marks: marks[owner] ?? {}, values: stored },
  })
  for (const [name, text] of Object.entries(secrets)) await saveSecret(req, { name, owner, tenantId }, text)
  return values
}

interface Change {
  fields: Field[]
  /** The same, with fields of rows and tabs inlined. */
  flattenedFields: FlattenedField[]
  /** Submitted values, not validated. */
  submitted: Record<string, unknown>
  /** Path of the settings in the input, for error paths: `settings.mailchimp`. */
  path: string
  stored: { marks: Record<string, SecretMark>; values: Record<string, unknown> }
}

interface AppSettings {
  /** All values after the change, including unchanged ones. */
  values: JsonObject
  /** Secrets to store; null removes a secret. */
  secrets: Record<string, string | null>
}

const marksOf = ({ custom }: FlattenedField): AppFieldOptions => custom ?? {}

/**
 * Computes an app's settings after a form is saved. Omitted values are kept; `null` or an empty text removes a value. A
 * secret that is omitted, empty or sent back as its mark is kept; `null` removes it. Payload validates the result with
 * the app's own fields.
 * @throws OperationError 400 with every problem at its path; 422 when a stored secret would be sent to a different
 *   address
 */
async function changeAppSettings(req: PayloadRequest, change: Change): Promise<AppSettings> {
  const { fields, flattenedFields, path, stored } = change
  const t = translatorOf(req.i18n)
  const secretFields = new Set(flattenedFields.filter((field) => marksOf(field).isSecret).map(({ name }) => name))
  const { secrets, values } = mergeValues(change, secretFields)
  const problems = [...unknownNames(change, t('checkNoSetting')), ...findMalformed(req, change, values)]
  if (problems.length === 0) problems.push(...(await validate(req, fields, { path, stored: stored.values, values })))
  const [problem] = problems
  if (problem) throw badRequest('apps', problem.message, problems)

  const kept = Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !secretFields.has(name) && !isEmptyValue(value)),
  )
  const changedTarget = flattenedFields
    .map((field) => ({ name: field.name, secret: marksOf(field).boundSecret }))
    .find(
      ({ name, secret }) =>
        secret &&
        stored.marks[secret] &&
        secrets[secret] === undefined &&
        !isDeepStrictEqual(kept[name], stored.values[name]),
    )
  if (changedTarget) {
    const message = t('checkSecretAgain')
    throw new OperationError({
      code: 'refused:apps',
      errors: [{ message, path: `${path}.${changedTarget.secret}` }],
      message,
      status: 422,
    })
  }
  return { secrets, values: kept }
}

/**
 * The values and secrets to store. In `values`, a secret is its typed text, or its mark if kept. Values of removed
 * fields are dropped.
 */
function mergeValues({ flattenedFields, submitted, stored }: Change, secretFields: Set<string>): AppSettings {
  const secrets: AppSettings['secrets'] = {}
  const values: JsonObject = {}
  for (const { name } of flattenedFields) {
    const isSecret = secretFields.has(name)
    const before: unknown = isSecret ? stored.marks[name] : stored.values[name]
    const requested = Object.hasOwn(submitted, name) ? submitted[name] : before
    const isKept = isSecret && (isSecretMark(requested) || (isEmptyValue(requested) && requested !== null))
    const next = isKept ? before : requested
    if (isSecret && !isKept && (requested === null || typeof requested === 'string')) secrets[name] = requested
    if (!isEmptyValue(next)) values[name] = structuredClone(next)
  }
  return { secrets, values }
}

interface Problem {
  message: string
  path: string
}

const unknownNames = ({ flattenedFields, submitted, path }: Change, message: string): Problem[] =>
  Object.keys(submitted)
    .filter((name) => !flattenedFields.some((field) => field.name === name))
    .map((name) => ({ message, path: `${path}.${name}` }))

/** Finds malformed rows and groups, on which Payload's validation would fail. */
function findMalformed(req: PayloadRequest, { flattenedFields, path }: Change, values: JsonObject): Problem[] {
  const nested = flattenedFields.filter((field) => 'flattenedFields' in field || 'blocks' in field)
  const shapeProblem = findShapeProblem(nested as ShapedField[], values, {}, `${path}.`)
  return shapeProblem ? [{ message: translatorOf(req.i18n)(shapeProblem.message, YEARS), path: shapeProblem.path }] : []
}

/** Runs the fields' hooks and validation as Payload does when it saves a document. */
async function validate(
  req: PayloadRequest,
  fields: Field[],
  { path, stored, values }: { path: string; stored: JsonObject; values: JsonObject },
): Promise<Problem[]> {
  const errors: ValidationFieldError[] = []
  const before = structuredClone(stored)
  await beforeChangeTraverseFields({
    collection: req.payload.collections['app-config'].config,
    context: req.context,
    data: values,
    doc: before,
    docWithLocales: before,
    errors,
    fieldLabelPath: '',
    fields,
    global: null,
    mergeLocaleActions: [],
    operation: 'update',
    overrideAccess: false,
    parentIndexPath: '',
    parentPath: path,
    parentSchemaPath: '',
    req,
    siblingData: values,
    siblingDoc: before,
    siblingDocWithLocales: before,
  })
  return errors.map(({ message, path: fieldPath }) => ({ message, path: fieldPath }))
}
