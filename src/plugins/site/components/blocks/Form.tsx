import type { FormBlock } from '../../../../payload-types'
import { FORM_FIELD, PROOF_FIELD, TRAP_FIELD, type FormState } from '../../lib/forms/FormState'
import type { View } from '../../lib/View'
import { Rich } from '../Rich'
import { Question } from './Question'

/** A form that works without a script: the page it stands on takes it and says what became of it. */
export const Form = ({ block, view }: { block: FormBlock; view: View }) => {
  const form = view.library.get('forms', block.form)
  if (!form) return null
  const place = `form-${form.id}`
  const state = view.form?.id === form.id ? view.form : null
  const heading = block.heading ?? form.title
  return (
    <section className="form" id={place}>
      {heading && <h2>{heading}</h2>}
      {state?.isSent ? (
        <div role="status">{form.confirmation ? <Rich data={form.confirmation} view={view} /> : <p>{view.words.formThanks}</p>}</div>
      ) : (
        <form action={`#${place}`} data-guarded={view.apps.guard ? true : undefined} method="post">
          <input name={FORM_FIELD} type="hidden" value={form.id} />
          {view.apps.guard && <input name={PROOF_FIELD} type="hidden" value="" />}
          <input aria-hidden="true" autoComplete="off" className="trap" name={TRAP_FIELD} tabIndex={-1} type="text" />
          {state && (
            <p className="problem" role="alert">
              {view.words[wordOf(state)]}
            </p>
          )}
          {(form.fields ?? []).map((question) => (
            <Question key={question.id} place={place} problem={state?.problems?.get(question.name)} question={question} typed={state?.typed} words={view.words} />
          ))}
          <button className="button" disabled={view.isDraft} type="submit">
            {form.submitLabel || view.words.formSend}
          </button>
        </form>
      )}
    </section>
  )
}

const wordOf = ({ isTooOften, isUnproven }: FormState) => (isTooOften ? 'gateMany' : isUnproven ? 'formUnproven' : 'formProblems')
