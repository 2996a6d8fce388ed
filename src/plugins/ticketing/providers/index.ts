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

/** @returns undefined for a handle that is none of a system with an API */
export const findProvider = (handle: string): TicketingProvider | undefined => API_PROVIDERS.find((provider) => provider.handle === handle)
