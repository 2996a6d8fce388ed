import type { JSONFieldServerProps } from 'payload'
import { translatorOf, messagesOfAreas } from '@/i18n/translator'
import { AreaMessagesProvider } from '@/components/ui/AreaMessagesProvider'
import { readTheme, collectionLabel } from '../readTheme'
import { ValuesField } from '../Values/ValuesField'

/** Attributes of an event or a performance that the site's theme defines. */
export async function Attributes({
  collection,
  data,
  path,
  readOnly,
  req,
  value,
}: JSONFieldServerProps & { collection: string }) {
  const site = await readTheme(req, data, value)
  if (!site?.id) return null
  const t = translatorOf(req.i18n)
  return (
    <AreaMessagesProvider messages={messagesOfAreas(req.i18n.language, ['checks', 'fields'])}>
      <ValuesField
        config={{ defaultLanguage: site.defaultLanguage, fields: site.theme.attributes[collection] ?? [] }}
        isReadOnly={readOnly === true}
        nothing={t('themeAttributesNone', { collection: collectionLabel(req, collection) })}
        path={path}
        references={site.references}
        title={t('themeAttributes')}
      />
    </AreaMessagesProvider>
  )
}
