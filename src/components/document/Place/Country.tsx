import type { TextFieldServerProps } from 'payload'
import { messagesOfAreas } from '@/i18n/translator'
import { AreaMessagesProvider } from '@/components/ui/AreaMessagesProvider'
import { CountryField } from './CountryField'

interface Props extends TextFieldServerProps {
  /** Name of the region field. */
  region: string
}

/** The country of an address. */
export const Country = ({ path, readOnly, region, req }: Props) => (
  <AreaMessagesProvider messages={messagesOfAreas(req.i18n.language, ['events'])}>
    <CountryField isReadOnly={readOnly === true} path={path} region={region} />
  </AreaMessagesProvider>
)
