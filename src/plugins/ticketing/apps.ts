import { defineApp } from '@/lib/apps/defineApp'
import { connectableProviders } from './providers'
import { providerAddresses } from './settings'

const PANEL = '/src/plugins/ticketing/components/Connection/ConnectionPanel#ConnectionPanel'

/** Component of the box-office app screens, for Payload's import map. */
export const PANELS = { ticketingConnection: { path: PANEL, type: 'component' as const } }

/** Each box office is an app in the catalogue, with its own screen instead of a settings form. */
export const ticketingApps = () =>
  connectableProviders().map(({ handle, website }) =>
    defineApp({
      handle,
      panel: PANEL,
      settings: [],
      ...(website && { website: { policy: () => website.policy(providerAddresses({})) } }),
    }),
  )
