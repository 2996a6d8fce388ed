'use client'

import { RenderFields, useAllFormFields, useForm } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import type { ClientField, FormState } from 'payload'
import { useFieldNames } from '@/payload-patches/fieldNames/useFieldNames'
import { SaveBar } from '@/components/ui/SaveBar/SaveBar'
import { SettingsCard } from '@/components/ui/SettingsCard/SettingsCard'
import { StaleNotice } from '../StaleNotice/StaleNotice'
import { useApi } from '@/components/calls/useApi'
import { useSettingsForm, type ExternalValues } from '../useSettingsForm'
import layout from '../Settings.module.css'
import styles from './AppForm.module.css'
import { useEffect, useEffectEvent, useRef, type RefObject, useMemo } from 'react'
import { focusFirstProblem } from '@/payload-patches/fieldFocus/focusField'
import { reduceFieldsToValues } from 'payload/shared'
import { isEmptyValue } from '@/lib/values'

/** Values by field name; null if empty, so that typing and deleting does not count as a change. */
type AppValues = Record<string, unknown>

const valuesIn = (state: FormState): AppValues =>
  Object.fromEntries(
    Object.entries(reduceFieldsToValues(state, true)).map(([name, value]: [string, unknown]) => [
      name,
      isEmptyValue(value) ? null : value,
    ]),
  )

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The values of Payload's form, adapted for a settings form. */
function usePayloadValues(initialState: FormState): ExternalValues<AppValues> {
  const [state, dispatchFields] = useAllFormFields()
  const { setSubmitted } = useForm()
  const stored = useRef(initialState)
  const latestState = useRef(state)
  useEffect(() => {
    latestState.current = state
  }, [state])
  const values = useMemo(() => valuesIn(state), [state])
  return {
    discard: () => {
      setSubmitted(false)
      dispatchFields({ optimize: false, state: stored.current, type: 'REPLACE_STATE' })
    },
    settle: (next, sent) => {
      const typed = valuesIn(latestState.current)
      stored.current = Object.fromEntries(
        Object.entries(state).map(([path, field]) => [
          path,
          Object.hasOwn(next, path) && !field.rows ? { ...field, ...asStored(next[path]), value: next[path] } : field,
        ]),
      )
      setSubmitted(false)
      for (const [path, value] of Object.entries(next)) {
        if (!state[path] || state[path].rows) continue
        const isUntouched = isSame(typed[path], sent[path]) && !isSame(typed[path], value)
        dispatchFields({ ...asStored(value), path, type: 'UPDATE', ...(isUntouched && { value }) })
      }
    },
    values,
  }
}

const asStored = (value: unknown) => ({ errorMessage: undefined, initialValue: value, valid: true })

export interface AppFieldsProps {
  fields: ClientField[]
  handle: string
  help: string
  initialState: FormState
  /** Endpoint of the form. */
  path: `/${string}`
  savedMessage: string
  schemaPath: string
  title: string
  /** When the document was last changed; null if it does not exist yet. */
  updatedAt: string | null
}

interface SavedResponse {
  doc: { settings: Record<string, Record<string, unknown> | undefined>; updatedAt: string }
}

/** The fields of an app's form and its save bar, inside Payload's form. */
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
    onSaved: ({ settings }: SavedResponse['doc'], sent): AppValues => {
      router.refresh()
      return Object.fromEntries(Object.keys(sent).map((name) => [name, settings[handle]?.[name] ?? null]))
    },
    savedMessage,
    send: async (values, updatedAt) => {
      const result = await call<SavedResponse>('PATCH', path, { settings: { [handle]: values }, updatedAt })
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
        {/* Lets Enter in a field save, as in any form. */}
        <button className={styles.hidden} tabIndex={-1} type="submit" />
      </form>
      <SaveBar {...bar} />
    </>
  )
}

interface Problem {
  message: string
  path?: string
}

/**
 * Shows the server's validation errors at Payload's fields and focuses the first of them.
 * @param prefix of the fields' paths in the request
 */
function useServerErrors(form: RefObject<HTMLElement | null>, problems: readonly Problem[], prefix: string): void {
  const [state, dispatchFields] = useAllFormFields()
  const { setSubmitted } = useForm()
  const isFocusDue = useRef(false)

  const show = useEffectEvent(() => {
    const errors = problems.flatMap(({ message, path }) =>
      path?.startsWith(prefix) ? [{ message, path: path.slice(prefix.length) }] : [],
    )
    for (const [path, { valid }] of Object.entries(state)) {
      if (valid === false) dispatchFields({ errorMessage: undefined, path, type: 'UPDATE', valid: true })
    }
    if (errors.length === 0) return
    dispatchFields({ errors, type: 'ADD_SERVER_ERRORS' })
    setSubmitted(true)
    isFocusDue.current = true
  })
  useEffect(() => show(), [problems])

  useEffect(() => {
    if (isFocusDue.current && focusFirstProblem(form.current)) isFocusDue.current = false
  })
}
