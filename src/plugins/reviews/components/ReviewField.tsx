import type { UIFieldServerProps } from 'payload'
import { AreaMessagesProvider } from '@/exports/client'
import { messagesOfAreas } from '@/exports/server'
import { ReviewNotice } from './ReviewNotice'

/** Server wrapper of the review notice above the fields of a document. */
export const ReviewField = ({ i18n }: UIFieldServerProps) => (
  <AreaMessagesProvider messages={messagesOfAreas(i18n.language, ['reviews'])}>
    <ReviewNotice />
  </AreaMessagesProvider>
)
