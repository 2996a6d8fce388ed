/** Parts of the admin's screens that are rendered on the server. */
export { SettingsScreen } from '@/components/settings/SettingsScreen'
export { NotAllowed } from '@/components/views/NotAllowed/NotAllowed'
export { Screen } from '@/components/views/Screen'
export { listShellOf } from '@/components/views/lists/listShellOf'
export { redirectToLogin } from '@/components/views/redirectToLogin'
