import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent'
import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { hasPermission } from '@/access/person'
import { appPartOf } from '@/access/registryOf'
import { appFieldsOf, appSchemaPath } from '@/collections/AppConfig/appFields'
import { readSingleton } from '@/endpoints/apps/singleDocument'
import { AppForm } from '@/components/settings/AppForm/AppForm'
import { appFormState } from '@/components/settings/AppForm/appFormState'
import { SettingsScreen } from '@/components/settings/SettingsScreen'
import { Button } from '@/components/ui/Button/Button'
import { EmptyState } from '@/components/ui/EmptyState/EmptyState'
import { hrefs } from '../../hrefs'
import { loadApp } from '../data/loadApp'

/** Settings of one app on the current site. */
export const AppSettings = (view: AdminViewServerProps) => (
  <SettingsScreen areas={['apps', 'fields']} may={(person, id) => hasPermission(person, 'apps:admin', id)} view={view}>
    {async ({ person, t, tenant }) => {
      const { req } = view.initPageResult
      const handle = String((view.params?.segments as string[] | undefined)?.at(1))
      const found = await loadApp(req, tenant, handle)
      if (!found) notFound()
      const hrefOf = hrefs(req)
      const { name } = found.app
      const own = appFieldsOf(req.payload, handle)
      const frame = {
        title: name,
        trail: [
          { label: t('apps'), url: hrefOf('/apps') },
          { label: handle.charAt(0).toUpperCase() + handle.slice(1) },
        ],
      }
      if (!found.card.isEnabled) {
        const mayManage = hasPermission(person, 'settings:apps', tenant.id)
        return {
          ...frame,
          content: (
            <EmptyState
              action={mayManage && <Button href={hrefOf(`/settings/apps/${handle}`)}>{t('appsManage')}</Button>}
              icon="Blocks"
              title={t('appNotInstalled')}
            />
          ),
        }
      }
      const panel = appPartOf(req.payload, handle)?.panel
      if (panel)
        return {
          ...frame,
          content: RenderServerComponent({
            Component: panel,
            importMap: req.payload.importMap,
            serverProps: { handle, req, tenant: tenant.id },
          }),
        }
      if (!own) return { ...frame, content: <EmptyState icon="Blocks">{t('appNoSettings')}</EmptyState> }
      const { id, settings, updatedAt } = await readSingleton(req, 'app-config', tenant.id)
      const { fields, hasConditions, state } = await appFormState(req, {
        fields: own.fields,
        handle,
        stored: settings[handle] ?? {},
      })
      return {
        ...frame,
        content: (
          <AppForm
            fields={fields}
            handle={handle}
            hasConditions={hasConditions}
            help={t('appSettingsPublic')}
            initialState={state}
            key={handle}
            path={`/app-config/${id}`}
            savedMessage={t('appSettingsSaved', { app: name })}
            schemaPath={appSchemaPath(handle)}
            title={t('appSettingsTitle', { app: name })}
            updatedAt={updatedAt}
          />
        ),
        help: t('appSettingsHelp', { app: name }),
      }
    }}
  </SettingsScreen>
)
