import { Forbidden, type CollectionSlug, type PayloadRequest, type SanitizedCollectionConfig } from 'payload'
import { hasPermission } from '@/access/person'
import { canPublish, personOf } from '@/access/personOf'
import { permissionKey, type ContentGroup } from '@/access/permissions'
import { callboardOf, type RecordBulkChange } from '@/access/registryOf'
import { tenantOf } from '@/access/tenants'
import { publishNotAllowed } from '@/collections/hooks/publishing'
import { languageError } from '@/collections/hooks/requests'
import { assertReferences, referencesOf } from '@/collections/references/references'
import { writeVersions } from '@/database/bulk/writeVersions'
import { clientOf } from '@/database/connections'
import { replaceReferences } from '@/database/documents/changedReferences'
import { listNewest, listStored, listVersions } from '@/database/documents/stored'
import { reachingVisitors, type Dependencies } from '@/lib/content/reachingVisitors'
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
  /** Of fields that reach visitors together or not at all. */
  dependenciesOf?: Dependencies
  /** Derives further values, as a hook before a change would. @param live of a draft: what visitors see */
  derive?: (stored: Stored, values: FieldValues, live?: Stored) => FieldValues
  group: ContentGroup
  locale: string
  /** Whether the caller has checked what the person may do. Default: their permission for the content type holds. */
  overrideAccess?: boolean
  tenant: string
  /**
   * Moments of the changes that are taken back, in ISO 8601, by document: visitors get back only what they have seen change
   * since.
   */
  undoes?: ReadonlyMap<string, string>
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
 * ahead of what visitors see stays one, and they see the change as well (`reachingVisitors`). The caller's permission and
 * the fields' own rules and hooks hold as in a form. Those of the collection do not run; call it inside
 * `changeManyOutsideForms`.
 * @throws Forbidden; APIError 403 without permission to publish; ValidationError; Error for a field that only a save of
 *   each document can write
 * @returns the versions that were changed, as they were before
 */
export async function saveMany<Stored extends FieldValues>(
  req: PayloadRequest,
  target: Target<Stored>,
  changes: Change<FieldValues>[],
): Promise<FieldValues[]> {
  const { collection, group, overrideAccess = !req.user, tenant } = target
  const { config } = req.payload.collections[collection]
  const { newest, published } = await planSaves(req, target, config, changes)
  if (newest.length === 0) return []
  if (!overrideAccess && !hasPermission(await personOf(req), permissionKey(group.name, 'manage'), tenant))
    throw new Forbidden(req.t)
  const mayPublish = overrideAccess || (await canPublish(req, group, tenant))
  if (newest.some(({ isLive }) => isLive) && !mayPublish) throw publishNotAllowed(req)
  // The draft is stored last, so that it stays the newest version.
  const stored = [mayPublish ? published : [], newest]
  const documents: BulkDocument[] = []
  for (const planned of stored) documents.push(...(await store(req, target, config, planned)))
  for (const record of callboardOf(req.payload).bulkChanges)
    await record(req, { collection, documents, tenantId: tenant })
  return stored.flat().map(({ before }) => before)
}

/** Stores one version of each document. @returns what plugins record of them */
async function store<Stored>(
  req: PayloadRequest,
  { collection, tenant }: Target<Stored>,
  config: SanitizedCollectionConfig,
  planned: Planned[],
): Promise<BulkDocument[]> {
  if (planned.length === 0) return []
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
  return planned.map(({ before, data, id, isLive }) => ({ id, before, data, isLive, version: versions.get(id) ?? '' }))
}

type BulkDocument = Parameters<RecordBulkChange>[1]['documents'][number]

interface PlannedSaves {
  newest: Planned[]
  /** Of drafts whose change reaches visitors: what they see. */
  published: Planned[]
}

/** The next version of each document that changes. */
async function planSaves<Stored extends FieldValues>(
  req: PayloadRequest,
  { collection, dependenciesOf, derive, locale, tenant, undoes }: Target<Stored>,
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
  const earlierOf = new Map<string, FieldValues>()
  for (const id of undoes ? seen.keys() : []) {
    const earlier = await readPublishedBefore(req, collection, id, undoes?.get(id) ?? '')
    if (earlier) earlierOf.set(id, earlier)
  }
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
    const earlier = undoes && earlierOf.get(stored.id)
    const isSeenChange = (name: string): boolean =>
      !undoes || Boolean(earlier && live && !isSameValue(inLocale(earlier)[name], inLocale(live)[name]))
    const reaching = new Set(
      live
        ? reachingVisitors(inLocale(live), texts, Object.fromEntries(changed), dependenciesOf).filter(isSeenChange)
        : [],
    )
    const planOf = (
      { id, ...before }: StoredDocument<Stored>,
      entries: [string, unknown][],
      derived: FieldValues | undefined,
    ): Planned => {
      const values = Object.fromEntries(
        entries.map(([name, value]) => [
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
    newest.push(planOf(stored, changed, derive?.(stored, Object.fromEntries(changed), live)))
    const shared = changed.filter(([name]) => reaching.has(name))
    if (live && shared.length > 0) published.push(planOf(live, shared, derive?.(live, Object.fromEntries(shared))))
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

/** Reads what visitors saw of a document before a moment; null if they saw nothing, or its versions are gone. */
async function readPublishedBefore(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: string,
  moment: string,
): Promise<FieldValues | null> {
  if (!moment) return null
  const { docs } = await listVersions<{ version: FieldValues }>(req, {
    collection,
    limit: 1,
    pagination: false,
    sort: '-version.updatedAt',
    where: {
      and: [
        { parent: { equals: id } },
        { 'version._status': { equals: 'published' } },
        { 'version.updatedAt': { less_than: moment } },
      ],
    },
  })
  return docs[0]?.version ?? null
}

const pick = (values: FieldValues, names: string[]): FieldValues =>
  Object.fromEntries(names.flatMap((name) => (name in values ? [[name, values[name]]] : [])))
