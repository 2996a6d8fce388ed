import { DefaultListView } from '@payloadcms/ui'
import { headers } from 'next/headers'
import { createLocalReq, type ListViewServerProps, type PayloadRequest } from 'payload'
import { holds, type Person, type TenantSummary } from '../../../../access/person'
import { personOf } from '../../../../access/personOf'
import { CUSTOM_THEMES } from '../../../../collections/Themes/guardCustomCode'
import { selectedTheme } from '../../../../collections/theme/selectedTheme'
import { AreaWords } from '../../../../components/ui/AreaWords'
import { listShellOf } from '../../../../components/views/lists/listShellOf'
import { platformOf } from '../../../../globals/platformOf'
import { wordsOfAreas } from '../../../../i18n/areas'
import { settings } from '../../../../lib/settings'
import { planAllows } from '../../../../lib/plans/planAllows'
import { THEMES } from '../../lib/theme'
import type { ShownTheme, ThemesSite } from './site'
import { ThemesView } from './ThemesView'

const MOST_THEMES = 100

/** The themes of the site on screen: the one that its website shows, its library, and those that are being developed. */
export async function ThemesList(props: ListViewServerProps) {
  const { collectionConfig, i18n, payload, user, viewType } = props
  const list = listShellOf(props)
  const sent = await headers()
  const req = await createLocalReq({ req: { headers: sent, i18n: i18n as PayloadRequest['i18n'] }, user: user ?? undefined }, payload)
  const person = await personOf(req)
  // Pickers open the list as a server action, and choose from the table.
  if (!person?.current || viewType === 'trash' || sent.has('next-action')) return <DefaultListView {...list} />
  const [site, themes] = await Promise.all([siteOf(req, person, person.current), readThemes(req, person.current.id)])
  const describe = collectionConfig.admin.description
  return (
    <AreaWords words={wordsOfAreas(i18n.language, ['themes'])}>
      <ThemesView description={typeof describe === 'function' ? describe({ t: req.i18n.t }) : ''} list={list} site={site} themes={themes} />
    </AreaWords>
  )
}

async function readThemes(req: PayloadRequest, tenant: string): Promise<ShownTheme[]> {
  const { docs } = await req.payload.find({ collection: THEMES, depth: 0, draft: true, limit: MOST_THEMES, overrideAccess: false, pagination: false, req, select: { isDevelopmentTheme: true, key: true, name: true, renderMode: true, updatedAt: true, version: true }, sort: 'name', where: { tenant: { equals: tenant } } })
  return docs.map(({ id, isDevelopmentTheme, key, name, renderMode, updatedAt, version }) => ({ id, isDevelopment: Boolean(isDevelopmentTheme), isNoCode: renderMode === 'nocode', key: key ?? '', name: name ?? '', updatedAt, version: version ?? '' }))
}

async function siteOf(req: PayloadRequest, person: Person, tenant: TenantSummary): Promise<ThemesSite> {
  const [{ studioUrl }, { id: selected }] = await Promise.all([platformOf(req), selectedTheme(req, tenant.id)])
  const { protocol } = new URL(req.payload.config.serverURL)
  return {
    adminRoute: req.payload.config.routes.admin,
    hasCustomThemes: planAllows(tenant, CUSTOM_THEMES),
    id: tenant.id,
    may: { change: holds(person, 'themes:manage', tenant.id), delete: holds(person, 'themes:delete', tenant.id), publish: holds(person, 'settings:themes', tenant.id) },
    previewAddress: `${protocol}//{id}.${settings().PREVIEW_DOMAIN}`,
    selected,
    studioAddress: tenant.slug ? `${studioUrl ?? ''}/studio/edit?tenantId=${tenant.id}&themeId={id}` : null,
  }
}
