import type { JSONFieldServerProps } from 'payload'
import { translatorOf, messagesOfAreas } from '@/i18n/translator'
import { templatesFor } from '@/lib/themes/themePlaces'
import { AreaMessagesProvider } from '@/components/ui/AreaMessagesProvider'
import { readTheme, collectionLabel } from '../readTheme'
import { DocumentThemeInput } from './DocumentThemeInput'

/** Theme options of a document: template, colour scheme and their settings. Renders nothing without a theme. */
export async function DocumentTheme({
  collection,
  data,
  path,
  readOnly,
  req,
  value,
}: JSONFieldServerProps & { collection: string }) {
  const site = await readTheme(req, data, value)
  if (!site?.id) return null
  return (
    <AreaMessagesProvider messages={messagesOfAreas(req.i18n.language, ['checks', 'fields'])}>
      <DocumentThemeInput
        defaultLanguage={site.defaultLanguage}
        isReadOnly={readOnly === true}
        nothing={translatorOf(req.i18n)('themeSettingsNone', { collection: collectionLabel(req, collection) })}
        path={path}
        references={site.references}
        schemes={site.theme.schemes}
        settings={site.theme.documentSettings[collection] ?? []}
        templates={templatesFor(site.theme, collection, site.isNoCode)}
        themeName={site.name}
      />
    </AreaMessagesProvider>
  )
}
