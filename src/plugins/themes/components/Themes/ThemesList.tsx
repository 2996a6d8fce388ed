import { DefaultListView } from '@payloadcms/ui'
import { isServerAction } from '@/payload-patches/serverAction/isServerAction'
import { type ListViewServerProps, type PayloadRequest } from 'payload'
import { requestOfSlot } from '@/components/requestOfSlot'
import { idOf } from '@/lib/values'
import { AreaMessagesProvider } from '@/exports/client'
import { listShellOf } from '@/exports/rsc'
import { messagesOfAreas, personOf } from '@/exports/server'
import { hasPermission } from '@/exports/shared'
import type { Person, TenantSummary } from '@/exports/types'
import { CUSTOM_THEMES } from '@/collections/Themes/guardCustomCode'
import { plansHref } from '@/components/settings/plansHref'
import { readSiteAddress } from '@/database/website/readSiteAddress'
import { readStoredSite } from '@/endpoints/settings/changeSite'
import { readPlatformSettings } from '@/globals/platformOf'
import { planAllows } from '@/lib/plans/planAllows'
import { settings } from '@/lib/settings'
import { siteOrigin } from '@/lib/site/addresses'
import { connectionOf } from '../../database/connections'
import { githubApp, githubSettings } from '../../settings'
import { readThemes } from './readThemes'
import type { GithubAccount, ThemesSite } from './site'
import { ThemesView } from './ThemesView'

/** The themes of the current site: the live theme, the library and the development themes. */
export async function ThemesList(props: ListViewServerProps) {
  const { collectionConfig, i18n, payload, user, viewType } = props
  const list = listShellOf(props)
  const req = await requestOfSlot({ i18n, payload, user })
  const person = await personOf(req)
  // Pickers open the list as a server action and need the table.
  if (!person?.current || viewType === 'trash' || isServerAction(req.headers)) return <DefaultListView {...list} />
  const site = await siteOf(req, person, person.current)
  const describe = collectionConfig.admin.description
  return (
    <AreaMessagesProvider messages={messagesOfAreas(i18n.language, ['settings', 'themes'])}>
      <ThemesView
        description={typeof describe === 'function' ? describe({ t: req.i18n.t }) : ''}
        list={list}
        listed={readThemes(req, site)}
        site={site}
      />
    </AreaMessagesProvider>
  )
}

async function siteOf(req: PayloadRequest, person: Person, tenant: TenantSummary): Promise<ThemesSite> {
  const hasCustomThemes = planAllows(tenant, CUSTOM_THEMES)
  const mayChange = hasPermission(person, 'themes:manage', tenant.id)
  const [{ studioUrl }, site, address, github] = await Promise.all([
    readPlatformSettings(req),
    readStoredSite(req, tenant.id),
    readSiteAddress(req, tenant.id),
    hasCustomThemes && mayChange ? githubOf(req, person, tenant.id) : null,
  ])
  return {
    adminRoute: req.payload.config.routes.admin,
    github,
    hasCustomThemes,
    id: tenant.id,
    liveAddress: address && siteOrigin(address, settings()),
    may: {
      change: mayChange,
      delete: hasPermission(person, 'themes:delete', tenant.id),
      publish: hasPermission(person, 'settings:themes', tenant.id),
    },
    plansHref: plansHref(req, person, tenant.id),
    selected: idOf(site.selectedTheme),
    studioAddress:
      mayChange && tenant.slug
        ? `${(studioUrl ?? '').replace(/\/+$/, '')}/studio/edit?tenantId=${tenant.id}&themeId={id}`
        : null,
    updatedAt: site.updatedAt,
  }
}

/** Returns null when the installation has no GitHub app. */
async function githubOf(req: PayloadRequest, { id }: Person, tenant: string): Promise<GithubAccount | null> {
  if (!githubApp()) return null
  const connection = await connectionOf(req, id)
  const root = `${req.payload.config.serverURL}${req.payload.config.routes.api}/themes/github`
  return {
    authAddress: `${root}/auth?tenant=${tenant}`,
    disconnectAddress: `${root}/disconnect?tenant=${tenant}`,
    isConnected: connection !== null && !connection.isRevoked,
    needsReconnect: connection?.isRevoked ?? false,
    picture: connection && `${githubSettings().GITHUB_URL}/${connection.username}.png?size=64`,
    username: connection?.username ?? null,
  }
}
