import { z } from 'zod'
import { defineOperation, translatorOf, withAnyPermission } from '@/exports/server'
import { type AnyOperation } from '@/endpoints/define'
import { AREA } from '../lib/connections/requireTicketing'
import { listNamesOf } from '../lib/lists/readList'
import { defaultMap } from '../lib/map/defaultMap'
import { syncMapSchema } from '../lib/map/rows'
import type { SourceShown } from '../lib/map/document'
import { formatSample } from '../lib/map/formatValue'
import { CORE_SOURCES, MAP_SOURCE_TYPES, type MapSource } from '../lib/map/sources'
import { TARGET_KINDS } from '../lib/map/targets'
import type { TicketingProvider } from '../lib/provider/provider'
import { listOf } from './lists'
import { mapSettings } from './mapSettings'
import { translateTargets, mapValueMessages } from './mapMessages'

const sourceSchema = z.object({
  isAlways: z.boolean(),
  isAttribute: z.boolean(),
  label: z.string(),
  name: z.string(),
  of: z.enum(['event', 'instance']),
  sample: z.string().nullable(),
  type: z.enum(MAP_SOURCE_TYPES),
})
const target = z.object({
  choices: z
    .array(z.object({ label: z.string(), value: z.string() }))
    .readonly()
    .optional(),
  field: z.string(),
  hasZone: z.boolean(),
  isAttribute: z.boolean(),
  isLocalized: z.boolean(),
  isRequired: z.boolean(),
  kind: z.enum(TARGET_KINDS),
  label: z.string(),
  maxLength: z.number().optional(),
  name: z.string(),
  option: z.string().optional(),
})

const output = z.object({
  /** Whether the box office has attributes of its own, if somebody configures them there. */
  offersAttributes: z.boolean(),
  map: syncMapSchema,
  /** Null if the box office has none. */
  modesOfSale: z.array(z.object({ id: z.string(), label: z.string() })).nullable(),
  sources: z.object({ events: z.array(sourceSchema), instances: z.array(sourceSchema) }),
  targets: z.object({ events: z.array(target), instances: z.array(target) }),
  /** Pass it back when saving, to detect concurrent changes. */
  updatedAt: z.iso.datetime(),
  /** The default map. */
  usual: syncMapSchema,
})

interface SampledField {
  name: string
  of: string
  sample: string | null
}

/** Everything the map editor needs: the map, its possible sources with sample values, and its possible targets. */
export const mapFieldsOperation = (provider: TicketingProvider): AnyOperation =>
  defineOperation({
    name: `read${provider.name.replaceAll(/\W/g, '')}MapFields`,
    area: AREA,
    audit: null,
    input: z.strictObject({ tenant: z.uuid() }),
    limit: { by: ['person'], points: 120, seconds: 60 },
    method: 'get',
    output,
    path: `/ticketing/${provider.handle}/map/fields`,
    run: async ({ input: { tenant }, req, tenantId }): Promise<z.infer<typeof output>> => {
      const { settings, updatedAt } = await mapSettings(req, provider, tenantId)
      const { map, plan } = settings
      const list = (name: string) => listOf(req, provider, { name, provider: provider.handle, tenant })
      const samples = new Map(
        ((await list('source-fields')).docs as SampledField[]).map(({ name, of, sample }) => [`${of}/${name}`, sample]),
      )
      const modes = listNamesOf(provider).includes('modes-of-sale')
        ? ((await list('modes-of-sale')).docs as { id: string; label: string }[])
        : null
      const [t, messages] = [translatorOf(req.i18n), mapValueMessages(req, settings)]
      const toShown = (source: MapSource): SourceShown => ({
        ...source,
        label: CORE_SOURCES.some(({ name, of }) => name === source.name && of === source.of)
          ? t(`ticketingSource_${source.name}` as never)
          : source.label,
        sample: formatSample(samples.get(`${source.of}/${source.name}`) ?? null, source.type, messages),
      })
      return {
        offersAttributes: listNamesOf(provider).includes('attributes'),
        map,
        modesOfSale: modes,
        sources: { events: plan.sources.events.map(toShown), instances: plan.sources.instances.map(toShown) },
        targets: translateTargets(req, plan.targets),
        updatedAt: updatedAt.toISOString(),
        usual: defaultMap(plan.sources, plan.targets),
      }
    },
    summary: `Read the sources and targets for a field map of ${provider.name}`,
    tenant: ({ tenant }: { tenant: string }) => tenant,
    who: withAnyPermission('apps:admin', 'events:manage'),
  })
