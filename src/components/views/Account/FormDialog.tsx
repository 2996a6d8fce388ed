'use client'

import { useCallback, useId, useState, type FormEvent, type InputHTMLAttributes, type ReactNode } from 'react'
import type { ActionResult } from '@/endpoints/actions'
import { Button } from '@/components/ui/Button/Button'
import { CodeSources } from '@/components/ui/CodeField/CodeSources'
import { Dialog } from '@/components/ui/Dialog/Dialog'
import { TextField } from '@/components/ui/Field/TextField'
import { useMessages } from '@/components/ui/useMessages'
import styles from './Account.module.css'
import { problemOf, type Problem } from './problemOf'

/** An input of the dialog. */
export interface FormField extends Omit<InputHTMLAttributes<HTMLInputElement>, 'defaultValue' | 'onChange' | 'value'> {
  /** What it holds when the dialog opens. */
  defaultValue?: string
  help?: string
  label: string
  name: string
}

interface Props<Doc> {
  /** Label of the main button; a verb. */
  action: string
  /** Above the fields. */
  children?: ReactNode
  description?: string
  isDangerous?: boolean
  isOpen: boolean
  onClose: () => void
  onDone: (doc: Doc) => void
  fields: FormField[]
  /** Sends the values, by field name, to the server. */
  send: (values: Record<string, string>) => Promise<ActionResult<Doc>>
  title: string
}

/** A dialog with a few fields and one request. Errors are shown at their field; typed values are kept. */
export function FormDialog<Doc>({
  action,
  children,
  description,
  isDangerous,
  isOpen,
  onClose,
  onDone,
  fields,
  send,
  title,
}: Props<Doc>) {
  const t = useMessages()
  const formId = useId()
  const [values, setValues] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isBusy, setBusy] = useState(false)

  const fillCode = useCallback((code: string) => setValues((before) => ({ ...before, code })), [])

  function reset() {
    setValues({})
    setProblem(null)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    const result = await send({ ...defaultsOf(fields), ...values })
    setBusy(false)
    if (result.success) {
      reset()
      return onDone(result.doc)
    }
    const failure = problemOf(result, t)
    setProblem(failure)
    const field = fields.find(({ name }) => name === failure.path) ?? fields[0]
    document.getElementById(formId)?.querySelector<HTMLInputElement>(`input[name="${field?.name}"]`)?.focus()
  }

  return (
    <Dialog
      action={
        <Button disabled={isBusy} form={formId} variant={isDangerous ? 'danger' : 'primary'} type="submit">
          {isBusy ? t('accountBusy') : action}
        </Button>
      }
      cancelLabel={t('cancel')}
      description={description}
      isOpen={isOpen}
      onClose={() => {
        reset()
        onClose()
      }}
      title={title}
    >
      {children}
      <form className={styles.form} id={formId} onSubmit={(event) => void submit(event)}>
        {fields.map(({ defaultValue = '', help, label, name, ...input }) => (
          <TextField
            error={problem?.path === name ? problem.message : null}
            help={help}
            key={name}
            label={label}
            name={name}
            onValue={(value) => setValues((before) => ({ ...before, [name]: value }))}
            required
            value={values[name] ?? defaultValue}
            {...input}
          />
        ))}
        {fields.some(({ name }) => name === 'code') && <CodeSources onCode={fillCode} />}
        {problem && !fields.some(({ name }) => name === problem.path) && (
          <p className={styles.problem} role="alert">
            {problem.message}
          </p>
        )}
      </form>
    </Dialog>
  )
}

const defaultsOf = (fields: FormField[]): Record<string, string> =>
  Object.fromEntries(fields.flatMap(({ defaultValue, name }) => (defaultValue ? [[name, defaultValue]] : [])))
