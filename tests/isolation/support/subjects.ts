import type { SanitizedCollectionConfig, UploadConfig } from 'payload'
import { callboardOf } from '@/access/registryOf'
import type { ContentType } from '@/access/contentType'
import { sampleFile } from '@/plugins/canary/lib/samples/sampleFile'
import { sampleData } from '@/plugins/canary/lib/samples/sampleData'
import type { Stage } from './stage'
import type { TenantName } from './people'

/** A content type under test, with a document in every state for each tenant. */
export interface Subject {
  type: ContentType
  slug: string
  stage: Stage
  config: SanitizedCollectionConfig
  upload: UploadConfig | null
  docs: Record<TenantName, SubjectDocs>
}

interface SubjectDocs {
  /** Published, with an older version. */
  live: string
  /** Never published. */
  draft: string
  trashed: string
}

export const contentTypesOf = ({ app: { payload } }: Stage): ContentType[] => callboardOf(payload).contentTypes

let serial = 0

/** Data with which the application accepts a new document of this type in the tenant. */
export async function newData(
  subject: Pick<Subject, 'config' | 'stage' | 'type'>,
  tenant: string,
): Promise<Record<string, unknown>> {
  const { config, stage, type } = subject
  const data = await sampleData(config.flattenedFields, {
    payload: stage.app.payload,
    refer: (slug) => findOrMake(stage, slug, tenant),
  })
  const number = ++serial
  // An address on the site is one document's only.
  for (const [name, value] of Object.entries(data)) if (value === '/sample') data[name] = `/sample-${number}`
  const title =
    typeof data[type.titleField] === 'string' && String(data[type.titleField]).startsWith('/')
      ? `/sample-${number}`
      : `Sample ${number}`
  // One of two fields that are optional each.
  const target = type.slug === 'redirects' ? { toAddress: 'https://sample.example' } : {}
  return { ...data, ...target, [type.titleField]: title, tenant }
}

/** Makes a document behind every rule. @returns its id */
export async function make(
  subject: Pick<Subject, 'config' | 'stage' | 'type'>,
  tenant: string,
  more: Record<string, unknown> = {},
): Promise<string> {
  const { config, stage, type } = subject
  const data = { _status: 'published', ...(await newData(subject, tenant)), ...more }
  const upload = config.upload ? sampleFile((config.upload as UploadConfig).mimeTypes, `sample-${serial}`) : undefined
  const doc = await stage.app.payload.create({
    collection: type.slug as 'pages',
    data: data as never,
    draft: data._status === 'draft',
    file: upload,
    overrideAccess: true,
  })
  return String(doc.id)
}

const known = new WeakMap<Stage, Map<string, Promise<string>>>()

/** A document of the tenant that required references may lead to. One is enough for all. */
export function findOrMake(stage: Stage, slug: string, tenant: string): Promise<string> {
  const made = known.get(stage) ?? new Map<string, Promise<string>>()
  known.set(stage, made)
  const key = `${slug}/${tenant}`
  const type = contentTypesOf(stage).find((one) => one.slug === slug)
  if (!type) throw new Error(`A content type requires a reference to ${slug}, which is none.`)
  const config = stage.app.payload.collections[slug as 'pages'].config
  let id = made.get(key)
  if (!id) made.set(key, (id = make({ config, stage, type }, tenant)))
  return id
}

/** Prepares a content type: documents in every state, in each tenant. */
export async function makeSubject(stage: Stage, type: ContentType): Promise<Subject> {
  const config = stage.app.payload.collections[type.slug as 'pages'].config
  const base = { config, slug: type.slug, stage, type, upload: config.upload ? (config.upload as UploadConfig) : null }
  const docs = {} as Subject['docs']
  for (const name of ['a', 'b'] as const) docs[name] = await makeDocs(base, stage.tenants[name])
  return { ...base, docs }
}

async function makeDocs(subject: Omit<Subject, 'docs'>, tenant: string): Promise<SubjectDocs> {
  const live = await make(subject, tenant)
  const draft = await make(subject, tenant, { _status: 'draft' })
  const trashed = await make(subject, tenant, { deletedAt: '2026-01-01T00:00:00.000Z' })
  return { draft, live, trashed }
}

/** The newest version of a document. Older ones go when there are too many. @returns its id */
export async function versionOf({ slug, stage }: Pick<Subject, 'slug' | 'stage'>, id: string): Promise<string> {
  const { docs } = await stage.app.payload.db.findVersions({
    collection: slug as 'pages',
    limit: 1,
    where: { parent: { equals: id } },
  })
  return String(docs[0]!.id)
}
