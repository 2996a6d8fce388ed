import type { Config } from 'payload'
import { definePlugin, type CallboardPlugin } from '@/config/definePlugin'
import { messages } from './messages'
import { messengerSettings } from './settings'

const MESSENGER = '/src/plugins/messenger/components/Messenger#Messenger'
const CARD = '/src/plugins/messenger/components/AccountMessenger#AccountMessenger'

/** A third-party messenger in the admin, if configured. */
export const messenger = (): CallboardPlugin =>
  definePlugin({
    name: 'messenger',
    accountCards: [CARD],
    extend: withMessenger,
    messages,
    settings: messengerSettings,
  })

const withMessenger = (config: Config): Config => ({
  ...config,
  admin: {
    ...config.admin,
    components: { ...config.admin?.components, header: [...(config.admin?.components?.header ?? []), MESSENGER] },
  },
})
