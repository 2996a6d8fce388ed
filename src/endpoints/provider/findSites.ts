import type { BasePayload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { callboardOf } from '@/access/registryOf'
import { toPlanSource, toTenant } from '@/access/person'
import { domainProblems, jobProblems, mailProblems, ownerProblems } from '@/database/provider/findSiteProblems'
import { countSites, sitesInOrder, type WantedSites } from '@/database/provider/sitesInOrder'
import { readSiteRows, readSiteUsage, type SiteRow } from '@/database/provider/siteRows'
import { readSiteSizes, type CountedType } from '@/database/provider/siteSizes'
import { translatorOf } from '@/i18n/translator'
import { limitProblems } from '@/lib/provider/limitProblems'
import { countsFor, type ListedSite, SITE_STATES, type SizeOfSite, stateOf } from '@/lib/provider/listedSite'
import type { SiteProblem } from '@/lib/provider/siteProblem'
import { parseSitesQuery, SITE_COLUMNS, type SitesQuery, partOf } from '@/lib/provider/sitesQuery'
import { settings } from '@/lib/settings'
import { siteOrigin } from '@/lib/site/addresses'
import { isolateText } from '@/lib/text/isolated'

export type SizedSite = ListedSite & SizeOfSite

export interface FoundSites {
  /** Those of the part that is shown, in the order of the query. */
  sites: SizedSite[]
  part: number
  parts: number
  /** How many the query leaves. */
  found: number
  /** Of the whole installation. */
  total: number
}

/** Sites that are read at once where all are wanted. */
const AT_ONCE = 500

/**
 * A part of the sites that a query leaves, for the provider. What stands in it is read for the sites that are shown; only
 * what problems all sites have is, where somebody asks for those that have any.
 */
export async function findSites(req: PayloadRequest, query: SitesQuery): Promise<FoundSites> {
  const wanted = await wantedSites(req.payload, query)
  const { found, total } = await countSites(req.payload, wanted)
  const { part, parts, slice } = partOf(found, query.part)
  const ids = await sitesInOrder(req.payload, wanted, slice)
  return { found, part, parts, sites: await readSites(req, ids), total }
}

/** All sites that a query leaves, some at a time. */
export async function* allSites(req: PayloadRequest, query: SitesQuery): AsyncGenerator<SizedSite[]> {
  const wanted = await wantedSites(req.payload, query)
  const { found } = await countSites(req.payload, wanted)
  const ids = await sitesInOrder(req.payload, wanted, { limit: found, offset: 0 })
  for (let start = 0; start < ids.length; start += AT_ONCE) yield readSites(req, ids.slice(start, start + AT_ONCE))
}

async function wantedSites(payload: BasePayload, query: SitesQuery): Promise<WantedSites> {
  const { HOSTED_SUFFIX, HOSTED_SUFFIX_THEMES } = settings()
  const isAboutProblems = query.onlyProblems || query.order.column === 'problems'
  return {
    ...query,
    problems: isAboutProblems ? await countProblems(payload) : new Map<string, number>(),
    suffixes: [...new Set([HOSTED_SUFFIX, HOSTED_SUFFIX_THEMES].map((suffix) => `.${suffix.toLowerCase()}`))],
  }
}

/** How many problems each site of the installation has that has any. */
async function countProblems(payload: BasePayload): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  const usage = await readSiteUsage(payload)
  const states = new Map(usage.map((site) => [site.id, stateOf(site)]))
  const limits = usage.flatMap(({ addons, id, languages, plan, seats }) =>
    limitProblems({
      languages,
      seats,
      tenant: { id, addons: addons.map(toPlanSource), plan: plan && toPlanSource(plan) },
    }),
  )
  for (const { kind, tenantId } of [...(await problemsOf(payload, null)), ...limits]) {
    const state = states.get(tenantId)
    if (state && countsFor(state, kind)) counts.set(tenantId, (counts.get(tenantId) ?? 0) + 1)
  }
  return counts
}

/** One after the other: a list is not worth all connections of a process. */
async function problemsOf(payload: BasePayload, sites: string[] | null): Promise<SiteProblem[]> {
  const found: SiteProblem[] = []
  for (const read of [ownerProblems, domainProblems, mailProblems, jobProblems, ...callboardOf(payload).siteProblems])
    found.push(...(await read(payload, sites)))
  return found
}

async function readSites(req: PayloadRequest, ids: string[]): Promise<SizedSite[]> {
  if (ids.length === 0) return []
  const { payload } = req
  const rows = await readSiteRows(payload, ids)
  const problems = Map.groupBy(await problemsOf(payload, ids), ({ tenantId }) => tenantId)
  const sizes = new Map((await readSiteSizes(payload, countedTypes(payload), ids)).map(({ id, ...size }) => [id, size]))
  return rows.map((row) => {
    const site = toSite(req, row, problems.get(row.tenant.id) ?? [])
    return { ...site, ...(sizes.get(site.id) ?? { published: 0, storage: 0 }) }
  })
}

function toSite({ i18n }: PayloadRequest, row: SiteRow, problems: SiteProblem[]): ListedSite {
  const t = translatorOf(i18n)
  const tenant = toTenant(row.tenant)
  const state = stateOf(row)
  return {
    id: tenant.id,
    domains: row.address.domains.map(({ domain }) => domain),
    lastActivity: row.lastActivity?.toISOString() ?? null,
    name: tenant.name,
    people: row.people,
    plan: tenant.plan && { id: tenant.plan.id, name: tenant.plan.name },
    problems: [...problems, ...limitProblems({ languages: row.languages, seats: row.seats, tenant })]
      .filter(({ kind }) => countsFor(state, kind))
      .map(({ isInSite, kind, path, values = {}, message }) => ({
        isInSite,
        kind,
        path,
        text: t(message, isolateTexts(values)),
      })),
    slug: tenant.slug,
    state,
    website: siteOrigin(row.address, settings()),
  }
}

const isolateTexts = (values: Record<string, number | string>): Record<string, number | string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? isolateText(value) : value]),
  )

/** Filters and order of the tenant list, as in the URL of the screen. */
export const sitesInput = {
  /** Part of a name, slug or domain. */
  find: z.string().max(120).optional(),
  /** A column; `-` in front for descending order. */
  order: z.enum(SITE_COLUMNS.flatMap((column) => [column, `-${column}` as const])).optional(),
  /** Id of a plan, or `none`. */
  planId: z.union([z.uuid(), z.literal('none')]).optional(),
  /** Only tenants with problems. */
  problems: z.literal('1').optional(),
  state: z.enum(SITE_STATES).optional(),
}

export const toSitesQuery = ({
  part,
  ...input
}: { part?: number } & Record<string, number | string | undefined>): SitesQuery =>
  parseSitesQuery({
    ...Object.fromEntries(
      Object.entries(input).map(([name, value]) => [name, value === undefined ? undefined : String(value)]),
    ),
    part: part === undefined ? undefined : String(part),
  })

/** The content types that the list of all sites counts. */
export const countedTypes = (payload: BasePayload): CountedType[] =>
  callboardOf(payload).contentTypes.map(({ collection: { trash, upload, versions }, slug }) => ({
    slug,
    hasDrafts: typeof versions === 'object' && Boolean(versions.drafts),
    hasTrash: Boolean(trash),
    isUpload: Boolean(upload),
  }))
