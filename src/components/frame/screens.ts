import type { Destination } from '../../lib/navigation/buildNavigation'
import type { WordKey } from '../../i18n/en'
import { settings } from '../../lib/settings'
import { administrators, provider, withKey } from '../../lib/navigation/viewer'

/** A screen of ours that is neither a collection nor a global. */
export type Screen = Omit<Destination, 'label'> & { label: WordKey | { text: string } }

const mailbox: Screen = { icon: 'Mail', kind: 'screen', label: 'providerMail', may: provider, section: 'other', target: '/mail' }

/**
 * The screens that exist beside collections. A later one is one entry here; a plugin adds its own to
 * `config.custom.screens`. A link appears when its screen is named, for the people who may open it.
 * @example { section: 'settings', kind: 'screen', target: '/settings/general', label: 'general', icon: 'Settings', may: administrators }
 */
export const screens: Screen[] = [
  { icon: 'SlidersHorizontal', kind: 'screen', label: 'general', may: administrators, section: 'settings', target: '/settings/general' },
  { icon: 'Languages', kind: 'screen', label: 'languages', may: withKey('settings:languages'), section: 'settings', target: '/settings/languages' },
  { icon: 'Shield', kind: 'screen', label: 'security', may: administrators, section: 'settings', target: '/settings/security' },
  { icon: 'Plus', kind: 'screen', label: 'providerNewSite', may: provider, section: 'other', target: '/sites/new' },
  ...(settings().CALLBOARD_DEMO ? [mailbox] : []),
]
