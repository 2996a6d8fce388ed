import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { translatorOf } from '@/exports/server'
import type { MessageKey } from '@/exports/types'
import { isolateText } from '@/lib/text/isolated'
import { formatIn } from '@/lib/time/formatIn'
import { isRecord } from '@/lib/values'
import { countItems, listHosts, listRefusedHosts, listRemarks, type KindCount } from '../database/items'
import type { OldWebsite } from '../database/oldWebsites'
import { sampleTypes } from '../database/types'
import { addressesOutput, reportAddresses } from './addresses/reportAddresses'
import { isHost, typeMapping } from './choices'
import { isContentType } from './export/customFields'
import { GIVEN_UP } from './export/problems'
import { AUTHOR } from './export/toItem'
import { asciiHost, bareHost } from './hosts'
import { MAX_TYPE_NAME, MAX_TYPES } from './limits'
import { savedTypes } from './mapping/savedTypes'
import { BROUGHT_KINDS, ITEM_KINDS, WEBSITE_STATES } from './states'

const MAX_REMARKS = 200
const MAX_HOSTS = 10

/** What a screen shows of an export. */
export const oldWebsiteOutput = z.object({
  address: z.string().nullable(),
  /** Null before anything was brought. */
  addresses: addressesOutput.nullable(),
  hosts: z.array(z.string()),
  id: z.uuid(),
  /** The work on it ended before it was done. */
  isGivenUp: z.boolean(),
  kinds: z.array(
    z.object({
      brought: z.number(),
      failed: z.number(),
      isBrought: z.boolean(),
      kept: z.number(),
      kind: z.enum(ITEM_KINDS),
      known: z.number(),
      label: z.string(),
      total: z.number(),
      /** Post type in the old website, of what has no counterpart. */
      type: z.string().nullable(),
    }),
  ),
  notice: z.string().nullable(),
  /** Hosts that can still be chosen, because something was not fetched from them. */
  refusedHosts: z.array(z.string()),
  releases: z.array(z.string()),
  remarks: z.array(
    z.object({
      collection: z.string().nullable(),
      document: z.string().nullable(),
      text: z.string(),
      title: z.string(),
    }),
  ),
  state: z.enum(WEBSITE_STATES),
  title: z.string().nullable(),
  /** Types that can be mapped, before anything was brought, with how the person has done so before. */
  types: z.array(
    z.object({
      count: z.number(),
      fields: z.array(z.object({ name: z.string(), samples: z.array(z.string()) })),
      samples: z.array(z.string()),
      saved: typeMapping.nullable(),
      type: z.string(),
    }),
  ),
})

export type DescribedWebsite = z.infer<typeof oldWebsiteOutput>

/** An export before the newest that can be taken back, or is being. */
export const earlierOutput = z.object({
  createdAt: z.string(),
  id: z.uuid(),
  isTakingBack: z.boolean(),
  title: z.string().nullable(),
})

export type EarlierWebsite = z.infer<typeof earlierOutput>

/** Parts of other items are not counted by themselves, nor is what only says where something was. */
const HIDDEN = new Set(['address', 'menuEntry', 'organizer', 'performance', 'sitemap'])

function labelOf(t: ReturnType<typeof translatorOf>, group: KindCount[]): string {
  const kind = group[0]?.kind
  if (kind === 'other') return t('movingInKindElse', { type: isolateText(group[0]?.type ?? '') })
  // Some were people before.
  if (kind === 'author' && group.some(({ type }) => type !== AUTHOR)) return t('movingInAs_author')
  return t(`movingInKind_${kind}` as MessageKey)
}

/** Describes an export in the language of the reader. */
export async function describeWebsite(req: PayloadRequest, website: OldWebsite): Promise<DescribedWebsite> {
  const t = translatorOf(req.i18n)
  const counts = (await countItems(req, website.id)).filter(({ kind }) => !HIDDEN.has(kind))
  const groups = Map.groupBy(counts, ({ kind, type }) => (kind === 'other' ? `other ${type}` : kind))
  const kinds = [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const sum = (...states: string[]): number =>
      group
        .filter(({ state }) => states.length === 0 || states.includes(state))
        .reduce((total, { count }) => total + count, 0)
    return {
      brought: sum('brought'),
      failed: sum('failed'),
      isBrought: BROUGHT_KINDS.some((kind) => kind === first.kind),
      kept: sum('kept'),
      kind: first.kind,
      known: sum('known'),
      label: labelOf(t, group),
      total: sum(),
      type: first.kind === 'other' ? first.type : null,
    }
  })
  const order = (kind: string): number => ITEM_KINDS.findIndex((candidate) => candidate === kind)
  kinds.sort((a, b) => order(a.kind) - order(b.kind))
  const remarks = await listRemarks(req, website.id, MAX_REMARKS)
  return {
    address: website.address,
    addresses: website.state === 'done' ? await reportAddresses(req, website) : null,
    hosts: [...new Set((await listHosts(req, website.id, MAX_HOSTS)).map(asciiHost))],
    id: website.id,
    isGivenUp: website.problem === GIVEN_UP,
    kinds,
    notice: website.problem && t(`movingInNotice_${website.problem}` as MessageKey),
    refusedHosts: website.state === 'done' ? await describeRefusedHosts(req, website) : [],
    releases: website.releases,
    remarks: remarks.map(({ collection, detail, documentId, problem, state, title }) => ({
      collection,
      document: state === 'brought' || state === 'kept' ? documentId : null,
      text:
        problem === 'remarks'
          ? remarkText(t, req.i18n.language, detail)
          : t(`movingInProblem_${problem}` as MessageKey, { detail: isolateText(detail ?? '') }),
      title,
    })),
    state: website.state,
    title: website.title,
    types: website.state === 'ready' ? await describeMappable(req, website, counts) : [],
  }
}

async function describeMappable(
  req: PayloadRequest,
  website: OldWebsite,
  counts: KindCount[],
): Promise<DescribedWebsite['types']> {
  const types = counts
    .filter(({ kind, type }) => kind === 'other' && type.length <= MAX_TYPE_NAME && isContentType(type))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAX_TYPES)
  const names = types.map(({ type }) => type)
  const found = new Map((await sampleTypes(req, website.id, names)).map((samples) => [samples.type, samples]))
  const saved = new Map((found.size > 0 ? await savedTypes(req) : []).map((mapping) => [mapping.type, mapping]))
  return types.flatMap(({ count, type }) => {
    const [samples, before] = [found.get(type), saved.get(type)]
    if (!samples) return []
    const known = new Set(samples.fields.map(({ name }) => name))
    const proposed = before && { ...before, fields: before.fields.filter(({ from }) => known.has(from)) }
    return [{ ...samples, count, saved: proposed ?? null }]
  })
}

async function describeRefusedHosts(req: PayloadRequest, website: OldWebsite): Promise<string[]> {
  const chosen = new Set((website.choices?.hosts ?? []).map(bareHost))
  // Of those that were chosen, it was the address that could not be fetched.
  return (await listRefusedHosts(req, website.id, MAX_HOSTS)).filter(
    (host) => isHost(host) && !chosen.has(bareHost(host)),
  )
}

const formatDay = (day: string, language: string): string =>
  formatIn(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

function remarkText(t: ReturnType<typeof translatorOf>, language: string, detail: string | null): string {
  const parsed: unknown = JSON.parse(detail ?? '[]')
  const remarks = Array.isArray(parsed) ? parsed.filter(isRecord) : []
  return [
    ...new Set(
      remarks.map(({ detail: what, kind }) => {
        const text = String(what ?? '')
        const shown = kind === 'endless' ? formatDay(text, language) : text
        return t(`movingInRemark_${String(kind)}` as MessageKey, { detail: isolateText(shown) })
      }),
    ),
  ].join(' ')
}
