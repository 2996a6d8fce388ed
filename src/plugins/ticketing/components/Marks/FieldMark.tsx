import { getTranslation } from '@payloadcms/translations'
import { FieldDescription } from '@payloadcms/ui'
import type { TextFieldServerProps } from 'payload'
import { AreaMessagesProvider } from '@/exports/client'
import { messagesOfAreas } from '@/exports/server'
import { isRecord } from '@/lib/values'
import { Mark } from './Mark'

interface Props extends TextFieldServerProps {
  /** The mark replaces the field's description and renders it too. */
  showsDescription: boolean
  type: string
}

/** Renders a mark below a field whose document is linked to a box office. */
export function FieldMark({ data, field, i18n, path, showsDescription, type }: Props) {
  const description = showsDescription ? field.admin?.description : undefined
  const text =
    typeof description === 'function'
      ? description({ i18n, t: i18n.t as never })
      : description
        ? getTranslation(description, i18n)
        : null
  const link: unknown = isRecord(data) ? data.ticketing : null
  return (
    <>
      {text && <FieldDescription description={text} path={path} />}
      {isRecord(link) && Boolean(link.provider) && (
        <AreaMessagesProvider messages={messagesOfAreas(i18n.language, ['ticketingMarks'])}>
          <Mark field={field.name} type={type} />
        </AreaMessagesProvider>
      )}
    </>
  )
}
