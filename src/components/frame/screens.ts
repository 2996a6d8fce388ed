import type { Destination } from '../../lib/navigation/buildNavigation'
import type { WordKey } from '../../i18n/en'

/** A screen of ours that is neither a collection nor a global. */
export type Screen = Omit<Destination, 'label'> & { label: WordKey | { text: string } }

/**
 * The screens that exist beside collections. A later one is one entry here; a plugin adds its own to
 * `config.custom.screens`. A link appears when its screen is named, for the people who may open it.
 * @example { section: 'settings', kind: 'screen', target: '/settings/general', label: 'general', icon: 'Settings', may: administrators }
 */
export const screens: Screen[] = []
