import { oncePerProcess } from '@/lib/process/oncePerProcess'
import type { AnyProvider, TicketingProvider } from '../lib/provider/provider'
import { elevent } from './elevent'
import { generalBooking } from './generalBooking'
import { lineup } from './lineup'
import { spektrix } from './spektrix'
import { tessitura } from './tessitura'

/** All built-in ticketing providers. To add one, create a folder and add it here; the contract tests verify it. */
export const PROVIDERS: readonly AnyProvider[] = [elevent, generalBooking, lineup, spektrix, tessitura]

/** Built-in providers with an API. */
export const API_PROVIDERS: readonly TicketingProvider[] = PROVIDERS.filter((provider) => provider.hasApi)

/** Also for bundles that do not load the configuration. */
const added = oncePerProcess('ticketing.providers', () => new Map<string, TicketingProvider>())

/** Registers additional providers from `payload.config.ts`. */
export function addProviders(providers: readonly TicketingProvider[]): void {
  for (const provider of providers) added.set(provider.handle, provider)
}

/** All providers with an API, including those of the installation. */
export const connectableProviders = (): TicketingProvider[] => [...API_PROVIDERS, ...added.values()]

/** What a provider is called; its handle if it is not installed any more. */
export const nameOfProvider = (handle: string): string => findProvider(handle)?.name ?? handle

/** @returns undefined if no provider with an API has this handle */
export const findProvider = (handle: string): TicketingProvider | undefined =>
  connectableProviders().find((provider) => provider.handle === handle)
