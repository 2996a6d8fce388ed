import type { JSONFieldServerProps } from 'payload'
import { translatorOf, messagesOfAreas } from '@/i18n/translator'
import { settings } from '@/lib/settings'
import { toTheme } from '@/lib/themes/theme'
import { AreaMessagesProvider } from '@/components/ui/AreaMessagesProvider'
import { readTheme, collectionLabel } from '../readTheme'
import { ValuesField } from '../Values/ValuesField'

/** Site-wide settings of a theme, edited on the theme's own screen. */
export async function ThemeSettings({ data, path, readOnly, req, value }: JSONFieldServerProps) {
  const site = await readTheme(req, data, value)
  if (!site) return null
  const t = translatorOf(req.i18n)
  return (
    <AreaMessagesProvider messages={messagesOfAreas(req.i18n.language, ['checks', 'fields'])}>
      <ValuesField
        config={{
          defaultLanguage: site.defaultLanguage,
          fields: toTheme(data?.manifest, settings().BLOCK_LEVELS).settings,
        }}
        isReadOnly={readOnly === true}
        nothing={t('themeSettingsNone', { collection: collectionLabel(req, 'themes') })}
        path={path}
        references={site.references}
        title={t('settings')}
      />
    </AreaMessagesProvider>
  )
}
