import {
  createLocalReq,
  type BasePayload,
  type CollectionSlug,
  type FlattenedField,
  type SanitizedCollectionConfig,
  type UploadConfig,
} from 'payload'
import { anyDocuments, callboardOf } from '@/exports/server'
import type { ContentType } from '@/exports/types'
import { createStored, listStored, listVersions } from '@/database/documents/stored'
import { documentPath } from '@/lib/site/addresses'
import { tenantCollections } from '../restDoors'
import { sampleData } from '../samples/sampleData'
import { sampleFile } from '../samples/sampleFile'
import { FAR_FUTURE, knownText, SUBJECT } from '../samples/sampleRow'
import { marksOf, type Planted } from '../scene'
import { newDocument } from './newDocument'

/** Collections in which the canary has nothing, and why. Their routes are tried with the ids that it has elsewhere. */
const NOT_PLANTED: Record<string, string> = {
  'access-requests': 'An organisation would appear to the provider.',
  'audit-log': 'Its lines come with what happens.',
  avatars: 'Unused pictures are tidied up.',
  'chat-messages': 'Their parts are of a form that nobody could guess.',
  mails: 'It would be sent.',
}

interface Site {
  mark: string
  ownerId: string
  rowId: string
  secret: string
  tenantId: string
}

/** Finds or creates documents of every collection of sites. */
export async function plantDocuments(payload: BasePayload, site: Site): Promise<Map<string, Planted>> {
  const planter = new Planter(payload, site)
  for (const { slug } of tenantCollections(payload.config)) await planter.find(slug)
  return planter.planted
}

class Planter {
  readonly planted = new Map<string, Planted>()
  readonly #payload: BasePayload
  readonly #site: Site
  readonly #types: ReadonlyMap<string, ContentType>

  constructor(payload: BasePayload, site: Site) {
    this.#payload = payload
    this.#site = site
    this.#types = new Map(callboardOf(payload).contentTypes.map((type) => [type.slug, type]))
  }

  /** Finds or creates what the site has in a collection; null if it has nothing there. */
  async find(slug: string): Promise<Planted | null> {
    const known = this.planted.get(slug)
    if (known) return known
    if (slug === 'tenants' || slug === 'users' || Object.hasOwn(NOT_PLANTED, slug)) return null
    const type = this.#types.get(slug)
    const made = type ? await this.#content(type) : await this.#other(slug)
    if (made) this.planted.set(slug, made)
    return made
  }

  /** For required references. */
  readonly refer = async (slug: string): Promise<string> => {
    if (slug === 'users') return this.#site.ownerId
    if (slug === 'tenants') return this.#site.tenantId
    const found = await this.find(slug)
    if (!found) throw new Error(`The canary has nothing in ${slug} that a required reference can lead to.`)
    return found.live
  }

  async #content(type: ContentType): Promise<Planted> {
    const { config } = this.#payload.collections[type.slug as CollectionSlug]
    const { draftMark, liveMark } = marksOf(this.#site.mark)
    const docs = await this.#list(type.slug)
    const live =
      docs.find((doc) => doc._status !== 'draft') ?? (await this.#create(type, config, liveMark, 'published'))
    const draft = hasDrafts(config)
      ? (docs.find((doc) => doc._status === 'draft') ?? (await this.#create(type, config, draftMark, 'draft')))
      : live
    return {
      draft: draft.id,
      draftPath: draft === live ? null : documentPath(type.slug, draft),
      filename: draft.filename ?? null,
      live: live.id,
      path: documentPath(type.slug, live),
      version: await this.#newestVersion(config, draft.id),
    }
  }

  async #list(collection: string): Promise<StoredDoc[]> {
    const { docs } = await this.#payload.find({
      collection: collection as 'pages',
      depth: 0,
      limit: 20,
      // The job of the installation itself, without a user.
      overrideAccess: true,
      sort: 'createdAt',
      where: { tenant: { equals: this.#site.tenantId } },
    })
    return docs as StoredDoc[]
  }

  async #create(
    type: ContentType,
    { upload }: SanitizedCollectionConfig,
    mark: string,
    status: 'draft' | 'published',
  ): Promise<StoredDoc> {
    const data = await newDocument(this.#payload, type, { ...this.#site, mark, refer: this.refer })
    const req = await createLocalReq({ context: { withoutAudit: true } }, this.#payload)
    return anyDocuments(req).create({
      collection: type.slug,
      data: { ...data, _status: status },
      depth: 0,
      draft: status === 'draft',
      ...(upload && { file: sampleFile((upload as UploadConfig).mimeTypes, mark) }),
      // The job of the installation itself, without a user.
      overrideAccess: true,
      req,
    })
  }

  async #newestVersion({ slug, versions }: SanitizedCollectionConfig, id: string): Promise<string | null> {
    if (!versions) return null
    const { docs } = await listVersions<{ id: string }>(
      { payload: this.#payload },
      { collection: slug as CollectionSlug, limit: 1, where: { parent: { equals: id } } },
    )
    return docs[0] ? String(docs[0].id) : null
  }

  async #other(slug: string): Promise<Planted | null> {
    const [found] = (
      await listStored<{ id: string }>(
        { payload: this.#payload },
        {
          collection: slug as CollectionSlug,
          limit: 1,
          sort: 'createdAt',
          where: { tenant: { equals: this.#site.tenantId } },
        },
      )
    ).docs
    const id = found?.id ?? (await this.#store(slug))
    return id ? { draft: id, draftPath: null, filename: null, live: id, path: null, version: null } : null
  }

  /** Values of the fields that must be what a row has in columns of their name. */
  async #known(fields: FlattenedField[]): Promise<Record<string, unknown>> {
    const subject = (await this.find(SUBJECT))?.draft
    const known = (name: string) => (name === 'documentId' ? subject : knownText(name, this.#site))
    return Object.fromEntries(
      fields.flatMap(({ name, type }): [string, unknown][] => {
        if (type === 'date') return name === 'expiresAt' ? [[name, FAR_FUTURE.toISOString()]] : []
        const text = type === 'text' ? known(name) : undefined
        return text === undefined ? [] : [[name, text]]
      }),
    )
  }

  /** Null where the collection wants values that nobody could guess. */
  async #store(slug: string): Promise<string | null> {
    const payload = this.#payload
    const fields = payload.collections[slug as CollectionSlug].config.flattenedFields
    try {
      const data = await sampleData(fields, { mark: this.#site.mark, payload, refer: this.refer })
      const known = await this.#known(fields)
      // Also where it is not required, so that its owner reads it.
      const owner = fields.some(({ name }) => name === 'user') ? { user: this.#site.ownerId } : {}
      const stored = { ...defaultsOf(fields), ...data, ...known, ...owner, tenant: this.#site.tenantId }
      return String(
        (
          await createStored(
            { payload },
            // The id of all that is no content: operations name it without its collection.
            { collection: slug as CollectionSlug, customID: this.#site.rowId, data: stored },
          )
        ).id,
      )
    } catch (error) {
      payload.logger.warn({ err: error, msg: `The isolation canary has no document in ${slug}.` })
      return null
    }
  }
}

interface StoredDoc {
  id: string
  _status?: string | null
  filename?: string | null
  relativePath?: string | null
  slug?: string | null
}

/** Rows that are stored without hooks get no defaults. */
const defaultsOf = (fields: FlattenedField[]): Record<string, unknown> =>
  Object.fromEntries(
    fields.flatMap((field): [string, unknown][] =>
      'defaultValue' in field && field.defaultValue !== undefined && typeof field.defaultValue !== 'function'
        ? [[field.name, field.defaultValue]]
        : [],
    ),
  )

const hasDrafts = ({ versions }: SanitizedCollectionConfig): boolean =>
  typeof versions === 'object' && Boolean(versions.drafts)
