import type { TextFieldServerProps } from 'payload'
import { AreaMessagesProvider } from '@/exports/client'
import { messagesOfAreas, tenantOfForm } from '@/exports/server'
import { TagsInput } from './TagsInput'

/** The tags of a media document, with suggestions from its site. */
export async function TagsField({ clientField, data, path, readOnly, req }: TextFieldServerProps) {
  return (
    <AreaMessagesProvider messages={messagesOfAreas(req.i18n.language, ['mediaFile'])}>
      <TagsInput
        isReadOnly={readOnly === true}
        label={clientField.label}
        path={path}
        site={await tenantOfForm(req, data)}
      />
    </AreaMessagesProvider>
  )
}
