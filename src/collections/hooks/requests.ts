import {
  ValidationError,
  type CollectionBeforeValidateHook,
  type CollectionBeforeOperationHook,
  type Config,
  type FieldHook,
  type PayloadRequest,
  type TypedLocale,
} from 'payload'
import { idOf } from '@/lib/values'
import { personOf } from '@/access/personOf'
import { tenantOf } from '@/access/tenants'
import { isContentLanguage } from '@/lib/languages/codes'
import { languageName } from '@/lib/languages/languages'
import type { Translator } from '@/i18n/createTranslator'
import { translatorOf } from '@/i18n/translator'
import { localTextToInstant } from '@/lib/events/recurring/localToInstant'
import { isTimezone } from '@/lib/events/momentInZone'
import { YEARS } from '@/lib/time/dateRules'
import { isStateChange } from '@/collections/saves/saves'
import { normalizeNulls } from '@/lib/content/values'
import { findShapeProblem } from '@/lib/content/findShapeProblem'

/**
 * Rejects writes in a language that the site does not have. Payload publishes on schedule and restores versions in
 * English whatever the site: that writes no text in English.
 */
export const guardLanguage: CollectionBeforeValidateHook = async ({ collection, context, data, originalDoc, req }) => {
  const tenantId = idOf(originalDoc?.tenant ?? data?.tenant)
  if (!req.user || !tenantId || !req.locale || req.locale === 'all') return data
  const id = idOf(originalDoc)
  if (context.isRestoringVersion || (id && isStateChange(req, collection.slug, id))) return data
  const tenant = await tenantOf(req, tenantId)
  if (!tenant || tenant.languages.includes(req.locale)) return data
  throw languageError(req, collection.slug, req.locale)
}

/** The error for texts in a language that their site does not have. */
export function languageError({ i18n }: PayloadRequest, collection: string, locale: string): ValidationError {
  const message = translatorOf(i18n)('validationLanguage', { language: languageName(locale, i18n.language) })
  return new ValidationError({ collection, errors: [{ message, path: 'locale' }] })
}

/**
 * Where a translation is missing, lists and pickers show the first language of the current site: Payload's fallback is
 * English. Requests that name another fallback, or none, keep it.
 */
export const fallBackToFirstLanguage: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { localization } = req.payload.config
  if (operation !== 'read' || !req.user || ('overrideAccess' in args && args.overrideAccess) || !localization) return
  if (req.fallbackLocale !== localization.defaultLocale) return
  const main = (await personOf(req))?.current?.defaultLanguage
  if (main) req.fallbackLocale = main as TypedLocale
}

/**
 * Reads which languages a copy takes along, as a list or separated by commas: Payload would take the letters of a text for
 * languages, and copy no text at all.
 */
export const readCopiedLanguages: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  const { selectedLocales } = args as { selectedLocales?: unknown }
  if (operation !== 'create' || selectedLocales === undefined || selectedLocales === null) return
  const codes = typeof selectedLocales === 'string' ? selectedLocales.split(',') : Object.values(selectedLocales)
  if (codes.length === 0 || !codes.every(isContentLanguage))
    throw validationError(collection.slug, req, 'validationUnknownLanguage', 'selectedLocales')
  return { ...args, selectedLocales: codes } as typeof args
}

/** Adds a check of the type of every value as the first `beforeOperation` hook of every collection. */
export const withShapeChecks = (config: Config): Config => ({
  ...config,
  collections: config.collections?.map((collection) => ({
    ...collection,
    hooks: { ...collection.hooks, beforeOperation: [checkShapes, ...(collection.hooks?.beforeOperation ?? [])] },
  })),
})

/**
 * Rejects values whose type does not match their field, and writes in all languages at once, which only our own code may
 * do: field hooks run before Payload's validation and would fail on both. Skips Local API calls.
 */
const checkShapes: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || req.payloadAPI !== 'REST') return args
  if (req.locale === 'all') throw validationError(collection.slug, req, 'validationOneLanguage', 'locale')
  if (asksForOtherLanguage(req)) throw validationError(collection.slug, req, 'validationUnknownLanguage', 'locale')
  const data = 'data' in args ? (args.data as Record<string, unknown> | undefined) : undefined
  if (!data) return args
  const fields = collection.flattenedFields
  const problem = findShapeProblem(fields, data, req.payload.blocks)
  if (problem) throw validationError(collection.slug, req, problem.message, problem.path)
  normalizeNulls(fields, data)
  for (const { name, type } of fields) if (type === 'date') readLocalTime(name, data, collection.slug, req)
  return args
}

/** Whether the request names a language that does not exist: Payload takes it for English, whose texts it would replace. */
const asksForOtherLanguage = ({ locale, query }: PayloadRequest): boolean => {
  const asked: unknown = query.locale
  return asked !== undefined && asked !== '' && asked !== locale
}

/**
 * Reads a time without an offset in the time zone of the same request. It would otherwise be read in that of the server.
 */
function readLocalTime(name: string, data: Record<string, unknown>, slug: string, req: PayloadRequest): void {
  const [text, zone] = [data[name], data[`${name}_tz`]]
  const local = typeof text === 'string' && isTimezone(zone) ? localTextToInstant(text, zone) : null
  if (!local) return
  const message = translatorOf(req.i18n)('validationClockSkips', { time: String(text).slice(11, 16) })
  if (local.change === 'gap') throw new ValidationError({ collection: slug, errors: [{ message, path: name }] }, req.t)
  data[name] = local.moment
}

function validationError(
  collection: string,
  { i18n, t }: PayloadRequest,
  message: Parameters<Translator>[0],
  path: string,
): ValidationError {
  return new ValidationError({ collection, errors: [{ message: translatorOf(i18n)(message, YEARS), path }] }, t)
}

/**
 * Ignores client input for values that only our hooks set, and keeps the stored value. A hook is used instead of field
 * access because field access would add the permissions of every field of the collection to every page.
 */
export const ignoreClientValue: FieldHook = ({ operation, overrideAccess, previousValue, value }) => {
  if (overrideAccess) return value
  return operation === 'update' ? (previousValue ?? null) : null
}

/**
 * Whether a save only writes a draft version and leaves the document that visitors see alone. Only REST requests reveal
 * this before the operation. Moving to and from the trash writes the document itself.
 */
export const isDraftSave = (
  { payloadAPI, query }: PayloadRequest,
  data: { _status?: unknown; deletedAt?: unknown },
): boolean =>
  payloadAPI === 'REST' &&
  isTrue(query.draft) &&
  !isTrue(query.trash) &&
  data._status !== 'published' &&
  !data.deletedAt

const isTrue = (value: unknown): boolean => value === true || value === 'true'
