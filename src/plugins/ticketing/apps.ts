import { defineApp } from '../../lib/apps/defineApp'
import { connectableProviders } from './providers'
import { providerAddresses } from './settings'

const PANEL = '/src/plugins/ticketing/components/Connection/ConnectionPanel#ConnectionPanel'

/** What the screens of box offices' apps are made of, for Payload's map of components. */
export const PANELS = { ticketingConnection: { path: PANEL, type: 'component' as const } }

/** Each box office is an app of the catalogue, with a screen of its own in place of a form. */
export const ticketingApps = () =>
  connectableProviders().map(({ handle, website }) =>
    defineApp({
      handle,
      panel: PANEL,
      settings: [],
      ...(website && { website: { policy: () => website.policy(providerAddresses({})) } }),
    }),
  )
