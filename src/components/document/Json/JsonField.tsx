'use client'

import { FieldDescription, FieldLabel, RenderCustomComponent, useField } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'
import { useId, useState } from 'react'
import { findJsonProblem } from '@/lib/text/jsonProblem'
import control from '@/components/ui/Field/Field.module.css'
import { useMessages } from '@/components/ui/useMessages'
import styles from './JsonField.module.css'

/**
 * Parses a text; returns the text itself if it is not valid JSON, so that it stays in the form and the server rejects
 * it. Null if empty.
 */
function readJson(text: string): unknown {
  if (!text.trim()) return null
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

/** Formats data for editing. */
const writeJson = (value: unknown): string =>
  value === undefined || value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value, null, 2)

interface Typed {
  text: string
  /** The parsed value, to distinguish our own edit from a change made elsewhere. */
  value: unknown
}

/** A JSON editor with a monospaced font and line numbers. Payload's own editor is loaded from a third-party host. */
export const JsonField: JSONFieldClientComponent = ({ field, path: fieldPath, readOnly }) => {
  const t = useMessages()
  const noteId = useId()
  const { customComponents, disabled, errorMessage, path, setValue, showError, value } = useField<unknown>({
    potentiallyStalePath: fieldPath,
  })
  const [typed, setTyped] = useState<Typed>({ text: writeJson(value), value })
  if (typed.value !== value && JSON.stringify(typed.value) !== JSON.stringify(value))
    setTyped({ text: writeJson(value), value })
  const { text } = typed
  const syntaxError = findJsonProblem(text)
  const problem = syntaxError
    ? syntaxError.line
      ? t('jsonWrongAt', { line: syntaxError.line })
      : t('jsonWrong')
    : showError
      ? errorMessage
      : undefined
  const count = text.split('\n').length

  function change(next: string): void {
    const parsed = readJson(next)
    setTyped({ text: next, value: parsed })
    setValue(parsed)
  }

  return (
    <div className={`field-type ${control.field}`}>
      <FieldLabel label={field.label} localized={field.localized} path={path} required={field.required} />
      <div className={styles.sheet} dir="ltr">
        <div aria-hidden className={styles.numbers}>
          {Array.from({ length: count }, (_, index) => index + 1).join('\n')}
        </div>
        <textarea
          aria-describedby={noteId}
          aria-invalid={problem ? true : undefined}
          className={styles.text}
          id={`field-${path.replaceAll('.', '__')}`}
          name={path}
          onChange={(event) => change(event.target.value)}
          readOnly={readOnly || disabled}
          rows={Math.max(count, 3)}
          spellCheck={false}
          value={text}
          wrap="off"
        />
      </div>
      <div id={noteId}>
        {problem ? (
          <p className={`${control.error} ${styles.problem}`} role="alert">
            {problem}
          </p>
        ) : (
          <RenderCustomComponent
            CustomComponent={customComponents?.Description}
            Fallback={<FieldDescription description={field.admin?.description} path={path} />}
          />
        )}
      </div>
    </div>
  )
}
