'use client'

import { useId, useState, type FormEvent, type InputHTMLAttributes, type ReactNode } from 'react'
import type { ActionResult } from '../../../endpoints/toAction'
import { Button } from '../../ui/Button/Button'
import { Dialog } from '../../ui/Dialog/Dialog'
import { TextField } from '../../ui/Field/TextField'
import { useMessages } from '../../ui/useMessages'
import styles from './Account.module.css'
import { problemOf, type Problem } from './problemOf'

/** One thing that is asked for. */
export interface Question extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  help?: string
  label: string
  name: string
}

interface Props<Doc> {
  /** The verb of the main button. */
  action: string
  /** Above the fields. */
  children?: ReactNode
  description?: string
  isDangerous?: boolean
  isOpen: boolean
  onClose: () => void
  onDone: (doc: Doc) => void
  questions: Question[]
  /** Asks the server, with the answers by name. */
  send: (answers: Record<string, string>) => Promise<ActionResult<Doc>>
  title: string
}

/** A dialog with a few fields and one call. What is wrong stands at its field; everything typed stays. */
export function FormDialog<Doc>({
  action,
  children,
  description,
  isDangerous,
  isOpen,
  onClose,
  onDone,
  questions,
  send,
  title,
}: Props<Doc>) {
  const t = useMessages()
  const form = useId()
  const [answers, setAnswers] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isBusy, setBusy] = useState(false)

  function reset() {
    setAnswers({})
    setProblem(null)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    const result = await send(answers)
    setBusy(false)
    if (result.success) {
      reset()
      return onDone(result.doc)
    }
    const found = problemOf(result, t)
    setProblem(found)
    const field = questions.find(({ name }) => name === found.path) ?? questions[0]
    document.getElementById(form)?.querySelector<HTMLInputElement>(`input[name="${field?.name}"]`)?.focus()
  }

  return (
    <Dialog
      action={
        <Button disabled={isBusy} form={form} variant={isDangerous ? 'danger' : 'primary'} type="submit">
          {isBusy ? t('accountBusy') : action}
        </Button>
      }
      cancelWord={t('cancel')}
      description={description}
      isOpen={isOpen}
      onClose={() => {
        reset()
        onClose()
      }}
      title={title}
    >
      {children}
      <form className={styles.form} id={form} onSubmit={(event) => void submit(event)}>
        {questions.map(({ help, label, name, ...input }) => (
          <TextField
            error={problem?.path === name ? problem.message : null}
            help={help}
            key={name}
            label={label}
            name={name}
            onValue={(value) => setAnswers((before) => ({ ...before, [name]: value }))}
            required
            value={answers[name] ?? ''}
            {...input}
          />
        ))}
        {problem && !questions.some(({ name }) => name === problem.path) && (
          <p className={styles.problem} role="alert">
            {problem.message}
          </p>
        )}
      </form>
    </Dialog>
  )
}
