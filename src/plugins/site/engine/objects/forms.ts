import type { Form } from '@/payload-types'
import { fieldName, type FormState } from '../../lib/forms/FormState'
import { richHtml } from '../../lib/html/richHtml'
import type { View } from '../../lib/View'
import { ownValue } from '@/lib/values'
import { declareObject, html, many, number, text, yesNo } from '../declare'

const stateOf = ({ id }: Form, { form }: View): FormState | null => (form?.id === id ? form : null)

const problemKeyOf = ({ isRateLimited, isTrapped, isUnproven }: FormState) =>
  isRateLimited ? 'gateMany' : isUnproven ? 'formUnproven' : isTrapped ? 'formTrapped' : 'formProblems'

declareObject<Form>('form', 'A form. `{% form form %}` sends it.', {
  anchor: text('The id of its element on the page, where visitors return after sending.', ({ id }) => `form-${id}`),
  confirmation: html('The message shown after sending.', ({ confirmation }, view) => richHtml(confirmation, view)),
  id: text('Its id.', ({ id }) => id),
  is_sent: yesNo('The visitor has just sent it.', (source, view) => stateOf(source, view)?.isAccepted ?? false),
  problem: text('Why it was not accepted.', (source, view) => {
    const state = stateOf(source, view)
    return state && !state.isAccepted ? view.messages[problemKeyOf(state)] : null
  }),
  questions: many('question', 'What it asks.', (source, view) =>
    (source.fields ?? []).map((question): QuestionSource => ({ form: source, question, state: stateOf(source, view) })),
  ),
  submit_label: text('The text of the button.', ({ submitLabel }, { messages }) => submitLabel || messages.formSend),
  title: text('Its title.', ({ title }) => title),
})

interface QuestionSource {
  form: Form
  question: FormQuestion
  state: FormState | null
}

const KINDS = {
  choiceQuestion: 'choice',
  consentQuestion: 'consent',
  dateQuestion: 'date',
  emailQuestion: 'email',
  longTextQuestion: 'textarea',
  numberQuestion: 'number',
  phoneQuestion: 'tel',
  textQuestion: 'text',
} as const

const WRONG = {
  dateQuestion: 'formWrongDate',
  emailQuestion: 'formWrongEmail',
  numberQuestion: 'formWrongNumber',
  phoneQuestion: 'formWrongPhone',
} as const

const wrongKeyOf = (blockType: string) => ownValue(WRONG, blockType) ?? 'formWrong'

const MAX_ANSWER = 500
const MAX_LONG_ANSWER = 10_000

const typedOf = ({ question, state }: QuestionSource): string | null =>
  state?.values?.get(fieldName(question.name)) ?? null

declareObject<QuestionSource>('question', 'One question of a form.', {
  help: text('A line of help.', ({ question: { help } }) => help),
  id: text('Id of its field on the page.', ({ form: { id }, question: { name } }) => `form-${id}-${name}`),
  is_multiple: yesNo(
    'Several choices can be selected.',
    ({ question: of }) => of.blockType === 'choiceQuestion' && of.multiple === true,
  ),
  is_required: yesNo('An answer is required.', ({ question: { required } }) => required ?? false),
  kind: text(
    '`text`, `textarea`, `email`, `tel`, `number`, `date`, `choice` or `consent`',
    ({ question: { blockType } }) => KINDS[blockType],
  ),
  label: text('What is asked.', ({ question: { label } }) => label),
  longest: number('The maximum length of an answer.', ({ question: { blockType } }) =>
    blockType === 'longTextQuestion' ? MAX_LONG_ANSWER : MAX_ANSWER,
  ),
  name: text('Name of its field.', ({ question: { name } }) => fieldName(name)),
  options: many('option', 'Its choices.', ({ question: of, state }) =>
    of.blockType === 'choiceQuestion'
      ? (of.options ?? []).map((option) => ({
          ...option,
          isChosen: state?.values?.getAll(fieldName(of.name)).includes(option.value) ?? false,
        }))
      : [],
  ),
  problem: text('What is wrong with the answer.', ({ question: { blockType, name }, state }, { messages }) => {
    const problem = state?.problems?.get(name)
    return problem ? messages[problem === 'missing' ? 'formMissing' : wrongKeyOf(blockType)] : null
  }),
  value: text('What was typed before.', typedOf),
})

declareObject<{ isChosen: boolean; label: string; value: string }>('option', 'One choice of a question.', {
  is_chosen: yesNo('It was chosen before.', ({ isChosen }) => isChosen),
  label: text('As visitors read it.', ({ label }) => label),
  value: text('As it is sent.', ({ value }) => value),
})

/** A question of a form, as entered by staff. */
type FormQuestion = NonNullable<Form['fields']>[number]
