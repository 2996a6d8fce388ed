import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent'
import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { holds } from '../../../../access/person'
import { readOwn } from '../../../../endpoints/apps/readOwn'
import { appPartOf } from '../../../../access/registryOf'
import { shownField } from '../../../../lib/apps/shownField'
import { readSection } from '../../../settings/SettingsForm/readSection'
import { SettingsForm } from '../../../settings/SettingsForm/SettingsForm'
import { SettingsScreen } from '../../../settings/SettingsScreen'
import { Button } from '../../../ui/Button/Button'
import { EmptyState } from '../../../ui/EmptyState/EmptyState'
import { hrefs } from '../../hrefs'
import { appOf } from '../data/appOf'

/** What the site on screen has set for one of its apps. */
export const AppSettings = (view: AdminViewServerProps) => (
  <SettingsScreen areas={['apps', 'fields']} may={(person, id) => holds(person, 'apps:admin', id)} view={view}>
    {async ({ person, t, tenant }) => {
      const { req } = view.initPageResult
      const handle = String((view.params?.segments as string[] | undefined)?.at(1))
      const found = await appOf(req, tenant, handle)
      if (!found) notFound()
      const hrefOf = hrefs(req)
      const { name } = found.app
      const part = appPartOf(req.payload, handle)
      const frame = { title: name, trail: [{ label: t('apps'), url: hrefOf('/apps') }, { label: handle.charAt(0).toUpperCase() + handle.slice(1) }] }
      if (!found.card.isEnabled) {
        const mayManage = holds(person, 'settings:apps', tenant.id)
        return { ...frame, content: <EmptyState action={mayManage && <Button href={hrefOf(`/settings/apps/${handle}`)}>{t('appsManage')}</Button>} icon="Blocks" title={t('appNotInstalled')} /> }
      }
      if (part?.panel) return { ...frame, content: RenderServerComponent({ Component: part.panel, importMap: req.payload.importMap, serverProps: { handle, req, tenant: tenant.id } }) }
      if (!part) return { ...frame, content: <EmptyState icon="Blocks">{t('appNoSettings')}</EmptyState> }
      const { id, settings, updatedAt } = await readOwn(req, 'app-config', tenant.id)
      const section = { ...readSection(part.settings, settings[handle]), fields: part.settings.map(shownField), help: t('appSettingsPublic'), key: handle, title: t('appSettingsTitle', { app: name }) }
      return {
        ...frame,
        content: <SettingsForm path={`/app-config/${id}`} savedMessage={t('appSettingsSaved', { app: name })} sections={[section]} updatedAt={updatedAt} />,
        help: t('appSettingsHelp', { app: name }),
      }
    }}
  </SettingsScreen>
)
