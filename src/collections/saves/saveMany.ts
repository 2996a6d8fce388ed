import { Forbidden, type CollectionSlug, type PayloadRequest, type SanitizedCollectionConfig } from 'payload'
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
import { listNewest, listStored } from '@/database/documents/stored'
import { reachesVisitors } from '@/lib/content/reachesVisitors'
import { isSameValue, type FieldValues } from '@/lib/content/values'
import { idOf } from '@/lib/values'
import { assertWritable, isLocalized, isReference, RuledSave } from './fieldRules'

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
  /** Whether the caller has checked what the person may do. Default: their permission for the content type holds. */
  overrideAccess?: boolean
  tenant: string
}

interface Planned {
  id: string
  before: FieldValues
  data: FieldValues
  isLive: boolean
  rules: RuledSave
  values: FieldValues
}

/**
 * Saves changes of many documents of a tenant in as many statements as one: with versions, references, and what plugins
 * record. Published documents change for visitors at once, drafts stay drafts, and unchanged ones are left out. A draft
 * ahead of what visitors see stays one, and they see the change as well (`reachesVisitors`). The caller's permission and
 * the fields' own rules and hooks hold as in a form. Those of the collection do not run; call it inside
 * `changeManyOutsideForms`.
 * @throws Forbidden; APIError 403 without permission to publish; ValidationError; Error for a field that only a save of
 *   each document can write
 */
export async function saveMany<Stored extends FieldValues>(
  req: PayloadRequest,
  target: Target<Stored>,
  changes: Change<FieldValues>[],
): Promise<void> {
  const { collection, group, overrideAccess = !req.user, tenant } = target
  const { config } = req.payload.collections[collection]
  const { newest, published } = await planSaves(req, target, config, changes)
  if (newest.length === 0) return
  if (!overrideAccess && !hasPermission(await personOf(req), permissionKey(group.name, 'manage'), tenant))
    throw new Forbidden(req.t)
  const mayPublish = overrideAccess || (await canPublish(req, group, tenant))
  if (newest.some(({ isLive }) => isLive) && !mayPublish) throw publishNotAllowed(req)
  // The draft is stored last, so that it stays the newest version.
  for (const planned of [mayPublish ? published : [], newest]) await store(req, target, config, planned)
}

/** Stores one version of each document. */
async function store<Stored>(
  req: PayloadRequest,
  { collection, tenant }: Target<Stored>,
  config: SanitizedCollectionConfig,
  planned: Planned[],
): Promise<void> {
  if (planned.length === 0) return
  for (const save of planned) await save.rules.assertValid(save)
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

interface PlannedSaves {
  newest: Planned[]
  /** Of drafts whose change reaches visitors: what they see. */
  published: Planned[]
}

/** The next version of each document that changes. */
async function planSaves<Stored extends FieldValues>(
  req: PayloadRequest,
  { collection, derive, locale, tenant }: Target<Stored>,
  config: SanitizedCollectionConfig,
  changes: Change<FieldValues>[],
): Promise<PlannedSaves> {
  const { flattenedFields, slug } = config
  const names = changes.flatMap(({ values }) => Object.keys(values))
  assertWritable(config, names)
  const languages = (await tenantOf(req, tenant))?.languages ?? []
  const localized = new Set(flattenedFields.filter(isLocalized).map(({ name }) => name))
  const writesTexts = names.some((name) => localized.has(name))
  if (req.user && writesTexts && !languages.includes(locale)) throw languageError(req, slug, locale)
  const wanted = new Map(changes.map(({ id, values }) => [id, values]))
  const { docs } = await listNewest<StoredDocument<Stored>>(req, {
    collection,
    pagination: false,
    where: { parent: { in: [...wanted.keys()] } },
  })
  const seen = await readPublished<Stored>(
    req,
    collection,
    docs.filter(({ _status }) => _status !== 'published').map(({ id }) => id),
  )
  const inLocale = (document: FieldValues): FieldValues => ({
    ...document,
    ...Object.fromEntries(
      [...localized].map((name) => [name, (document[name] as FieldValues | null | undefined)?.[locale]]),
    ),
  })
  const now = Date.now()
  const newest: Planned[] = []
  const published: Planned[] = []
  for (const stored of docs) {
    if (idOf(stored.tenant) !== tenant)
      throw new Error(`A document of ${slug} is not of the site that it is changed for.`)
    const rules = new RuledSave(req, config, locale)
    const written = await rules.runHooks(stored, wanted.get(stored.id) ?? {})
    const texts = inLocale(stored)
    const changed = Object.entries(written).filter(([name, value]) => !isSameValue(texts[name], value))
    if (changed.length === 0) continue
    const updatedAt = new Date(Math.max(now, Date.parse(stored.updatedAt) + 1)).toISOString()
    const live = seen.get(stored.id)
    const isSeen =
      live &&
      reachesVisitors(
        inLocale(live),
        texts,
        changed.map(([name]) => name),
      )
    const derived = derive?.(isSeen ? live : stored, Object.fromEntries(changed))
    const planOf = ({ id, ...before }: StoredDocument<Stored>): Planned => {
      const values = Object.fromEntries(
        changed.map(([name, value]) => [
          name,
          localized.has(name) ? { ...(before[name] as object | null), [locale]: value } : value,
        ]),
      )
      const isLive = before._status === 'published'
      const data = {
        ...before,
        ...values,
        ...derived,
        ...(isLive && { publishedAt: before.publishedAt ?? updatedAt }),
        updatedAt,
      }
      return { id, before, data, isLive, rules, values }
    }
    newest.push(planOf(stored))
    if (isSeen) published.push(planOf(live))
  }
  return { newest, published }
}

type StoredDocument<Stored> = Stored & { _status?: string; createdAt: string; id: string; updatedAt: string }

/** Reads what visitors see of documents, by id; those that they do not see are left out. */
async function readPublished<Stored>(
  req: PayloadRequest,
  collection: CollectionSlug,
  ids: string[],
): Promise<Map<string, StoredDocument<Stored>>> {
  if (ids.length === 0) return new Map()
  const { docs } = await listStored<StoredDocument<Stored>>(req, {
    collection,
    pagination: false,
    where: { and: [{ id: { in: ids } }, { _status: { equals: 'published' } }] },
  })
  return new Map(docs.map((document) => [document.id, document]))
}

const pick = (values: FieldValues, names: string[]): FieldValues =>
  Object.fromEntries(names.flatMap((name) => (name in values ? [[name, values[name]]] : [])))
