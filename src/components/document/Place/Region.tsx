import type { TextFieldServerProps } from 'payload'
import { messagesOfAreas } from '@/i18n/translator'
import { AreaMessagesProvider } from '@/components/ui/AreaMessagesProvider'
import { RegionField } from './RegionField'

interface Props extends TextFieldServerProps {
  /** Name of the country field. */
  country: string
}

/** The state, county or prefecture of an address. */
export const Region = ({ country, path, readOnly, req }: Props) => (
  <AreaMessagesProvider messages={messagesOfAreas(req.i18n.language, ['events'])}>
    <RegionField country={country} isReadOnly={readOnly === true} path={path} />
  </AreaMessagesProvider>
)
