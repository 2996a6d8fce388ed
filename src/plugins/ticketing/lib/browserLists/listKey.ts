import { APP_KEYS } from '../../../../lib/apps/browserData'

/** A list of a box office, as a site has it. */
export interface ListOfSite {
  /** Of the provider. */
  handle: string
  /** Name of the list as it stands in addresses: `events`, `memberships`, `modes-of-sale`. */
  list: string
  tenant: string
  /** Keyed hash that changes with the connection and its key. */
  connection: string
}

/** Providers whose lists the requirements keep by their API key, in whose place the hash of the connection stands. */
const BY_CONNECTION = new Set(['elevent'])

/** Where local storage keeps a list, until somebody signs out. */
export const listKey = ({ connection, handle, list, tenant }: ListOfSite): string =>
  `${APP_KEYS}${handle}_available_${list.replaceAll('-', '_')}_${BY_CONNECTION.has(handle) ? connection : tenant}`
