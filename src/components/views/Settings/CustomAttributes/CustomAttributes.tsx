import type { AdminViewServerProps } from 'payload'
import { hasPermission } from '@/access/person'
import { readSingleton } from '@/endpoints/apps/singleDocument'
import { selectedThemeBlocks } from '@/endpoints/apps/updateCustomAttributes'
import { referencesIn } from '@/lib/themes/referencesIn'
import type { SettingValues } from '@/lib/apps/settingValues'
import { SettingsForm } from '@/components/settings/SettingsForm/SettingsForm'
import { SettingsScreen } from '@/components/settings/SettingsScreen'
import { EmptyState } from '@/components/ui/EmptyState/EmptyState'
import { loadReferenceTitles } from '@/components/settings/SettingsForm/loadReferenceTitles'

/** Site-wide settings of the selected theme's blocks. */
export const CustomAttributes = (view: AdminViewServerProps) => (
  <SettingsScreen
    areas={['apps', 'fields']}
    may={(person, id) => hasPermission(person, 'custom-attributes:admin', id)}
    view={view}
  >
    {async ({ t, tenant }) => {
      const { req } = view.initPageResult
      const [{ id, settings, updatedAt }, blocks] = await Promise.all([
        readSingleton(req, 'custom-attributes', tenant.id),
        selectedThemeBlocks(req, tenant.id),
      ])
      const sections = blocks.map(({ name, label, settings: fields }) => ({
        fields,
        key: name,
        title: label,
        values: (settings[name] ?? {}) as SettingValues,
      }))
      const names = await loadReferenceTitles(
        req,
        sections.flatMap(({ fields, key, values }) => referencesIn(fields, values, key)),
      )
      return {
        content:
          sections.length > 0 ? (
            <SettingsForm
              path={`/custom-attributes/${id}`}
              references={{ names, tenant: tenant.id }}
              savedMessage={t('customAttributesSaved')}
              sections={sections}
              updatedAt={updatedAt}
            />
          ) : (
            <EmptyState icon="Palette">{t('customAttributesNone')}</EmptyState>
          ),
        help: t('customAttributesHelp'),
        title: t('customAttributes'),
        trail: [{ label: t('settings') }, { label: t('customAttributes') }],
      }
    }}
  </SettingsScreen>
)
