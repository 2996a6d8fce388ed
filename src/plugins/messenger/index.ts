import { definePlugin, type Config } from 'payload'
import { addFeature } from '@/exports/server'
import { messages } from './messages'
import { messengerSettings } from './settings'

const MESSENGER = '/src/plugins/messenger/components/Messenger#Messenger'
const CARD = '/src/plugins/messenger/components/AccountMessenger#AccountMessenger'

/** A third-party messenger in the admin, if configured. */
export const messenger = definePlugin({
  slug: 'messenger',
  plugin: ({ config }) =>
    addFeature(config, {
      name: 'messenger',
      components: { account: [CARD] },
      extend: withMessenger,
      messages,
      settings: messengerSettings,
    }),
})

const withMessenger = (config: Config): Config => ({
  ...config,
  admin: {
    ...config.admin,
    components: { ...config.admin?.components, header: [...(config.admin?.components?.header ?? []), MESSENGER] },
  },
})
