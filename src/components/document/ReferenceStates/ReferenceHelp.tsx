import type { I18nClient } from '@payloadcms/translations'
import { FieldDescription } from '@payloadcms/ui'
import type { RelationshipField, UploadField } from 'payload'
import { ReferenceStates } from './ReferenceStates'

interface Props {
  field: RelationshipField | UploadField
  i18n: I18nClient
  path: string
}

/** Below a reference field: its help text, and the status of each referenced document that is not simply published. */
export function ReferenceHelp({ field: { admin, relationTo }, i18n, path }: Props) {
  const description = admin?.description
  const text = typeof description === 'function' ? description({ i18n, t: i18n.t as never }) : description
  return (
    <>
      {text && <FieldDescription description={text} path={path} />}
      <ReferenceStates path={path} relationTo={relationTo} />
    </>
  )
}
