'use client'

import { Form, useServerFunctions } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useState } from 'react'
import { AppFields, type AppFieldsProps } from './AppFields'

interface Props extends AppFieldsProps {
  /** Some fields are shown only for certain values of others: the server evaluates the conditions. */
  hasConditions: boolean
}

/** An app's settings for a site, in Payload's own fields. Validation happens on the server, when the form is sent. */
export function AppForm({ hasConditions, initialState, ...props }: Props) {
  const { getFormState } = useServerFunctions()
  // Keep the first state: a refreshed screen brings a new one, which would discard what was typed since.
  const [firstState] = useState(initialState)
  const onChange = async ({ formState }: { formState: FormState }): Promise<FormState> => {
    const { state } = await getFormState({
      collectionSlug: 'app-config',
      docPermissions: { fields: true },
      docPreferences: { fields: {} },
      formState,
      operation: 'update',
      schemaPath: props.schemaPath,
      skipValidation: true,
    })
    return state ?? formState
  }
  return (
    <Form el="div" initialState={firstState} {...(hasConditions && { onChange: [onChange] })}>
      <AppFields {...props} initialState={firstState} />
    </Form>
  )
}
