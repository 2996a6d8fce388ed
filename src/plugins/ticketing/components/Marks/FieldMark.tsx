import { getTranslation } from '@payloadcms/translations'
import { FieldDescription } from '@payloadcms/ui'
import type { TextFieldServerProps } from 'payload'
import { AreaMessagesProvider } from '../../../../components/ui/AreaMessagesProvider'
import { messagesOfAreas } from '../../../../i18n/areas'
import { isRecord } from '../../../../lib/values'
import { Mark } from './Mark'

interface Props extends TextFieldServerProps {
  /** It stands in the place of the description, and says that, too. */
  saysDescription: boolean
  type: string
}

/** Below a field of an event or a performance: where its value comes from, if the document follows a box office. */
export function FieldMark({ data, field, i18n, path, saysDescription, type }: Props) {
  const description = saysDescription ? field.admin?.description : undefined
  const said =
    typeof description === 'function'
      ? description({ i18n, t: i18n.t as never })
      : description
        ? getTranslation(description, i18n)
        : null
  const link: unknown = isRecord(data) ? data.ticketing : null
  return (
    <>
      {said && <FieldDescription description={said} path={path} />}
      {isRecord(link) && Boolean(link.provider) && (
        <AreaMessagesProvider words={messagesOfAreas(i18n.language, ['ticketingMarks'])}>
          <Mark field={field.name} type={type} />
        </AreaMessagesProvider>
      )}
    </>
  )
}
