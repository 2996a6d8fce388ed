import { z } from 'zod'
import { defineOperation, refused, translatorOf, withAnyPermission } from '@/exports/server'
import { type AnyOperation } from '@/endpoints/define'
import { AREA } from '../lib/connections/requireTicketing'
import { readFromBoxOffice } from '../lib/connections/readFromBoxOffice'
import { syncMapSchema } from '../lib/map/rows'
import { formatValue } from '../lib/map/formatValue'
import { planEvent } from '../lib/plan/planEvent'
import type { PlanPart } from '../lib/plan/types'
import type { TicketingProvider } from '../lib/provider/provider'
import { readExternalEvent } from '../lib/sync/readExternal'
import { mapSettings } from './mapSettings'
import { translateTargets, mapValueMessages } from './mapMessages'

/** Performances in the preview; they are all alike. */
const MAX_INSTANCES = 3

const field = z.object({ label: z.string(), name: z.string(), value: z.string().nullable() })
const output = z.object({
  event: z.object({ fields: z.array(field), title: z.string() }),
  instances: z.object({ docs: z.array(z.object({ fields: z.array(field) })), total: z.number() }),
  problems: z.array(
    z.object({ detail: z.string(), field: z.string().nullable(), name: z.string(), title: z.string() }),
  ),
})

/**
 * Previews an event of the box office with an unsaved map. Reads the box office and the site's venues and fields;
 * changes nothing. Invalid rows have no effect.
 */
export const previewMapOperation = (provider: TicketingProvider): AnyOperation =>
  defineOperation({
    name: `preview${provider.name.replaceAll(/\W/g, '')}Map`,
    area: AREA,
    audit: null,
    input: z.strictObject({ externalId: z.string().min(1).max(120), map: syncMapSchema.partial(), tenant: z.uuid() }),
    isAction: true,
    limit: { by: ['person'], points: 60, seconds: 60 },
    method: 'post',
    output,
    path: `/ticketing/${provider.handle}/map/preview`,
    prepare: async ({ input: { externalId, map: changes }, req, tenantId }) => {
      const { client, settings } = await mapSettings(req, provider, tenantId)
      const map = { ...settings.map, ...changes }
      const externalData = await readFromBoxOffice(req, provider, () =>
        readExternalEvent(provider, client, externalId, { from: settings.plan.from, modesOfSale: map.modesOfSale }),
      )
      return { map, settings, externalData }
    },
    run: async ({ input: { externalId }, prepared: { map, settings, externalData }, req }) => {
      const external = externalData.events.get(externalId)
      if (!external || typeof external === 'string')
        throw refused(AREA, translatorOf(req.i18n)('ticketingNoSuchEvent', { provider: provider.name }), 'externalId')
      const plan = planEvent(
        { external, externalInstances: externalData.instances, instances: [], stored: null },
        { ...settings.plan, map },
      )
      const [targets, messages] = [translateTargets(req, settings.plan.targets), mapValueMessages(req, settings)]
      const fieldsOf = (part: PlanPart): z.infer<typeof field>[] => {
        const targetsOfPart = part.type === 'events' ? targets.events : targets.instances
        return part.fields.flatMap(({ name, to }) => {
          const target = targetsOfPart.find((candidate) => candidate.name === name)
          return target ? [{ label: target.label, name, value: formatValue(to, target, messages) }] : []
        })
      }
      const instances = plan.create.filter(({ type }) => type === 'event-instances')
      const labels = new Map([...targets.instances, ...targets.events].map(({ label, name }) => [name, label]))
      return {
        event: { fields: plan.create.filter(({ type }) => type === 'events').flatMap(fieldsOf), title: external.name },
        instances: {
          docs: instances.slice(0, MAX_INSTANCES).map((part) => ({ fields: fieldsOf(part) })),
          total: instances.length,
        },
        problems: plan.problems.slice(0, 50).map(({ detail, field: name, name: problem, title }) => ({
          detail,
          field: name === null ? null : (labels.get(name) ?? name),
          name: problem,
          title,
        })),
      }
    },
    summary: `Preview an event of ${provider.name} with a field map`,
    tenant: ({ tenant }: { tenant: string }) => tenant,
    who: withAnyPermission('apps:admin', 'events:manage'),
  })
