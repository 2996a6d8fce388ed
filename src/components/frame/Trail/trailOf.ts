import { getTranslation } from '@payloadcms/translations'
import type { StepNavItem } from '@payloadcms/ui'
import { formatDate } from '@payloadcms/ui/shared'
import {
  executeAccess,
  type GlobalSlug,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedGlobalConfig,
} from 'payload'
import { formatAdminURL } from 'payload/shared'
import { anyDocuments } from '@/collections/anyDocuments'
import { newDocumentName } from '@/i18n/content/newDocumentName'
import { idOf } from '@/lib/values'
import { documentTitle } from './documentTitle'
import { ownTrails } from './ownTrails'
import { unlessRefused } from './unlessRefused'
import { viewLabel } from './viewLabel'

/** What Payload gives the slots of its frame. */
export interface FrameSlot {
  locale?: { code: string }
  params?: { segments?: string[] }
  req?: PayloadRequest
}

/**
 * The breadcrumbs of the screens that Payload renders in its frame, as they are set in the browser too. Empty for
 * screens that are not of a collection or global.
 */
export async function trailOf({ locale, params, req }: FrameSlot): Promise<StepNavItem[]> {
  const [section, slug = '', ...path] = params?.segments ?? []
  if (!req?.user) return []
  const { collections, globals } = req.payload.config
  const global = section === 'globals' ? globals.find((candidate) => candidate.slug === slug) : undefined
  if (global) return globalTrail(req, global, path)
  const collection = section === 'collections' ? collections.find((candidate) => candidate.slug === slug) : undefined
  if (!collection) return []
  return (await ownTrails[slug]?.(req, path)) ?? collectionTrail(req, collection, path, locale?.code)
}

/** Breadcrumbs of a global, its versions, or one of them; none if the user cannot read it. */
async function globalTrail(
  req: PayloadRequest,
  { access, label, slug }: SanitizedGlobalConfig,
  [view, version]: string[],
): Promise<StepNavItem[]> {
  const { i18n, payload } = req
  if (!(await executeAccess({ disableErrors: true, req }, access.read))) return []
  const url = formatAdminURL({ adminRoute: payload.config.routes.admin, path: `/globals/${slug}` })
  const steps: StepNavItem[] = [{ label: getTranslation(label, i18n), url }]
  if (view !== 'versions') return steps
  steps.push({ label: i18n.t('version:versions'), url: `${url}/versions` })
  const found =
    version &&
    (await unlessRefused(
      payload.findGlobalVersionByID({
        depth: 0,
        disableErrors: true,
        id: version,
        overrideAccess: false,
        req,
        slug: slug as GlobalSlug,
      }),
    ))
  return found ? [...steps, { label: versionLabel(req, found) }] : steps
}

/** Breadcrumbs of a list, the trash, a document, or a view of a document. */
async function collectionTrail(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  path: string[],
  locale: string | undefined,
): Promise<StepNavItem[]> {
  const { i18n, payload } = req
  const hrefOf = (...below: string[]) =>
    formatAdminURL({
      adminRoute: payload.config.routes.admin,
      path: `/collections/${[collection.slug, ...below].join('/')}`,
    })
  const list = { label: getTranslation(collection.labels.plural, i18n), url: hrefOf() }
  if (path[0] === 'create') return [list, { label: newDocumentName(collection.labels.singular, i18n) }]
  const isTrash = path[0] === 'trash'
  const base = isTrash ? ['trash'] : []
  const steps = isTrash ? [list, { label: i18n.t('general:trash'), url: hrefOf('trash') }] : [list]
  const [id, view, below] = path.slice(base.length)
  if (id === undefined) return steps
  const title = await documentTitle(req, collection, id, locale)
  if (title === null) return steps
  steps.push({ label: title, url: hrefOf(...base, id) })
  const label = view === undefined ? null : viewLabel(collection, view, i18n)
  if (view === undefined || label === null) return steps
  steps.push({ label, url: hrefOf(...base, id, view) })
  const version =
    view === 'versions' &&
    below &&
    (await unlessRefused(
      anyDocuments(req).findVersionByID({
        collection: collection.slug,
        depth: 0,
        disableErrors: true,
        id: below,
        overrideAccess: false,
        req,
        select: { parent: true, updatedAt: true },
      }),
    ))
  return version && idOf(version.parent) === id ? [...steps, { label: versionLabel(req, version) }] : steps
}

/** The date of a version, as Payload shows it. */
const versionLabel = ({ i18n, payload }: PayloadRequest, { updatedAt }: { updatedAt: string }): string =>
  formatDate({ date: new Date(updatedAt), i18n, pattern: payload.config.admin.dateFormat })
