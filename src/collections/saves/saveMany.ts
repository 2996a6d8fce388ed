import {
  Forbidden,
  ValidationError,
  type CollectionSlug,
  type FlattenedField,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload'
import { hasPermission } from '@/access/person'
import { canPublish, personOf } from '@/access/personOf'
import { permissionKey, type ContentGroup } from '@/access/permissions'
import { callboardOf } from '@/access/registryOf'
import { tenantOf } from '@/access/tenants'
import { publishNotAllowed } from '@/collections/hooks/publishing'
import { languageError } from '@/collections/hooks/requests'
import { assertReferences, referencesOf } from '@/collections/references/references'
import { writeVersions } from '@/database/bulk/writeVersions'
import { clientOf } from '@/database/connections'
import { replaceReferences } from '@/database/documents/changedReferences'
import { listNewest } from '@/database/documents/stored'
import { isSameValue, type FieldValues } from '@/lib/content/values'
import { datesOf } from '@/lib/time/dateRules'
import { idOf } from '@/lib/values'

/** New values of top-level fields of a document; texts in the language of the change. */
export interface Change<Values> {
  id: string
  values: Values
}

interface Target<Stored> {
  collection: CollectionSlug
  /** Derives further values, as a hook before a change would. */
  derive?: (stored: Stored, values: FieldValues) => FieldValues
  group: ContentGroup
  locale: string
  tenant: string
}

interface Planned {
  id: string
  before: FieldValues
  data: FieldValues
  isLive: boolean
  values: FieldValues
}

/** Field types whose validation needs only the document. References are checked together. */
const SIMPLE_TYPES = new Set(['checkbox', 'date', 'email', 'number', 'select', 'text', 'textarea'])

/**
 * Saves changes of many documents of a tenant in as many statements as one: with versions, references, and what plugins
 * record. Published documents change for visitors at once, drafts stay drafts, and unchanged ones are left out. The
 * caller's permission and the fields' own rules hold as in a form. Hooks do not run; call it inside
 * `changeManyOutsideForms`.
 * @throws Forbidden; APIError 403 without permission to publish; ValidationError
 */
export async function saveMany<Stored extends FieldValues>(
  req: PayloadRequest,
  target: Target<Stored>,
  changes: Change<FieldValues>[],
): Promise<void> {
  const { collection, group, tenant } = target
  const { config } = req.payload.collections[collection]
  const planned = await planSaves(req, target, config, changes)
  if (planned.length === 0) return
  if (req.user && !hasPermission(await personOf(req), permissionKey(group.name, 'manage'), tenant))
    throw new Forbidden(req.t)
  if (planned.some(({ isLive }) => isLive) && !(await canPublish(req, group, tenant))) throw publishNotAllowed(req)
  for (const save of planned) await assertValid(req, config, save)
  const isReference = ({ type }: FlattenedField) => type === 'relationship' || type === 'upload'
  const fields = config.flattenedFields
    .filter((field) => isReference(field) && planned.some(({ values }) => field.name in values))
    .map(({ name }) => name)
  await assertReferences(
    req,
    config,
    planned.map(({ values }) => pick(values, fields)),
    tenant,
  )
  const versions = await writeVersions(await clientOf(req), req.payload, collection, planned)
  if (fields.length > 0)
    await replaceReferences(
      req,
      { collection, fields, tenant },
      planned.map(({ data, id, isLive }) => ({
        id,
        references: referencesOf(req, config, pick(data, fields)).map((reference) => ({
          locale: '',
          path: reference.path,
          target_collection: reference.collection,
          target_id: reference.id,
        })),
        state: isLive ? 'published' : 'draft',
      })),
    )
  const documents = planned.map(({ before, data, id, isLive }) => ({
    id,
    before,
    data,
    isLive,
    version: versions.get(id) ?? '',
  }))
  for (const record of callboardOf(req.payload).bulkChanges)
    await record(req, { collection, documents, tenantId: tenant })
}

/** The next version of each document that changes. */
async function planSaves<Stored extends FieldValues>(
  req: PayloadRequest,
  { collection, derive, locale, tenant }: Target<Stored>,
  { flattenedFields, slug }: SanitizedCollectionConfig,
  changes: Change<FieldValues>[],
): Promise<Planned[]> {
  const languages = (await tenantOf(req, tenant))?.languages ?? []
  const localized = new Set(
    flattenedFields.flatMap((field) => ('localized' in field && field.localized ? field.name : [])),
  )
  const writesTexts = changes.some(({ values }) => Object.keys(values).some((name) => localized.has(name)))
  if (req.user && writesTexts && !languages.includes(locale)) throw languageError(req, slug, locale)
  const wanted = new Map(changes.map(({ id, values }) => [id, values]))
  const { docs } = await listNewest<Stored & { _status?: string; createdAt: string; id: string; updatedAt: string }>(
    req,
    {
      collection,
      pagination: false,
      where: { parent: { in: [...wanted.keys()] } },
    },
  )
  const now = Date.now()
  return docs.flatMap((stored): Planned[] => {
    if (idOf(stored.tenant) !== tenant)
      throw new Error(`A document of ${slug} is not of the site that it is changed for.`)
    const own = Object.entries(wanted.get(stored.id) ?? {}).map(([name, value]): [string, unknown] =>
      localized.has(name) ? [name, { ...(stored[name] as object | null), [locale]: value }] : [name, value],
    )
    const values = Object.fromEntries(own.filter(([name, value]) => !isSameValue(stored[name], value)))
    if (Object.keys(values).length === 0) return []
    const { id, ...before } = stored
    const isLive = stored._status === 'published'
    const updatedAt = new Date(Math.max(now, Date.parse(stored.updatedAt) + 1)).toISOString()
    const data = { ...before, ...values, ...derive?.(stored, values), updatedAt }
    return [
      { id, before, data: isLive ? { ...data, publishedAt: before.publishedAt ?? updatedAt } : data, isLive, values },
    ]
  })
}

/** Drafts may be incomplete: only the dates that change are checked. */
async function assertValid(
  req: PayloadRequest,
  { flattenedFields, slug }: SanitizedCollectionConfig,
  { data, id, isLive, values }: Planned,
): Promise<void> {
  const errors: { message: string; path: string }[] = []
  for (const field of flattenedFields) {
    // Of texts, those of the change.
    if ('localized' in field && field.localized) continue
    const value = data[field.name]
    const isChecked = isLive || (field.type === 'date' && value && datesOf(field.name).some((name) => name in values))
    if (!isChecked || !SIMPLE_TYPES.has(field.type) || !('validate' in field) || !field.validate) continue
    const result = await (field.validate as Validate)(value, {
      ...field,
      collectionSlug: slug,
      data,
      id,
      operation: 'update',
      path: [field.name],
      req,
      siblingData: data,
    })
    if (result !== true) errors.push({ message: result, path: field.name })
  }
  if (errors.length > 0) throw new ValidationError({ collection: slug, errors }, req.t)
}

type Validate = (value: unknown, options: FieldValues) => Promise<string | true> | string | true

const pick = (values: FieldValues, names: string[]): FieldValues =>
  Object.fromEntries(names.flatMap((name) => (name in values ? [[name, values[name]]] : [])))
