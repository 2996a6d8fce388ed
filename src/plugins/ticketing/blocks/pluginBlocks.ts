import type { PluginBlock, BlockValues } from '@/access/registryOf'
import { tenantOf } from '@/exports/server'
import type { Transaction } from '@/exports/types'
import { readInstalledHandles } from '@/database/apps/apps'
import { planAllows } from '@/lib/plans/planAllows'
import type { ShownBlock } from '@/lib/site/embed'
import { connectedProviders, type StoredConnection } from '../database/connections'
import { readCachedList } from '../database/lists'
import type { Option } from '../lib/provider/external'
import type { BlockKind, TicketingProvider } from '../lib/provider/provider'
import { API_PROVIDERS, findProvider } from '../providers'
import { providerAddresses } from '../settings'
import { donationBlock, membershipBlock, widgetBlock } from './blocks'
import { KINDS, LISTS_OF_BLOCKS, PURPOSES, readItem } from './kinds'
import { onlyItem } from '@/lib/lists/items'
import { required } from '@/lib/values'

/** Providers that support a kind of block. */
const providersWith = (kind: BlockKind): TicketingProvider[] =>
  API_PROVIDERS.filter(({ website }) => website?.blocks[kind])

/** The box office of a block; null if none is chosen. */
const providerOf = ({ item, provider }: BlockValues): string | null =>
  readItem(item)?.provider ?? (typeof provider === 'string' && provider !== '' ? provider : null)

/** Offered if a provider with such a block, and the one chosen in it, has its app installed. */
const offeredFor =
  (kind: BlockKind): PluginBlock['isOffered'] =>
  async (req, tenant, values) => {
    const site = await tenantOf(req, tenant)
    if (!site || !planAllows(site, 'ticketing_integrations')) return false
    const enabled = await readInstalledHandles(req, tenant)
    const named = values ? providerOf(values) : null
    return providersWith(kind).some(({ handle }) => enabled.has(handle) && (named === null || named === handle))
  }

const text = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null)

/** Renders blocks of connected box offices whose apps are installed. */
const show: PluginBlock['resolve'] = async (req, tenant, blocks) => {
  const enabled = await readInstalledHandles(req, tenant)
  const connected = new Map(
    (await connectedProviders(req, tenant))
      .filter(({ provider }) => enabled.has(provider))
      .map((connection) => [connection.provider, connection]),
  )
  return Promise.all(blocks.map((block) => renderBlock(req, connected, block)))
}

async function renderBlock(
  req: Transaction,
  connected: ReadonlyMap<string, StoredConnection>,
  block: BlockValues,
): Promise<ShownBlock | null> {
  const kind = KINDS[String(block.blockType)]
  const handle = kind && (providerOf(block) ?? onlyProvider(kind, connected))
  const [stored, provider] = [connected.get(handle ?? ''), findProvider(handle ?? '')]
  const find = kind && provider?.website?.blocks[kind]
  if (!kind || !stored || !find) return null
  const id = readItem(block.item)?.id
  const item = id ? await optionOf(req, stored, String(block.blockType), id, text(block.itemName) ?? id) : null
  if (kind !== 'widget' && !item) return null
  const found = find({
    addresses: providerAddresses(stored.fields),
    fields: stored.fields,
    item,
    publicKey: text(block.publicKey) ?? '',
  })
  return (
    found && {
      ...found,
      heading: text(block.heading) ?? (kind === 'widget' ? null : (item?.label ?? null)),
      host: new URL(found.link).host,
      label: text(block.label),
      purpose: PURPOSES[kind],
    }
  )
}

/** A widget without a chosen box office belongs to the only connected one. */
function onlyProvider(kind: BlockKind, connected: ReadonlyMap<string, StoredConnection>): string | null {
  return onlyItem(providersWith(kind).filter(({ handle }) => connected.has(handle)))?.handle ?? null
}

/** The item from the cached list; null if it has been removed there. */
async function optionOf(
  req: Transaction,
  { epoch, provider, tenantId: tenant }: StoredConnection,
  blockType: string,
  id: string,
  name: string,
): Promise<Option | null> {
  const list = (LISTS_OF_BLOCKS as Record<string, string>)[blockType]
  const kept = list ? await readCachedList(req, { epoch, list, provider, tenant }) : null
  if (!kept) return { id, label: name }
  return (kept.docs as Option[]).find((option) => option.id === id) ?? null
}

const kindOf = (slug: string): BlockKind => required(KINDS[slug], `the kind of block ${slug}`)

export const ticketingBlocks: PluginBlock[] = [membershipBlock, donationBlock, widgetBlock].map((block) => ({
  block,
  isOffered: offeredFor(kindOf(block.slug)),
  resolve: show,
}))
