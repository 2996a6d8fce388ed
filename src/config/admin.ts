import type { Config } from 'payload'
import type { CallboardConfig } from '@/access/registryOf'
import type { Settings } from '@/lib/settings'

const FRAME = '/src/components/frame'
const VIEWS = '/src/components/views'
/** Given to the screen of each new document, which no collection names. */
const NEW_DOCUMENT = '/src/components/document/NewDocument/NewDocumentScreen#NewDocumentScreen'

/** The admin panel: frame and views. Paths are relative to the admin's root. */
export const adminConfig = (
  env: Settings,
  { components: { sidebars, ...lists } }: Pick<CallboardConfig, 'components'>,
): Config['admin'] => ({
  avatar: { Component: `${FRAME}/UserMenu/UserAvatar#UserAvatar` },
  components: {
    graphics: { Icon: `${FRAME}/Brand/HomeIcon#HomeIcon`, Logo: `${FRAME}/Brand/Logo#Logo` },
    header: [
      `${FRAME}/Announcement/Announcement#Announcement`,
      `${FRAME}/VerifyEmail/VerifyEmail#VerifyEmail`,
      `${FRAME}/Support/Support#Support`,
    ],
    Nav: `${FRAME}/Nav/Nav#Nav`,
    providers: [
      `${FRAME}/Theme/DarkClass#DarkClass`,
      `${FRAME}/BrowserZone/BrowserZone#BrowserZone`,
      '/src/payload-patches/dateLocale/WelshDates#WelshDates',
      `${FRAME}/Amendments/Amendments#Amendments`,
      `${FRAME}/FormStateCalls/FormStateCalls#FormStateCalls`,
      `${FRAME}/RefusedCalls/RefusedCalls#RefusedCalls`,
    ],
    views: {
      // Not under the key `account`: Payload's account view would render it and thus itself.
      authAccount: {
        Component: `${VIEWS}/Account/Account#Account`,
        exact: true,
        meta: { title: 'Account' },
        path: '/auth/account',
      },
      collaborations: {
        Component: `${VIEWS}/Collaborations/Collaborations#Collaborations`,
        exact: true,
        meta: { title: 'Collaborations' },
        path: '/collaborations',
      },
      createFirstUser: { Component: `${VIEWS}/Provider/FirstUser/FirstUser#FirstUser` },
      forgot: { Component: `${VIEWS}/SignIn/ForgotPassword#ForgotPassword` },
      login: { Component: `${VIEWS}/SignIn/Login#Login` },
      // Payload renders its own screen at the path configured for this route; see `routes` below.
      resetPassword: {
        Component: `${VIEWS}/SignIn/ResetPassword#ResetPassword`,
        meta: { title: 'New password' },
        path: '/reset',
      },
      // Not exact: Payload matches views for signed-out users by path prefix only.
      verify: { Component: `${VIEWS}/SignIn/Verify#Verify`, meta: { title: 'Email address' }, path: '/verify' },
      dashboard: { Component: `${VIEWS}/Dashboard/Dashboard#Dashboard` },
      help: { Component: `${VIEWS}/Help/HelpStart#HelpStart`, exact: true, meta: { title: 'Help' }, path: '/help' },
      helpPage: {
        Component: `${VIEWS}/Help/HelpPage#HelpPage`,
        exact: true,
        meta: { title: 'Help' },
        path: '/help/:page',
      },
      // Followed by a token. Not exact: Payload serves no parametrised path to signed-out users.
      invite: { Component: `${VIEWS}/Invite/Invite#Invite`, meta: { title: 'Invitation' }, path: '/invite' },
      mailbox: {
        Component: `${VIEWS}/Provider/Mailbox/Mailbox#Mailbox`,
        exact: true,
        meta: { title: 'Demo mailbox' },
        path: '/mail',
      },
      appsInstalled: {
        Component: `${VIEWS}/Apps/Apps/InstalledApps#InstalledApps`,
        exact: true,
        meta: { title: 'Apps' },
        path: '/apps',
      },
      appSettings: {
        Component: `${VIEWS}/Apps/AppSettings/AppSettings#AppSettings`,
        exact: true,
        meta: { title: 'App settings' },
        path: '/apps/:handle',
      },
      settingsActivity: {
        Component: `${VIEWS}/Settings/Activity/Activity#Activity`,
        exact: true,
        meta: { title: 'Activity' },
        path: '/settings/activity',
      },
      settingsApp: {
        Component: `${VIEWS}/Settings/App/App#App`,
        exact: true,
        meta: { title: 'App' },
        path: '/settings/apps/:handle',
      },
      settingsApps: {
        Component: `${VIEWS}/Settings/Apps/Apps#Apps`,
        exact: true,
        meta: { title: 'Apps' },
        path: '/settings/apps',
      },
      settingsBilling: {
        Component: `${VIEWS}/Settings/Billing/Billing#Billing`,
        exact: true,
        meta: { title: 'Billing' },
        path: '/settings/billing',
      },
      settingsCustomAttributes: {
        Component: `${VIEWS}/Settings/CustomAttributes/CustomAttributes#CustomAttributes`,
        exact: true,
        meta: { title: 'Custom Attributes' },
        path: '/settings/custom-attributes',
      },
      settingsDomains: {
        Component: `${VIEWS}/Settings/Domains/Domains#Domains`,
        exact: true,
        meta: { title: 'Domains' },
        path: '/settings/domains',
      },
      settingsGeneral: {
        Component: `${VIEWS}/Settings/General/General#General`,
        exact: true,
        meta: { title: 'General' },
        path: '/settings/general',
      },
      settingsLanguages: {
        Component: `${VIEWS}/Settings/Languages/Languages#Languages`,
        exact: true,
        meta: { title: 'Languages' },
        path: '/settings/languages',
      },
      settingsSecurity: {
        Component: `${VIEWS}/Settings/Security/Security#Security`,
        exact: true,
        meta: { title: 'Security & Compliance' },
        path: '/settings/security',
      },
      settingsUsers: {
        Component: `${VIEWS}/Settings/Users/Users#Users`,
        exact: true,
        meta: { title: 'Users & Permissions' },
        path: '/settings/users',
      },
      supportSites: {
        Component: `${VIEWS}/Support/Support#Support`,
        exact: true,
        meta: { title: 'Sites' },
        path: '/support',
      },
      providerOverview: {
        Component: `${VIEWS}/Provider/Overview/Overview#Overview`,
        exact: true,
        meta: { title: 'Overview' },
        path: '/provider',
      },
      newSite: {
        Component: `${VIEWS}/Provider/NewSite/NewSite#NewSite`,
        exact: true,
        meta: { title: 'New site' },
        path: '/sites/new',
      },
      authLogout: {
        Component: `${VIEWS}/Logout/Logout#Logout`,
        exact: true,
        meta: { title: 'Log out' },
        path: '/auth/logout',
      },
      // Payload's default paths keep working for bookmarks and for links in its texts.
      payloadAccount: { Component: `${VIEWS}/Redirect/ToAccount#ToAccount`, exact: true, path: '/account' },
      payloadLogout: { Component: `${VIEWS}/Redirect/ToLogout#ToLogout`, exact: true, path: '/logout' },
    },
  },
  dateFormat: 'd MMM yyyy, HH:mm',
  dependencies: Object.fromEntries(
    [...Object.values(lists).flat(), ...Object.values(sidebars), NEW_DOCUMENT].map((path) => [
      path,
      { path, type: 'component' as const },
    ]),
  ),
  meta: { titleSuffix: ` – ${env.PRODUCT_NAME}` },
  // Payload looks for its reset screen below a path of one segment, so it never finds this one.
  routes: { account: '/auth/account', logout: '/auth/logout', reset: '/reset/password' },
  theme: 'all',
  timezones: {
    defaultTimezone: env.TIMEZONES[0],
    supportedTimezones: env.TIMEZONES.map((zone) => ({ label: zone.replaceAll('_', ' '), value: zone })),
  },
  toast: { limit: 1, position: 'top-center' },
  user: 'users',
})
