import { answeredQuestions } from '@/lib/forms/answers/answeredQuestions'
import { answerText } from '@/lib/forms/answers/answerText'
import { cellsOf, columnsOf, type CurrentQuestion } from '@/lib/forms/answers/columns'
import { answerQuery, readAnswerFilters, readPage } from '@/lib/forms/answers/filters'
import { csvHead, csvRow } from '@/lib/forms/answers/csvRows'

const question = (id: string, name: string, label = name, more: Partial<CurrentQuestion> = {}): CurrentQuestion => ({
  id,
  kind: 'textQuestion',
  label,
  name,
  ...more,
})
const words = {
  language: 'en',
  no: 'No',
  sent: 'Sent',
  sentFrom: 'Sent from',
  sentIn: 'Language',
  timeZone: 'Europe/London',
  yes: 'Yes',
}

/** What stands in each column of an answer, by the label of the column. */
const valuesOf = (
  current: CurrentQuestion[],
  sent: { answers: Record<string, unknown>; questions: CurrentQuestion[] | null },
) => {
  const names = Object.keys(sent.answers).filter((name) => !current.some((one) => one.name === name))
  const columns = columnsOf(
    current,
    names.map((name) => ({ asked: sent.questions?.find((one) => one.name === name) ?? null, name })),
  )
  const cells = cellsOf(sent, columns)
  return Object.fromEntries(
    columns.map((column) => [`${column.label}${column.isFormer ? ' (former)' : ''}`, cells.get(column)?.value]),
  )
}

describe('columns of form answers', () => {
  const asked = [question('1', 'name', 'Your name'), question('2', 'voice', 'Voice')]
  const sent = { answers: { name: 'Ada', voice: 'alto' }, questions: asked }

  it('are the form’s questions in their order, with their current labels', () => {
    expect(
      Object.entries(valuesOf([question('2', 'voice', 'Which voice?'), question('1', 'name', 'Full name')], sent)),
    ).toEqual([
      ['Which voice?', 'alto'],
      ['Full name', 'Ada'],
    ])
  })

  it('stay one column when a question is renamed, even if a new question takes the old name', () => {
    expect(valuesOf([question('1', 'fullname', 'Your name'), question('2', 'voice', 'Voice')], sent)).toEqual({
      Voice: 'alto',
      'Your name': 'Ada',
    })
    expect(
      valuesOf([question('1', 'fullname', 'Your name'), question('3', 'name', 'Name of your dog')], {
        ...sent,
        answers: { name: 'Ada' },
      }),
    ).toEqual({ 'Name of your dog': undefined, 'Your name': 'Ada' })
    expect(valuesOf([question('9', 'name', 'Your name')], { ...sent, answers: { name: 'Ada' } })).toEqual({
      'Your name': 'Ada',
    })
  })

  it('keep removed questions with the label they had, or with their name', () => {
    expect(valuesOf([question('1', 'name', 'Your name')], sent)).toEqual({
      'Voice (former)': 'alto',
      'Your name': 'Ada',
    })
    expect(valuesOf([question('1', 'name', 'Your name')], { ...sent, questions: null })).toEqual({
      'Your name': 'Ada',
      'voice (former)': 'alto',
    })
  })
})

describe('answerText', () => {
  const voice = {
    blockType: 'choiceQuestion',
    id: '2',
    label: 'Voice',
    name: 'voice',
    options: [
      { label: 'Alto', value: 'a' },
      { label: 'Bass', value: 'b' },
    ],
  }

  it('names the chosen options with their current labels, else with the former ones', () => {
    const [asked] = answeredQuestions([voice], { voice: ['a', 'b'] })
    expect(asked).toEqual({
      chosen: [
        { label: 'Alto', value: 'a' },
        { label: 'Bass', value: 'b' },
      ],
      id: '2',
      kind: 'choiceQuestion',
      label: 'Voice',
      name: 'voice',
    })
    expect(
      answerText(
        ['a', 'b'],
        question('2', 'voice', 'Voice', { options: [{ label: 'Contralto', value: 'a' }] }),
        asked,
        words,
      ),
    ).toBe('Contralto, Bass')
    expect(answerText('x', question('2', 'voice'), undefined, words)).toBe('x')
  })

  it('says whether the visitor consented, and is empty where the question was not asked', () => {
    const consent = question('3', 'consent', 'You may write to me', { kind: 'consentQuestion' })
    expect([
      answerText(true, consent, consent, words),
      answerText(undefined, consent, consent, words),
      answerText(undefined, consent, undefined, words),
    ]).toEqual(['Yes', 'No', ''])
  })

  it('formats days, and leaves numbers and invalid days unchanged', () => {
    expect(answerText('2026-09-01', question('4', 'day', 'Day', { kind: 'dateQuestion' }), undefined, words)).toBe(
      '1 Sept 2026',
    )
    expect(answerText(0, question('5', 'age'), undefined, words)).toBe('0')
    expect(answerText('32 Nov', question('4', 'day', 'Day', { kind: 'dateQuestion' }), undefined, words)).toBe('32 Nov')
  })
})

describe('row of the CSV export', () => {
  it('has a unique name for each column, times of the site’s time zone and plain numbers', () => {
    const current = [
      question('1', 'first', 'Name'),
      question('2', 'second', 'Name'),
      question('3', 'age', 'Age', { kind: 'numberQuestion' }),
      question('4', 'day', 'Day', { kind: 'dateQuestion' }),
    ]
    const columns = columnsOf(current, [])
    expect(csvHead(columns, words)).toEqual([
      'Sent (Europe/London)',
      'Name (first)',
      'Name (second)',
      'Age',
      'Day',
      'Language',
      'Sent from',
    ])
    expect(
      csvRow(
        {
          answers: { age: -5, day: '2026-09-01', first: 'Ada' },
          createdAt: '2026-07-01T22:30:00.000Z',
          language: 'cy',
          page: '/clyweliad',
          questions: current,
        },
        columns,
        words,
      ),
    ).toEqual(['2026-07-01 23:30', 'Ada', '', -5, '2026-09-01', 'cy', '/clyweliad'])
  })
})

describe('filters of answers in an address', () => {
  it('are read back as they were written, and invalid ones are ignored', () => {
    const filters = { from: '2026-01-31', isUnread: true, search: 'ada & co', to: '2026-02-28' }
    expect(readAnswerFilters(Object.fromEntries(new URLSearchParams(answerQuery(filters, 3))))).toEqual(filters)
    expect(readAnswerFilters({ from: '2026-02-31', search: ['a', 'b'], show: 'all', to: 'tomorrow' })).toEqual({
      from: null,
      isUnread: false,
      search: '',
      to: null,
    })
    expect(['3', '0', '-1', 'x', '1e3', undefined].map((page) => readPage({ page }))).toEqual([3, 1, 1, 1, 1, 1])
    expect(answerQuery({ from: null, isUnread: false, search: '', to: null })).toBe('')
  })
})
