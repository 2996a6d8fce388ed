'use client'

import { FieldDescription, FieldLabel, RenderCustomComponent, useField } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'
import { useId, useState } from 'react'
import { jsonProblem } from '../../../lib/text/jsonProblem'
import control from '../../ui/Field/Field.module.css'
import { useWords } from '../../ui/useWords'
import styles from './JsonField.module.css'

/** What a text says; the text itself where it is no JSON, so that it stays in the form and the server refuses it. Nothing for an empty one. */
function readJson(text: string): unknown {
  if (!text.trim()) return null
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

/** Data as people edit it. */
const writeJson = (value: unknown): string =>
  value === undefined || value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value, null, 2)

interface Typed {
  text: string
  /** What it was read as, to tell what comes back from what somebody else put there. */
  value: unknown
}

/** Data as JSON, in letters of one width with the number of each line. Payload's own editor is fetched from a stranger's host. */
export const JsonField: JSONFieldClientComponent = ({ field, path: place, readOnly }) => {
  const t = useWords()
  const noteId = useId()
  const { customComponents, disabled, errorMessage, path, setValue, showError, value } = useField<unknown>({
    potentiallyStalePath: place,
  })
  const [typed, setTyped] = useState<Typed>({ text: writeJson(value), value })
  if (typed.value !== value && JSON.stringify(typed.value) !== JSON.stringify(value))
    setTyped({ text: writeJson(value), value })
  const { text } = typed
  const wrong = jsonProblem(text)
  const problem = wrong
    ? wrong.line
      ? t('jsonWrongAt', { line: wrong.line })
      : t('jsonWrong')
    : showError
      ? errorMessage
      : undefined
  const count = text.split('\n').length

  function change(next: string): void {
    const read = readJson(next)
    setTyped({ text: next, value: read })
    setValue(read)
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
