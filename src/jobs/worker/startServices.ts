import type { BasePayload } from 'payload'
import { pluginsOf } from '../../config/definePlugin'

/** Starts what plugins run beside the queue. @returns what ends all of it */
export async function startServices(payload: BasePayload): Promise<() => Promise<void>> {
  const ends = await Promise.all(
    pluginsOf(payload.config).flatMap(({ services = [] }) => services.map((start) => start(payload))),
  )
  return async () => void (await Promise.all(ends.map((end) => end())))
}
