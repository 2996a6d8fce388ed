import { z } from 'zod'
import {
  assertPermission,
  contentTypeOf,
  defineOperation,
  member,
  notFound,
  tenantInput,
  tenantOfDocument,
  tenantOfInput,
} from '@/exports/server'
import { hasPermission, permissionKey } from '@/exports/shared'
import { siteMoments } from '@/endpoints/documents/siteMoments'
import { countDocuments } from '../database/documents'
import { describeRelease, summary, toSummary, releaseDetails } from '../lib/describe'
import {
  AREA,
  canAdd,
  canCreateReleases,
  canReadReleases,
  isReleasable,
  requireReleaseReader,
  tenantOfRelease,
} from '../lib/permissions'
import { findOpenReleases, findRelease, openReleasesOf, releasesOf } from '../lib/releases'

const MAX_RELEASES = 200

/** Lists the newest releases of a tenant, or all that are open, newest first. */
export const listReleases = defineOperation({
  name: 'listReleases',
  area: AREA,
  audit: null,
  input: z.strictObject({
    ...tenantInput,
    /** Only releases that can still go live. Default: all. */
    state: z.literal('open').optional(),
  }),
  method: 'get',
  output: z.object({
    mayMake: z.boolean(),
    now: z.string(),
    releases: z.array(summary.extend({ documents: z.number() })),
  }),
  path: '/releases',
  run: async ({ input: { state }, person, req, tenantId }) => {
    if (!tenantId) throw notFound(AREA)
    requireReleaseReader(req, person, tenantId)
    const { formatWithZone } = await siteMoments(req, tenantId)
    const stored =
      state === 'open' ? await openReleasesOf(req, tenantId) : await releasesOf(req, tenantId, MAX_RELEASES)
    const counts = await countDocuments(
      req,
      stored.map(({ id }) => id),
    )
    return {
      mayMake: canCreateReleases(req, person, tenantId),
      now: formatWithZone(new Date().toISOString()),
      releases: stored.map((release) => ({
        ...toSummary(release, formatWithZone),
        documents: counts.get(release.id) ?? 0,
      })),
    }
  },
  summary: 'List the releases of a site',
  tenant: tenantOfInput,
  who: member,
})

/** Reads a release with its documents and what blocks them. */
export const readRelease = defineOperation({
  name: 'readRelease',
  area: AREA,
  audit: null,
  input: z.strictObject({ id: z.uuid() }),
  method: 'get',
  output: releaseDetails,
  path: '/releases/:id',
  run: async ({ input: { id }, person, req }) => {
    const release = await findRelease(req, id)
    if (!release) throw notFound(AREA)
    requireReleaseReader(req, person, release.tenantId)
    return describeRelease(req, person, release)
  },
  summary: 'Read a release',
  tenant: tenantOfRelease,
  who: member,
})

/**
 * Reads the open release that contains a document, and those it could be added to. Null for those who may not read
 * releases, whether it is in one or not.
 */
export const readDocumentRelease = defineOperation({
  name: 'readDocumentRelease',
  area: AREA,
  audit: null,
  input: z.strictObject({ id: z.uuid(), type: z.string().max(60) }),
  method: 'get',
  output: z.object({
    mayAdd: z.boolean(),
    mayMake: z.boolean(),
    open: z.array(z.object({ id: z.uuid(), title: z.string() })),
    release: z.object({ id: z.uuid(), title: z.string() }).nullable(),
  }),
  path: '/documents/:type/:id/release',
  run: async ({ input: { id, type }, person, req, tenantId }) => {
    const found = contentTypeOf(req, type)
    assertPermission(person, found, 'view', tenantId)
    if (!tenantId) throw notFound(AREA)
    const [holder] = canReadReleases(req, person, tenantId)
      ? await findOpenReleases(req, tenantId, [{ collection: found.slug, id }])
      : []
    const mayAdd = isReleasable(found) && hasPermission(person, permissionKey(found.group.name, 'manage'), tenantId)
    const all = mayAdd ? await openReleasesOf(req, tenantId) : []
    const open = all.filter((release) => canAdd(person, found, release))
    return {
      mayAdd,
      mayMake: canCreateReleases(req, person, tenantId),
      open: open.map((entry) => ({ id: entry.id, title: entry.title })),
      release: holder ? { id: holder.releaseId, title: holder.title } : null,
    }
  },
  summary: 'Read which open release a document is in',
  tenant: tenantOfDocument,
  who: member,
})
