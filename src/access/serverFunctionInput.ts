import { flattenAllFields, getFieldByPath, NotFound, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { translatorOf } from '@/i18n/translator'
import { isRecord } from '@/lib/values'
import { publicError } from './publicError'

const BAD_REQUEST = 400

const text = z.string().max(1_000)
const id = text.nullish()
const values = z.record(z.string(), z.unknown()).nullish()
const moment = z.union([z.date(), text.refine((value) => !Number.isNaN(Date.parse(value)))]).nullish()
const count = z.union([z.number(), text.refine((value) => Number.isFinite(Number(value)))]).nullish()
/** Conditions on fields, and lists of conditions under `and` and `or`. */
const isWhere = (value: unknown): boolean =>
  isRecord(value) &&
  Object.entries(value).every(([name, inner]) =>
    /^(?:and|or)$/i.test(name) ? Array.isArray(inner) && inner.every(isWhere) : isRecord(inner),
  )
const query = z
  .looseObject({
    limit: count,
    page: count,
    sort: z.union([text, z.array(text)]).nullish(),
    where: z.unknown().refine(isWhere).optional(),
  })
  .nullish()
const slugs = z.union([text, z.array(text)]).nullish()

/** What every server function may be called with. Payload's own read these values without looking at their type. */
const common = { collectionSlug: slugs, data: values, formState: values, globalSlug: text.nullish(), id }

/** What a server function needs in addition, by its name. */
const INPUTS: Record<string, z.ZodRawShape> = {
  'copy-data-from-locale': { docID: id, fromLocale: text, toLocale: text },
  'form-state': { schemaPath: text.optional() },
  'get-upcoming-scheduled-publish': {},
  'render-document': { collectionSlug: text, docID: id, initialData: values, paramsOverride: values },
  'render-document-slots': { collectionSlug: text },
  'render-field': { path: text.nullish(), schemaPath: text },
  'render-list': { collectionSlug: text, query },
  'render-widget': { widgetData: values, widgetSlug: text },
  'schedule-publish': { date: moment },
  slugify: { path: text, valueToSlugify: text.nullish() },
  'table-state': {
    collectionSlug: z.union([text.min(1), z.array(text.min(1)).min(1)]),
    columns: z.array(z.looseObject({ accessor: text.optional() })).nullish(),
    data: z.looseObject({ docs: z.array(values).nullish() }).nullish(),
    orderableFieldName: text.nullish(),
    parent: z.looseObject({ collectionSlug: text, id: z.union([text, z.number()]), joinPath: text }).nullish(),
    query,
    tableAppearance: text.nullish(),
  },
}

/** Payload's server functions that take arguments. */
export const SERVER_FUNCTIONS = Object.keys(INPUTS)

/**
 * Checks the types of a server function's arguments, and that the collections, globals and languages that they name
 * exist: Payload would fail on others.
 * @throws APIError 400 for values of another type, 404 for unknown names
 */
export function validateServerFunctionInput(
  name: string,
  { req, ...args }: Record<string, unknown> & { req: PayloadRequest },
): void {
  const { collections, config } = req.payload
  if (!z.looseObject({ ...common, ...INPUTS[name] }).safeParse(args).success)
    throw publicError(translatorOf(req.i18n)('refusedArguments'), BAD_REQUEST)
  const { collectionSlug, fromLocale, globalSlug, schemaPath, toLocale } = args
  const [kind, entity] =
    name === 'render-field' && typeof schemaPath === 'string' ? schemaPath.split('.') : ['collection']
  const namedCollections = [collectionSlug, kind === 'collection' ? entity : undefined, parentOf(args)].flat()
  const namedGlobals = [globalSlug, kind === 'global' ? entity : undefined]
  const locales = config.localization ? config.localization.localeCodes : []
  // A list of several types belongs to a document.
  if (name === 'table-state' && Array.isArray(collectionSlug) && !args.parent)
    throw publicError(translatorOf(req.i18n)('refusedArguments'), BAD_REQUEST)
  const isKnown =
    (kind === 'collection' || kind === 'global') &&
    namedCollections.filter(isNamed).every((slug) => Object.hasOwn(collections, slug)) &&
    namedGlobals.filter(isNamed).every((slug) => config.globals.some((global) => global.slug === slug)) &&
    (name !== 'copy-data-from-locale' || [fromLocale, toLocale].every((code) => locales.includes(String(code)))) &&
    (name !== 'form-state' || isWithinForm(args)) &&
    (!NEEDS_ENTITY.has(name) || [...namedCollections, ...namedGlobals].some(isNamed))
  if (!isKnown || (name === 'slugify' && !hasField(req, args))) throw new NotFound(req.t)
}

const parentOf = ({ parent }: Record<string, unknown>): unknown => isRecord(parent) && parent.collectionSlug

/** Whether the path of a form's fields begins with what the form belongs to. */
function isWithinForm({ collectionSlug, globalSlug, schemaPath, widgetSlug }: Record<string, unknown>): boolean {
  const owners = [collectionSlug, globalSlug, widgetSlug].filter(isNamed)
  return owners.length > 0 && (!isNamed(schemaPath) || owners.includes(schemaPath.split('.')[0] ?? ''))
}

/** Whether the collection or global has a field at the path. */
function hasField({ payload }: PayloadRequest, { collectionSlug, globalSlug, path }: Record<string, unknown>): boolean {
  const { collections, globals } = payload.config
  const entity =
    collections.find(({ slug }) => slug === collectionSlug) ?? globals.find(({ slug }) => slug === globalSlug)
  const fields = flattenAllFields({ fields: entity?.fields ?? [] })
  return isNamed(path) && Boolean(getFieldByPath({ config: payload.config, fields, path }))
}

/** Functions that act on a collection or a global, which their arguments have to name. */
const NEEDS_ENTITY = new Set(['copy-data-from-locale', 'slugify'])

const isNamed = (value: unknown): value is string => typeof value === 'string' && value !== ''
