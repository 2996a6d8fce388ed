import type { BasePayload } from 'payload'
import { featuresOf } from '@/config/feature'

/**
 * Starts the background services of plugins.
 * @returns a function that stops all of them
 */
export async function startServices(payload: BasePayload): Promise<() => Promise<void>> {
  const stops = await Promise.all(
    featuresOf(payload.config).flatMap(({ worker }) => (worker?.services ?? []).map((start) => start(payload))),
  )
  return async () => void (await Promise.all(stops.map((stop) => stop())))
}
