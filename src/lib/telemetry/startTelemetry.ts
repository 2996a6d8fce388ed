import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Meter } from '@opentelemetry/api'
import type { Settings } from '../settings/index.ts'
import { telemetry } from './telemetry.ts'

type TelemetrySettings = Pick<
  Settings,
  'METRICS_HOST' | 'METRICS_PORT' | 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_SERVICE_NAME' | 'OTEL_TRACES_SAMPLER_ARG'
>

/** Timeout, so that an unresponsive collector does not delay the shutdown. */
const STOP_MS = 3_000

/**
 * Starts metrics and traces if configured, and loads their packages only then. Call once, before loading anything else.
 */
export async function startTelemetry(service: 'web' | 'worker', settings: TelemetrySettings): Promise<void> {
  if (settings.METRICS_PORT) await startMetrics(settings.METRICS_HOST, settings.METRICS_PORT)
  if (settings.OTEL_EXPORTER_OTLP_ENDPOINT)
    await startTraces(settings.OTEL_SERVICE_NAME ?? `callboard-${service}`, settings.OTEL_TRACES_SAMPLER_ARG)
}

/** Serves Prometheus metrics on a separate port. */
async function startMetrics(host: string, port: number): Promise<void> {
  const [{ MeterProvider }, { PrometheusExporter }] = await Promise.all([
    import('@opentelemetry/sdk-metrics'),
    import('@opentelemetry/exporter-prometheus'),
  ])
  const exporter = new PrometheusExporter({
    host,
    port,
    preventServerStart: true,
    withoutScopeInfo: true,
    withoutTargetInfo: true,
  })
  const provider = new MeterProvider({ readers: [exporter] })
  try {
    await exporter.startServer()
  } catch (error) {
    console.error(
      `Metrics are not available: ${error instanceof Error ? error.message : error}. Set another METRICS_PORT.`,
    )
    return
  }
  Object.assign(telemetry(), { isMeasured: true, meter: provider.getMeter('callboard') })
  measureProcess(telemetry().meter)
}

/** Sends traces to a collector. The exporter reads its URL, headers and limits from the OpenTelemetry variables. */
async function startTraces(name: string, ratio: number): Promise<void> {
  const [sdk, { OTLPTraceExporter }, { resourceFromAttributes }, { W3CTraceContextPropagator }] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/core'),
  ])
  // Traces contain no data about the host.
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': name }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  })
  // Not registered globally, because spans of Next and other packages would contain URLs.
  Object.assign(telemetry(), {
    propagator: new W3CTraceContextPropagator(),
    stop: () =>
      Promise.race([provider.shutdown(), new Promise<void>((resolve) => setTimeout(resolve, STOP_MS).unref())]),
    tracer: provider.getTracer('callboard'),
  })
}

function measureProcess(meter: Meter): void {
  const delay = monitorEventLoopDelay()
  delay.enable()
  const gauge = (name: string, description: string, read: () => number) =>
    meter.createObservableGauge(name, { description }).addCallback((result) => result.observe(read()))
  gauge('callboard_process_memory_bytes', 'Memory of the process', () => process.memoryUsage.rss())
  gauge('callboard_process_uptime_seconds', 'Uptime of the process', () => process.uptime())
  gauge('callboard_event_loop_delay_seconds', 'Event loop delay, 99th percentile since the last scrape', () => {
    const seconds = delay.percentile(99) / 1e9
    delay.reset()
    return seconds
  })
}
