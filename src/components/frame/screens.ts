import type { Screen } from '@/lib/navigation/buildNavigation'
import { settings } from '@/lib/settings'
import { administrators, provider, supporters, withKey } from '@/lib/navigation/viewer'

const mailbox: Screen = {
  icon: 'Mail',
  kind: 'screen',
  label: 'providerMail',
  may: provider,
  section: 'other',
  target: '/mail',
}

/**
 * Screens besides collections. Add an entry to add a screen; plugins list theirs in `navigation` of their feature. Users
 * see a link to every screen that `may` allows them.
 * @example { section: 'settings', kind: 'screen', target: '/settings/general', label: 'general', icon: 'Settings', may:
 * administrators }
 */
export const screens = (): Screen[] => [
  {
    icon: 'SlidersHorizontal',
    kind: 'screen',
    label: 'general',
    may: administrators,
    section: 'settings',
    target: '/settings/general',
  },
  {
    icon: 'Users',
    kind: 'screen',
    label: 'peopleTitle',
    may: withKey('users:admin', 'roles:view'),
    section: 'settings',
    target: '/settings/users',
  },
  {
    icon: 'ReceiptText',
    kind: 'screen',
    label: 'billing',
    may: administrators,
    section: 'settings',
    target: '/settings/billing',
  },
  {
    icon: 'History',
    kind: 'screen',
    label: 'activity',
    may: administrators,
    section: 'settings',
    target: '/settings/activity',
  },
  {
    icon: 'Globe',
    kind: 'screen',
    label: 'domains',
    may: withKey('settings:domains'),
    section: 'settings',
    target: '/settings/domains',
  },
  {
    icon: 'Languages',
    kind: 'screen',
    label: 'languages',
    may: withKey('settings:languages'),
    section: 'settings',
    target: '/settings/languages',
  },
  {
    icon: 'Blocks',
    kind: 'screen',
    label: 'apps',
    may: withKey('settings:apps'),
    section: 'settings',
    target: '/settings/apps',
  },
  {
    icon: 'Shield',
    kind: 'screen',
    label: 'security',
    may: administrators,
    section: 'settings',
    target: '/settings/security',
  },
  {
    icon: 'Database',
    kind: 'screen',
    label: 'customAttributes',
    may: withKey('custom-attributes:admin'),
    section: 'settings',
    target: '/settings/custom-attributes',
  },
  {
    icon: 'Blocks',
    kind: 'screen',
    label: 'apps',
    may: withKey('apps:admin', 'settings:apps'),
    section: 'apps',
    target: '/apps',
  },
  {
    icon: 'LayoutGrid',
    kind: 'screen',
    label: 'overviewTitle',
    may: provider,
    section: 'other',
    target: '/provider',
  },
  { icon: 'Plus', kind: 'screen', label: 'providerNewSite', may: provider, section: 'other', target: '/sites/new' },
  { icon: 'Building2', kind: 'screen', label: 'sites', may: supporters, section: 'support', target: '/support' },
  ...(settings().CALLBOARD_DEMO ? [mailbox] : []),
]
