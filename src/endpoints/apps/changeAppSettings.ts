import { isDeepStrictEqual } from 'node:util'
import {
  beforeChangeTraverseFields,
  type Field,
  type FlattenedField,
  type JsonObject,
  type PayloadRequest,
  type ValidationFieldError,
} from 'payload'
import { translatorOf } from '../../i18n/translator'
import type { AppFieldMarks } from '../../lib/apps/appFields'
import { isSecretMark, type SecretMark } from '../../lib/apps/secretMark'
import { findMisfit, type ShapedField } from '../../lib/content/findMisfit'
import { isNothing } from '../../lib/objects/isNothing'
import { badRequest, OperationError } from '../OperationError'

interface Change {
  fields: Field[]
  /** The same, those of rows and tabs among them. */
  flattenedFields: FlattenedField[]
  /** As it came. */
  given: Record<string, unknown>
  /** Place of the settings in what was sent, for what is wrong with them: `settings.mailchimp`. */
  path: string
  stored: { marks: Record<string, SecretMark>; values: Record<string, unknown> }
}

export interface AppSettings {
  /** All values from now on, those that stay included. */
  values: JsonObject
  /** Secrets to store; null: to remove. */
  secrets: Record<string, string | null>
}

const marksOf = ({ custom }: FlattenedField): AppFieldMarks => custom ?? {}

/**
 * Decides what becomes of an app's settings when a form is saved. What is left out stays; `null` or an empty text takes
 * a value away. A secret that is left out, empty or sent back as it was read stays; `null` removes it. Payload validates
 * all of it with the app's own fields.
 * @throws OperationError 400 with every problem at its path, 422 where a secret would be sent somewhere else
 */
export async function changeAppSettings(req: PayloadRequest, change: Change): Promise<AppSettings> {
  const { fields, flattenedFields, path, stored } = change
  const t = translatorOf(req.i18n)
  const secretFields = new Set(flattenedFields.filter((field) => marksOf(field).isSecret).map(({ name }) => name))
  const { secrets, values } = merged(change, secretFields)
  const problems = [...unknownNames(change, t('checkNoSetting')), ...misshapen(req, change, values)]
  if (problems.length === 0) problems.push(...(await validate(req, fields, { path, stored: stored.values, values })))
  const [problem] = problems
  if (problem) throw badRequest('apps', problem.message, problems)

  const kept = Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !secretFields.has(name) && !isNothing(value)),
  )
  const unproven = flattenedFields
    .map((field) => ({ name: field.name, secret: marksOf(field).boundSecret }))
    .find(
      ({ name, secret }) =>
        secret &&
        stored.marks[secret] &&
        secrets[secret] === undefined &&
        !isDeepStrictEqual(kept[name], stored.values[name]),
    )
  if (unproven) {
    const message = t('checkSecretAgain')
    throw new OperationError({
      code: 'refused:apps',
      errors: [{ message, path: `${path}.${unproven.secret}` }],
      message,
      status: 422,
    })
  }
  return { secrets, values: kept }
}

/** What would be stored. A secret is there as it was typed, or as its mark while it stays. Values of fields that exist no more are dropped. */
function merged({ flattenedFields, given, stored }: Change, secretFields: Set<string>): AppSettings {
  const secrets: AppSettings['secrets'] = {}
  const values: JsonObject = {}
  for (const { name } of flattenedFields) {
    const isSecret = secretFields.has(name)
    const before: unknown = isSecret ? stored.marks[name] : stored.values[name]
    const now = Object.hasOwn(given, name) ? given[name] : before
    const stays = isSecret && (isSecretMark(now) || (isNothing(now) && now !== null))
    const next = stays ? before : now
    if (isSecret && !stays && (now === null || typeof now === 'string')) secrets[name] = now
    if (!isNothing(next)) values[name] = structuredClone(next)
  }
  return { secrets, values }
}

interface Problem {
  message: string
  path: string
}

const unknownNames = ({ flattenedFields, given, path }: Change, message: string): Problem[] =>
  Object.keys(given)
    .filter((name) => !flattenedFields.some((field) => field.name === name))
    .map((name) => ({ message, path: `${path}.${name}` }))

/** Rows and groups that are none: Payload's validation would break on them. */
function misshapen(req: PayloadRequest, { flattenedFields, path }: Change, values: JsonObject): Problem[] {
  const nested = flattenedFields.filter((field) => 'flattenedFields' in field || 'blocks' in field)
  const misfit = findMisfit(nested as ShapedField[], values, {}, `${path}.`)
  return misfit ? [misfit] : []
}

/** Runs the fields' hooks and validations as Payload does when it saves a document. */
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
  return errors.map(({ message, path: place }) => ({ message, path: place }))
}
