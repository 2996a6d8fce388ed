import type { EventPropertiesOf } from '@/access/registryOf'
import type { Transaction } from '@/exports/types'
import type { EventProperty } from '@/lib/events/conditions/property'
import { connectedProviders } from '../../database/connections'
import { storedValues } from '../../database/facts'
import { readCachedList } from '../../database/lists'
import { findProvider } from '../../providers'
import type { SourceField } from '../provider/external'
import { filterableFields } from './attributeValues'
import { ON_SALE, providerProperties } from './propertiesOf'

const MAX_VALUES = 200

/** Properties by which events can be filtered, for each box office a tenant has connected. Reads stored data only. */
export const ticketingProperties: EventPropertiesOf = async (req, tenant, handles) => {
  if (!handles.some((handle) => findProvider(handle))) return []
  const connected = (await connectedProviders(req, tenant)).filter(({ provider }) => handles.includes(provider))
  const found: EventProperty[] = []
  for (const { epoch, provider: handle } of connected) {
    const provider = findProvider(handle)
    if (!provider) continue
    const values = await storedValues(req, { provider: handle, tenant }, MAX_VALUES)
    const fields = filterableFields(
      await fieldsOf(req, { epoch, provider: handle, tenant }, values),
      provider.filterFields,
    )
    found.push(...providerProperties({ fields, found: values, handle, name: provider.name }))
  }
  return found
}

/** The fields as the box office last listed them, otherwise derived from the stored values. */
async function fieldsOf(
  req: Transaction,
  key: { epoch: number; provider: string; tenant: string },
  values: ReadonlyMap<string, readonly string[]>,
): Promise<SourceField[]> {
  const kept = await readCachedList(req, { ...key, list: 'source-fields' })
  if (kept) return kept.docs as SourceField[]
  return [...values.keys()]
    .filter((name) => name !== ON_SALE)
    .map((name) => ({ isAttribute: true, label: name.replace(/^attribute_/, ''), name, of: 'event', type: 'text' }))
}
