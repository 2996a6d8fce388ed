import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Meter } from '@opentelemetry/api'
import type { Settings } from '../settings/readSettings.ts'
import { telemetry } from './telemetry.ts'

type TelemetrySettings = Pick<
  Settings,
  'METRICS_HOST' | 'METRICS_PORT' | 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_SERVICE_NAME' | 'OTEL_TRACES_SAMPLER_ARG'
>

/** A collector that does not answer keeps no process from ending. */
const STOP_MS = 3_000

/**
 * Begins to measure this process, where the settings ask for it, and loads what that takes only then. Called once,
 * before anything else is loaded.
 */
export async function startTelemetry(service: 'web' | 'worker', settings: TelemetrySettings): Promise<void> {
  if (settings.METRICS_PORT) await startMetrics(settings.METRICS_HOST, settings.METRICS_PORT)
  if (settings.OTEL_EXPORTER_OTLP_ENDPOINT)
    await startTraces(settings.OTEL_SERVICE_NAME ?? `callboard-${service}`, settings.OTEL_TRACES_SAMPLER_ARG)
}

/** Serves metrics for Prometheus at an address of their own, which is no part of what the web server answers. */
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
    console.error(`There are no metrics: ${error instanceof Error ? error.message : error}. Set another METRICS_PORT.`)
    return
  }
  Object.assign(telemetry(), { isMeasured: true, meter: provider.getMeter('callboard') })
  measureProcess(telemetry().meter)
}

/** Sends traces to a collector. The exporter reads its address, headers and limits from the variables of OpenTelemetry. */
async function startTraces(name: string, ratio: number): Promise<void> {
  const [sdk, { OTLPTraceExporter }, { resourceFromAttributes }, { W3CTraceContextPropagator }] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/core'),
  ])
  // Of the machine nothing is told.
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': name }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  })
  // It is nobody's global provider: what Next and other packages would tell of a request holds its address.
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
  gauge('callboard_process_uptime_seconds', 'Since the start of the process', () => process.uptime())
  gauge(
    'callboard_event_loop_delay_seconds',
    'How late the process gets to its work, 99th percentile since the last look',
    () => {
      const seconds = delay.percentile(99) / 1e9
      delay.reset()
      return seconds
    },
  )
}
