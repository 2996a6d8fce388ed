import type { TextareaFieldServerProps, TextFieldServerProps } from 'payload'
import { AreaMessagesProvider } from '@/exports/client'
import { messagesOfAreas } from '@/exports/server'
import { siteOfForm } from '../../lib/siteOfForm'
import type { SeoSources } from '../../lib/sources'
import { SeoText } from './SeoText'

type Props = (TextareaFieldServerProps | TextFieldServerProps) & { sources: SeoSources }

/** Server wrapper of the title or description field for search engines. */
export async function SeoTextField({ clientField, data, path, readOnly, req, schemaPath, sources }: Props) {
  return (
    <AreaMessagesProvider messages={messagesOfAreas(req.i18n.language, ['seo'])}>
      <SeoText
        field={clientField}
        path={path}
        readOnly={readOnly === true}
        schemaPath={schemaPath}
        site={await siteOfForm(req, data)}
        sources={sources}
      />
    </AreaMessagesProvider>
  )
}
