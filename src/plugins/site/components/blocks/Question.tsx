import type { ReactNode } from 'react'
import type { FormQuestion } from '../../lib/forms/FormQuestion'
import { fieldName, type FormProblem } from '../../lib/forms/FormState'
import type { SiteWords } from '../../words/en'
import { Choices } from './Choices'

interface Props {
  /** Before the ids of its parts. */
  place: string
  problem: FormProblem | undefined
  question: FormQuestion
  /** What was typed before, if anything. */
  typed: URLSearchParams | undefined
  words: SiteWords
}

const KINDS = { dateQuestion: 'date', emailQuestion: 'email', numberQuestion: 'number', phoneQuestion: 'tel', textQuestion: 'text' } as const
const COMPLETES = { emailQuestion: 'email', phoneQuestion: 'tel' } as const
const LONGEST = 500
const LONGEST_TEXT = 10_000

/** A question with its label, its help and what was wrong with the answer. The attributes are those of HTML: nothing runs here. */
export function Question({ place, problem, question, typed, words }: Props) {
  const name = fieldName(question.name)
  const id = `${place}-${question.name}`
  const said = [question.help && `${id}-help`, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined
  const common = { 'aria-describedby': said, 'aria-invalid': problem ? (true as const) : undefined, id, name, required: question.required ?? false }
  const text = typed?.get(name) ?? undefined
  const label = <Label isOptional={!question.required} label={question.label} words={words} />
  const more = (
    <>
      {question.help && (
        <p className="help" id={`${id}-help`}>
          {question.help}
        </p>
      )}
      {problem && (
        <p className="problem" id={`${id}-problem`}>
          {problem === 'missing' ? words.formMissing : words.formWrong}
        </p>
      )}
    </>
  )
  const labelled = (field: ReactNode) => (
    <div className="question">
      <label htmlFor={id}>{label}</label>
      {field}
      {more}
    </div>
  )
  switch (question.blockType) {
    case 'longTextQuestion':
      return labelled(
        <textarea {...common} maxLength={LONGEST_TEXT} rows={5}>
          {text}
        </textarea>,
      )
    case 'choiceQuestion':
      return <Choices chosen={typed?.getAll(name) ?? []} common={common} label={label} more={more} question={question} />
    case 'consentQuestion':
      return (
        <div className="question">
          <label className="tick">
            <input {...common} checked={Boolean(text)} type="checkbox" value="yes" />
            <span>{label}</span>
          </label>
          {more}
        </div>
      )
    default: {
      const kind = question.blockType
      const steps = kind === 'numberQuestion' ? { step: 'any' } : { maxLength: LONGEST }
      return labelled(<input {...common} {...steps} autoComplete={kind in COMPLETES ? COMPLETES[kind as keyof typeof COMPLETES] : undefined} type={KINDS[kind]} value={text} />)
    }
  }
}

const Label = ({ isOptional, label, words }: { isOptional: boolean; label: string; words: SiteWords }) => (
  <>
    {label} {isOptional && <span className="optional">{words.formOptional}</span>}
  </>
)
