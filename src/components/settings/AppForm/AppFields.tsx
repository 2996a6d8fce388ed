'use client'

import { RenderFields } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import type { ClientField, FormState } from 'payload'
import { useFieldNames } from '../../../payload-patches/fieldNames/useFieldNames'
import { SaveBar } from '../../ui/SaveBar/SaveBar'
import { SettingsCard } from '../../ui/SettingsCard/SettingsCard'
import { StaleNotice } from '../StaleNotice/StaleNotice'
import { useApi } from '../../calls/useApi'
import { useSettingsForm } from '../useSettingsForm'
import { usePayloadValues, valuesIn, type AppValues } from './usePayloadValues'
import { useServerErrors } from './useServerErrors'
import layout from '../Settings.module.css'
import styles from './AppForm.module.css'

export interface AppFieldsProps {
  fields: ClientField[]
  handle: string
  help: string
  initialState: FormState
  /** Where the form goes. */
  path: `/${string}`
  savedMessage: string
  schemaPath: string
  title: string
  /** When the document was last changed; null while there is none. */
  updatedAt: string | null
}

interface Answer {
  doc: { settings: Record<string, Record<string, unknown> | undefined>; updatedAt: string }
}

/** The fields of an app's form and the bar that saves them, inside Payload's form. */
export function AppFields({
  fields,
  handle,
  help,
  initialState,
  path,
  savedMessage,
  schemaPath,
  title,
  updatedAt: initialUpdatedAt,
}: AppFieldsProps) {
  const call = useApi()
  const router = useRouter()
  const held = usePayloadValues(initialState)
  const { bar, isStale, problems, ref } = useSettingsForm({
    held,
    initial: valuesIn(initialState),
    onSaved: ({ settings }: Answer['doc'], sent): AppValues => {
      router.refresh()
      return Object.fromEntries(Object.keys(sent).map((name) => [name, settings[handle]?.[name] ?? null]))
    },
    savedMessage,
    send: async (values, updatedAt) => {
      const result = await call<Answer>('PATCH', path, { settings: { [handle]: values }, updatedAt })
      return result.success ? { ...result, doc: result.doc.doc } : result
    },
    updatedAt: initialUpdatedAt,
  })
  useServerErrors(ref, problems, `settings.${handle}.`)
  useFieldNames(ref)
  return (
    <>
      <form
        className={layout.cards}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (bar.isChanged && !bar.isSaving) bar.onSave()
        }}
        ref={ref}
      >
        {isStale && <StaleNotice />}
        <SettingsCard help={help} title={title}>
          <RenderFields
            className={styles.fields}
            fields={fields}
            forceRender
            margins={false}
            parentIndexPath=""
            parentPath=""
            parentSchemaPath={schemaPath}
            permissions={true}
            readOnly={false}
          />
        </SettingsCard>
        {/* Enter in a field saves, as in any form. */}
        <button className={styles.hidden} tabIndex={-1} type="submit" />
      </form>
      <SaveBar {...bar} />
    </>
  )
}
