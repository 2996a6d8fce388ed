import { oncePerProcess } from '../../../lib/process/oncePerProcess'
import type { AnyProvider, TicketingProvider } from '../lib/provider/provider'
import { elevent } from './elevent'
import { generalBooking } from './generalBooking'
import { lineup } from './lineup'
import { spektrix } from './spektrix'
import { tessitura } from './tessitura'

/** All ticketing systems. Adding one is a folder and a line here; the contract suite says when it is right. */
export const PROVIDERS: readonly AnyProvider[] = [elevent, generalBooking, lineup, spektrix, tessitura]

/** Those that can be connected. */
export const API_PROVIDERS: readonly TicketingProvider[] = PROVIDERS.filter((provider) => provider.hasApi)

const added = oncePerProcess('ticketing.providers', () => new Map<string, TicketingProvider>())

/** Makes systems known that are none of the product's: those that `payload.config.ts` names. */
export function addProviders(providers: readonly TicketingProvider[]): void {
  for (const provider of providers) added.set(provider.handle, provider)
}

/** All that can be connected in this installation. */
export const connectableProviders = (): TicketingProvider[] => [...API_PROVIDERS, ...added.values()]

/** @returns undefined for a handle that is none of a system with an API */
export const findProvider = (handle: string): TicketingProvider | undefined =>
  connectableProviders().find((provider) => provider.handle === handle)
