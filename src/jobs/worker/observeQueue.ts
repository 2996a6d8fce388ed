import type { BasePayload } from 'payload'
import { pluginsOf } from '../../config/definePlugin'
import { coreGauges } from '../../database/gauges'
import { telemetry } from '../../lib/telemetry/telemetry'

/** Registers the gauges of the installation, including those of plugins, with this worker's metrics. */
export function observeQueue(payload: BasePayload): void {
  const { isMeasured, meter } = telemetry()
  if (!isMeasured) return
  for (const { description, name, read } of [
    ...coreGauges,
    ...pluginsOf(payload.config).flatMap(({ gauges = [] }) => gauges),
  ])
    meter.createObservableGauge(name, { description }).addCallback(async (result) => {
      for (const { labels, value } of await read(payload)) result.observe(value, labels)
    })
}
