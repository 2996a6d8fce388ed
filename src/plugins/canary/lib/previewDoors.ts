import type { BasePayload, CollectionSlug, SanitizedCollectionConfig } from 'payload'
import { z } from 'zod'
import { callboardOf } from '@/exports/server'
import type { AnyOperation } from '@/endpoints/define'
import { aimAt, withTenantOf, type Aim } from './Aim'
import type { ProbeDoor } from './Door'
import type { FindingKind } from './findings'
import { buildCall } from './operationDoors'
import { openOn } from './openAddress'
import { requestAs } from './requestAs'
import { saysNothing } from './saysNothing'
import { holdsSomethingOf, type SceneSite } from './scene'
import type { Answer } from './Sender'
import { previewHostEnd, siteHostOf } from './siteHostOf'
import type { Trial } from './Trial'

/**
 * Returns the address of a preview for somebody who belongs to both sites; null if it is refused, undefined if the
 * server was too busy to say.
 */
type AddressOf = (trial: Trial, aim: Aim) => Promise<string | null | undefined>

/**
 * Addresses that show drafts to whoever has them: live previews of the editor, shared links, previews of releases.
 * Those of the own site are opened on the host of the other, with the cookies that they set.
 */
export const previewDoors = (payload: BasePayload): ProbeDoor[] => [
  ...operationsWithAddress(payload).map((operation) =>
    doorOf(`${operation.method.toUpperCase()} /api${operation.path}`, addressFromOperation(operation)),
  ),
  ...callboardOf(payload).contentTypes.flatMap(({ slug }) => {
    const { config } = payload.collections[slug as CollectionSlug]
    const addressOf = addressFromEditor(config)
    return typeof config.admin.livePreview?.url === 'function' ? [doorOf(slug, addressOf, addressOf)] : []
  }),
]

/** @param claimedOf for documents of the other site. Default: none, as an operation would change that site */
const doorOf = (what: string, addressOf: AddressOf, claimedOf?: AddressOf): ProbeDoor => ({
  actors: ['both'],
  probe: (trial) => tryPreview(trial, addressOf, claimedOf),
  route: `preview (${what})`,
})

/** The operations that return an address of what an id names. */
const operationsWithAddress = (payload: BasePayload): AnyOperation[] =>
  (callboardOf(payload).operations as AnyOperation[]).filter(({ method, output, path }) => {
    if (method !== 'post' || !path.includes('/:id')) return false
    const { properties = {} } = z.toJSONSchema(output, { io: 'output', unrepresentable: 'any' })
    return Object.hasOwn(properties, 'address')
  })

const addressFromOperation =
  (operation: AnyOperation): AddressOf =>
  async ({ payload, sender }, aim) => {
    const answer = await sender.send(buildCall(payload.config, operation, aim).call, 'both')
    if (saysNothing(answer)) return undefined
    const [, address = null] = /"address":"([^"]+)"/.exec(answer.text) ?? []
    return address
  }

const addressFromEditor =
  (collectionConfig: SanitizedCollectionConfig): AddressOf =>
  async (trial, aim) => {
    const { livePreview } = collectionConfig.admin
    const req = await requestAs(trial, 'both')
    const data = { id: aim.document(collectionConfig.slug), tenant: aim.tenantId }
    const locale = { code: 'en', label: 'English' }
    if (typeof livePreview?.url !== 'function') return null
    return (await livePreview.url({ collectionConfig, data, locale, payload: trial.payload, req })) ?? null
  }

async function tryPreview(trial: Trial, addressOf: AddressOf, claimedOf?: AddressOf): Promise<FindingKind[]> {
  const { a, b } = trial.scene
  const [own, other] = [aimAt(a), aimAt(b)]
  const address = await addressOf(trial, own)
  if (address === undefined) return []
  if (address === null) return ['unreached']
  const { pathname, search } = new URL(address)
  const path = pathname + search
  const opened = await openOn(trial, { host: hostOn(a, a, address), path })
  // What it enters with a cookie are pages.
  const enter = (site: SceneSite, cookie: string) =>
    openOn(trial, { cookie, host: hostOn(site, a, address), path: site.planted.get('pages')?.path ?? '/' })
  const ownPage = opened.cookie ? await enter(a, opened.cookie) : opened
  const moved = await openOn(trial, { host: hostOn(b, a, address), path })
  const others = [moved, ...(opened.cookie ? [await enter(b, opened.cookie)] : [])]
  // A document of the other site, claimed to be of the own one.
  const claimed = await claimedOf?.(trial, withTenantOf(other, own))
  if (claimed) others.push(await openOn(trial, { host: hostOn(a, a, address), path: new URL(claimed).pathname }))
  const isOf = (site: SceneSite, { request, text }: Answer) => holdsSomethingOf(site, text, request)
  return [
    ...(isOf(a, ownPage) || saysNothing(ownPage) ? [] : (['unreached'] as const)),
    ...(isOf(a, moved) || others.some((answer) => isOf(b, answer)) ? (['shown'] as const) : []),
  ]
}

/** The host for a site of what an address of site `a` shows: its website, or the preview of the same kind. */
function hostOn(site: SceneSite, a: SceneSite, address: string): string {
  const { host } = new URL(address)
  return host.endsWith(previewHostEnd()) ? host.replace(a.rowId, site.rowId) : siteHostOf(site)
}
