import { APP_KEYS } from '@/lib/apps/browserData'

/** A box-office list of one site. */
export interface ListOfSite {
  /** Handle of the provider. */
  handle: string
  /** Name of the list as used in URLs: `events`, `memberships`, `modes-of-sale`. */
  list: string
  tenant: string
  /** HMAC that changes with the connection and its API key. */
  connection: string
}

/** Providers whose lists the specification stores by API key. The hash of the connection stands in for the key. */
const BY_CONNECTION = new Set(['elevent'])

/** Local storage key of a list; such keys are cleared on sign-out. */
export const listKey = ({ connection, handle, list, tenant }: ListOfSite): string =>
  `${APP_KEYS}${handle}_available_${list.replaceAll('-', '_')}_${BY_CONNECTION.has(handle) ? connection : tenant}`
